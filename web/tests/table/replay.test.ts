import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Desk } from "../../src/lib/state/desk.svelte";
import type { LiveTable } from "../../src/live/live_table.svelte";
import { jumpTo } from "../../src/table/jump";
import { onReplayKey } from "../../src/table/replay/keys";
import { TableReplay, replayOf, type Moment } from "../../src/live/table_replay.svelte";
import { desk, line, serve, state, type Request } from "../helpers";

// Rounds 1 and 2; who decided comes with each moment.  The present is the last one.
const SEATS = [null, "red", "red", "blue", "red", "red", "blue", "blue"];
const MOMENTS: Moment[] = SEATS.map((seat, index) => ({
  at: index * 2,
  seat,
  move: `m${index}`,
  heading: index < 4 ? "Round 1" : "Round 2",
  round: index < 4 ? 1 : 2,
  log: [line("moves", index % 2 ? "blue" : "red"), line(`line ${index}`)],
  scores: {},
}));

let mine: Desk;
let replay: TableReplay;
let requests: Request[];

function server(you: string | null, moments = MOMENTS): void {
  const positions = Object.fromEntries(
    moments.map(({ at }) => [`/api/tables/t1/replay/${at}`, { at, view: { at }, ask: { seat: "blue" } }]),
  );
  requests = serve({ "/api/tables/t1/replay": { revision: 9, answers: 14, over: false, you, moments }, ...positions });
}

beforeEach(async () => {
  mine = desk();
  mine.show(state({ answers: 14 }), null);
  replay = new TableReplay(mine);
  server("red");
  await replay.load("t1", "tok", 9, "en");
});

describe("the moments", () => {
  it("are asked for once for a revision and a language", async () => {
    await replay.load("t1", "tok", 9, "en");
    expect(requests).toHaveLength(1);
    await replay.load("t1", "tok", 10, "en");
    await replay.load("t1", "tok", 10, "de");
    expect(requests).toHaveLength(3);
  });

  it("end in the present", () => {
    expect(replay.isPresent).toBe(true);
    expect(replay.index).toBe(7);
  });
});

describe("showing a moment", () => {
  it("lets the desk look at it, with the token of the seat", async () => {
    await replay.show(2);
    expect(mine.shownAt).toBe(4);
    expect(mine.view).toEqual({ at: 4 });
    expect(mine.seats.find((seat) => seat.isAsked)?.seat).toBe("blue");
    expect(replay.moment?.move).toBe("m2");
    expect(requests.at(-1)?.headers["Sacbe-Token"]).toBe("tok");
  });

  it("asks for a position only once", async () => {
    await replay.show(2);
    await replay.show(1);
    await replay.show(2);
    expect(requests.map((one) => one.path).filter((path) => path.endsWith("/4"))).toHaveLength(1);
  });

  it("forgets positions that were taken back", async () => {
    await replay.show(2);
    server("red", [...MOMENTS.slice(0, 2), { ...MOMENTS[2]!, move: "other" }, MOMENTS[3]!]);
    await replay.load("t1", "tok", 10, "en");
    await replay.show(2);
    expect(requests.map((one) => one.path)).toContain("/api/tables/t1/replay/4");
  });

  it("keeps to the ends; the last one is the present", async () => {
    await replay.show(-5);
    expect(mine.shownAt).toBe(0);
    await replay.show(99);
    expect(mine.shownAt).toBeNull();
  });

  it("shows the one that was asked for last, however quick the answers are", async () => {
    const first = replay.show(1);
    await Promise.all([first, replay.show(3)]);
    expect(mine.shownAt).toBe(6);
  });
});

describe("steps", () => {
  it("by decisions go one by one", async () => {
    await replay.step("decision", -1);
    expect(replay.index).toBe(6);
    await replay.step("decision", -1);
    await replay.step("decision", 1);
    expect(replay.index).toBe(6);
  });

  it("by turns go to where the own seat begins", async () => {
    await replay.show(1);
    await replay.step("turn", 1);
    expect(replay.index).toBe(3); // blue has decided, red is asked
    await replay.step("turn", 1);
    expect(replay.index).toBe(7);
    await replay.step("turn", -1);
    expect(replay.index).toBe(3);
  });

  it("by turns stop at every change of seat for a watcher", async () => {
    server(null);
    await replay.load("t1", undefined, 11, "en");
    await replay.show(1);
    await replay.step("turn", 1);
    expect(replay.index).toBe(2);
    await replay.step("turn", 1);
    expect(replay.index).toBe(3);
  });

  it("by rounds go to their first moment, else to an end", async () => {
    await replay.step("round", -1);
    expect(replay.index).toBe(4);
    await replay.step("round", -1);
    expect(replay.index).toBe(0);
    expect(replay.beginsRound(4)).toBe(true);
    expect(replay.beginsRound(5)).toBe(false);
  });
});

describe("playing", () => {
  afterEach(() => {
    replay.stop();
    vi.useRealTimers();
  });

  it("goes on by itself and ends in the present", async () => {
    vi.useFakeTimers();
    await replay.show(5);
    replay.toggle();
    expect(replay.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(1100);
    expect(replay.index).toBe(6);
    await vi.advanceTimersByTimeAsync(3000);
    expect([replay.isPresent, replay.isPlaying]).toEqual([true, false]);
  });

  it("stops where somebody steps or leaves", async () => {
    vi.useFakeTimers();
    await replay.show(1);
    replay.toggle();
    await replay.step("decision", 1);
    expect(replay.isPlaying).toBe(false);
    replay.toggle();
    replay.leave();
    expect([replay.isPlaying, mine.shownAt]).toEqual([false, null]);
  });
});

describe("keys", () => {
  function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    document.body.dispatchEvent(event);
    onReplayKey(replay, event);
    return event;
  }

  it("step through the line and back to the present", async () => {
    const step = vi.spyOn(replay, "step");
    const show = vi.spyOn(replay, "show");
    press("ArrowLeft");
    press("ArrowRight", { shiftKey: true });
    press("PageUp");
    press("PageDown");
    press("Home");
    expect(step.mock.calls).toEqual([
      ["decision", -1],
      ["turn", 1],
      ["round", -1],
      ["round", 1],
    ]);
    expect(show).toHaveBeenLastCalledWith(0);
    expect(press("End").defaultPrevented).toBe(true);
    expect(mine.shownAt).toBeNull();
  });

  it("leave other keys alone", () => {
    expect(press("x").defaultPrevented).toBe(false);
  });
});

describe("a line of the log", () => {
  it("leads to the moment it tells of, the second of two equal ones to the second", async () => {
    const live = { id: "t1", shown: { token: "tok" }, openSide: vi.fn() } as unknown as LiveTable;
    mine.changeSeat(state({ answers: 14, revision: 9 }), [line("moves", "red"), line("line 0"), line("moves", "red")]);
    await jumpTo(mine, live, 2);
    expect(mine.shownAt).toBe(4); // the moment between them is of the other seat
    expect(live.openSide).toHaveBeenCalledWith("replay");
    await jumpTo(mine, live, 1);
    expect(mine.shownAt).toBe(0);
    expect(replayOf(mine).index).toBe(0);
  });
});
