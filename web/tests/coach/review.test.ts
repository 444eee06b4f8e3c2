import { afterEach, describe, expect, it, vi } from "vitest";
import { formatChance, formatChange, formatError, formatPoints } from "../../src/lib/text/figures";
import {
  errorBand,
  worstByDay,
  errorAt,
  kindOf,
  nearestPoint,
  chancePath,
  turningPins,
  Scale,
  accountSpan,
  stackLabels,
  accountSteps,
  timesOf,
} from "../../src/coach/review/chart";
import { ReviewState } from "../../src/coach/review/review_state.svelte";
import type { JudgedDecision, Point, Review, ReviewStatus } from "../../src/lib/net/coach_shapes";
import { setLanguage } from "../../src/lib/text/words.svelte";
import { desk, serve, state } from "../helpers";

const FRAME = { width: 300, height: 140, left: 50, right: 50, top: 20, bottom: 20 };

function point(at: number, day: number | null, ...chances: number[]): Point {
  const clock = day === null ? null : { unit: "day", number: day, last: 4 };
  return { at, chances, points: chances, clock };
}

function decision(at: number, fields: Partial<JudgedDecision> = {}): JudgedDecision {
  const clock = { unit: "day", number: at, last: 4 };
  return {
    at,
    seat: "red",
    kind: "good",
    error: 0,
    loss: 0,
    loss_error: 0,
    options: [],
    clock,
    ...fields,
  } as JudgedDecision;
}

function review(fields: Partial<Review> = {}): Review {
  const seats = ["red", "blue"].map((seat) => ({ seat, start: 0.5, luck: 0, own: 0, others: 0, result: 0.5 }));
  const timeline = [point(0, 0, 0.5, 0.5), point(4, 1, 0.6, 0.4), point(5, 2, 0.2, 0.8), point(9, 3, 1, 0)];
  return { seats, timeline, decisions: [], turning: [], calendar: [], depth: 1, ...fields } as unknown as Review;
}

function turn(at: number, seat: string, loss: number) {
  return { at, what: "mistake", seat, change: -loss, error: 0.01, decision: 0, luck: null, better: [] };
}

describe("figures", () => {
  it("writes chances in points of a hundred, with their sign where they change", () => {
    expect([formatChance(0.214), formatChange(-0.161), formatChange(0.03), formatChange(0.001)]).toEqual([
      "21",
      "−16",
      "+3",
      "0",
    ]);
    expect([formatPoints(1.24), formatPoints(-0.9), formatPoints(0.01)]).toEqual(["+1.2", "−0.9", "0.0"]);
  });

  it("never makes a number look surer than it is", () => {
    expect([formatError(0), formatError(0.0003), formatError(0.004), formatError(0.021)]).toEqual([
      "±0",
      "±<0.1",
      "±0.4",
      "±2",
    ]);
  });

  it("writes decimals as the language does", async () => {
    await setLanguage("de");
    expect([formatError(0.0003), formatError(0.004), formatPoints(-0.9)]).toEqual(["±<0,1", "±0,4", "−0,9"]);
    await setLanguage("en");
  });
});

describe("the chart", () => {
  const scale = (found: Review): Scale => new Scale(FRAME, timesOf(found.timeline));

  it("gives every day the same room, however many answers it had", () => {
    const found = scale(review());
    expect([0, 4, 5, 9].map((at) => Math.round(found.x(at)))).toEqual([50, 117, 183, 250]);
    expect(found.x(2)).toBeCloseTo(50 + 100 / 3);
  });

  it("counts answers where a game has no days", () => {
    const found = timesOf([point(0, null, 1), point(10, null, 1)]);
    expect([found.first, found.last, found.time(5)]).toEqual([0, 10, 5]);
  });

  it("lets the last day end with the game, and knows no day after it", () => {
    const found = timesOf([point(0, 0, 1), point(4, 4, 1), point(6, 5, 1), point(8, 5, 1)]);
    expect([found.last, found.time(4), found.time(8)]).toEqual([5, 4, 5]);
  });

  it("draws a line for a seat, and a band as wide as its doubt", () => {
    const found = review({ decisions: [decision(4, { error: 0.1 })] });
    expect(chancePath(scale(found), found.timeline, 0)).toBe("M50.0 70.0L116.7 60.0L183.3 100.0L250.0 20.0");
    expect(errorBand(scale(found), found, 0)).toContain("116.7 50.0");
    expect(errorAt(found.decisions, 2, 9)).toBeCloseTo(0.05);
    expect(errorAt([], 2, 9)).toBe(0);
  });

  it("puts no pin upon another, and none outside", () => {
    const found = review({ turning: [turn(4, "red", 0.1), turn(4, "red", 0.2), turn(5, "blue", 0.2)] });
    const placed = turningPins(scale(found), found);
    expect(new Set(placed.map((one) => `${one.x} ${one.py}`)).size).toBe(3);
    expect(placed.every((one) => one.py > FRAME.top && one.py < FRAME.height - FRAME.bottom)).toBe(true);
  });

  it("finds the moment under the pointer", () => {
    const found = review();
    expect(nearestPoint(scale(found), found.timeline, 120)?.at).toBe(4);
  });

  it("shows the worst decision of each day", () => {
    const day = { clock: { unit: "day", number: 1, last: 4 } };
    const all = [decision(1, day), decision(2, { ...day, kind: "blunder" }), decision(3, { ...day, kind: "mistake" })];
    expect(worstByDay([...all, decision(4, { seat: "blue" })], "red").map((one) => one.at)).toEqual([2]);
  });

  it("keeps names at the end of the lines apart", () => {
    expect(stackLabels([100, 98, 20], 16, 100)).toEqual([100, 84, 20]);
  });

  it("calls the only good move good", () => {
    expect([kindOf({ what: "only-move" }), kindOf({ what: "luck" })]).toEqual(["good", "luck"]);
  });
});

describe("an account", () => {
  it("goes from nothing to the result, step by step", () => {
    const seat = { start: 0.25, luck: 0.05, own: -0.4, others: 0.1 };
    expect(accountSteps(seat).map((one) => Math.round(one.from * 100))).toEqual([0, 25, 30, -10]);
    expect(accountSteps(seat).at(-1)?.to).toBeCloseTo(0);
    expect(accountSpan([seat])[0]).toBeCloseTo(-0.1);
    expect(accountSpan([seat])[1]).toBe(1);
  });
});

describe("a review", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const shown = (fields: Partial<ReviewStatus>): ReviewStatus =>
    ({
      id: "r",
      table: "t1",
      state: "done",
      depth: 1,
      problem: null,
      review: null,
      words: null,
      ...fields,
    }) as ReviewStatus;
  const at = () => {
    const one = desk();
    one.show(state(), null);
    return one;
  };

  it("is nothing before somebody has asked for it", async () => {
    vi.stubGlobal("fetch", async () => new Response("null", { headers: { "content-type": "application/json" } }));
    const one = new ReviewState(at(), "t1");
    await one.open();
    expect([one.isKnown, one.shown, one.problem]).toEqual([true, null, ""]);
    one.close();
  });

  it("is asked for again until it is there", async () => {
    vi.useFakeTimers();
    const answers: Record<string, unknown> = { "/api/tables/t1/review": shown({ state: "queued", place: 2 }) };
    const requests = serve(answers);
    const one = new ReviewState(at(), "t1");
    await one.begin();
    expect([requests[0]!.method, requests[0]!.body, one.isRunning]).toEqual(["POST", { depth: 1 }, true]);
    answers["/api/tables/t1/review"] = shown({
      review: review({ turning: [turn(4, "blue", 0.3), turn(5, "red", 0.1)] }),
    });
    await vi.advanceTimersByTimeAsync(1100);
    expect([requests.length, one.isRunning]).toEqual([2, false]);
    // it opens at the reader's own worst moment, though another's was worse
    expect([one.chosenPoint, one.at]).toEqual([1, 5]);
    one.isMine = true;
    expect(one.listedPoints.map((point) => point.index)).toEqual([1]);
    one.close();
  });

  it("goes from moment to moment, and follows the pointer over the chart", async () => {
    vi.useFakeTimers();
    serve({
      "/api/tables/t1/review": shown({ review: review({ turning: [turn(4, "red", 0.3), turn(5, "red", 0.1)] }) }),
    });
    const one = new ReviewState(at(), "t1");
    await one.open();
    expect(one.chosenPoint).toBe(0);
    one.step(1);
    one.step(1);
    expect(one.chosenPoint).toBe(1);
    one.look(9);
    expect([one.at, one.point]).toEqual([9, null]);
    one.look(null);
    expect(one.at).toBe(5);
    one.close();
  });

  it("looks deeper at twice the depth, and says what went wrong", async () => {
    const requests = serve({ "/api/tables/t1/review": shown({ review: review({ depth: 2 }) }) });
    const one = new ReviewState(at(), "t1");
    await one.open();
    await one.deepen();
    expect(requests[1]!.body).toEqual({ depth: 4 });
    serve({});
    await one.deepen();
    expect([one.problem, one.review !== null]).toEqual(["no such table", true]);
    one.close();
  });
});
