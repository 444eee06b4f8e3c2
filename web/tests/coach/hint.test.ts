import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isExplainable } from "../../src/coach/hint/explainable";
import { HintState } from "../../src/coach/hint/hint_state.svelte";
import { spotOf, pathThrough } from "../../src/parts/marks";
import { verdictText } from "../../src/live/tries";
import type { TableInfo } from "../../src/lib/net/api";
import type { Desk } from "../../src/lib/state/desk.svelte";
import type { LiveTable } from "../../src/live/live_table.svelte";
import type { TriedMove } from "../../src/lib/net/coach_shapes";
import { desk, line, option, serve, state, table } from "../helpers";

const GEAR = { kind: "gear", id: "uxmal" };
const TILE = { kind: "tile", id: "B1" };

function told(step: number) {
  const line = ["go", "stay"];
  const move = { line, texts: line, text: "go; then stay", things: [GEAR, TILE] };
  const other = { option: { line: ["x"], chance: 0.1 }, things: [TILE] };
  const moves = [{ option: { line, chance: 0.3 }, things: [GEAR, TILE] }, other];
  return {
    revision: 5 + step,
    answers: 0,
    hint: {
      step,
      seat: "red",
      nudge: { things: [GEAR], verb: "go", theme: "" },
      nudge_text: ["Look at Uxmal."],
      move: step > 1 ? move : null,
      comparison: step > 2 ? { moves, lines: [line, ["x"]], texts: ["", ""], reasons: null, reasons_text: [] } : null,
    },
  };
}

describe("a hint", () => {
  let mine: Desk;
  let one: HintState;
  const choose = vi.fn();
  const answers: Record<string, unknown> = {};

  beforeEach(() => {
    choose.mockClear();
    mine = desk({ choose });
    mine.show(state({ revision: 5, options: [option("go"), option("x")] }), null);
    one = new HintState(mine);
  });
  afterEach(() => vi.unstubAllGlobals());

  const ask = async (step: number) => {
    answers["/api/tables/t1/hint"] = told(step);
    const requests = serve(answers);
    await one.requestStep("t1", "tok", step);
    return requests;
  };

  it("begins with where to look, and tells no move yet", async () => {
    const requests = await ask(1);
    expect(requests[0]!.body).toEqual({ revision: 5, step: 1 });
    expect([one.isOpen, one.step, one.comparison]).toEqual([true, 1, null]);
    expect(one.marks).toEqual([{ moves: [], things: [GEAR], number: null }]);
  });

  it("uses the revision that the hint itself has made", async () => {
    await ask(1);
    expect((await ask(2))[0]!.body).toEqual({ revision: 6, step: 2 });
  });

  it("marks the first move where it can be chosen, and what the rest of its line names", async () => {
    await ask(3);
    expect(one.marks).toEqual([
      { moves: ["go"], things: [GEAR], number: 1 },
      { moves: [], things: [TILE], number: 2 },
    ]);
    one.chosenMove = 1;
    expect(one.marks[0]).toEqual({ moves: ["x"], things: [], number: 1 });
    one.isShowing = false;
    expect(one.marks).toEqual([]);
  });

  it("plays its line as far as that is possible", async () => {
    await ask(3);
    one.play();
    expect([choose.mock.calls, one.isOpen]).toEqual([[["go", false]], false]);
    mine.show(state({ revision: 8, answers: 1, options: [option("stay")] }), null);
    one.onTableChanged();
    expect(choose.mock.calls).toEqual([
      ["go", false],
      ["stay", false],
    ]);
    mine.show(state({ revision: 9, answers: 2, options: [option("stay")] }), null);
    one.onTableChanged();
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("closes when the question has gone, not when only the log has grown", async () => {
    await ask(1);
    mine.show(state({ revision: 6, answers: 0 }), null);
    one.onTableChanged();
    expect(one.isOpen).toBe(true);
    mine.show(state({ revision: 7, answers: 1 }), null);
    one.onTableChanged();
    expect(one.isOpen).toBe(false);
  });

  it("says why there is none", async () => {
    serve({});
    await one.requestStep("t1", "tok", 1);
    expect([one.problem, one.isThinking, one.hint]).toEqual(["no such table", false, null]);
  });

  it("is not shown when it comes after the panel was closed", async () => {
    answers["/api/tables/t1/hint"] = told(1);
    serve(answers);
    const asked = one.requestStep("t1", "tok", 1);
    one.close();
    await asked;
    expect([one.isOpen, one.hint]).toEqual([false, null]);
  });

  it("explains a move of a bot, and shows the one that was played", async () => {
    const explanation = {
      at: 3,
      seat: "blue",
      played: 1,
      text: ["Blue played x."],
      comparison: told(3).hint.comparison,
    };
    const requests = serve({ "/api/tables/t1/explain": { revision: 5, explanation } });
    await one.explain("t1", undefined, 3, "blue");
    expect([requests[0]!.body, one.chosenMove, one.explainedAt]).toEqual([{ at: 3 }, 1, 3]);
    one.close();
    expect([one.explainedAt, one.explanation]).toEqual([null, null]);
  });

  it("says quietly what cannot be told yet, and aloud what went wrong", async () => {
    const refuse = (error: string) =>
      vi.stubGlobal("fetch", async () =>
        Response.json({ error, text: `no: ${error}`, rule: "", source: "" }, { status: 409 }),
      );
    refuse("explain-secret");
    await one.explain("t1", undefined, 3, "blue");
    expect([one.isRefused, one.isOpen, one.isThinking]).toEqual([true, true, false]);
    refuse("coach-slow");
    await one.explain("t1", undefined, 3, "blue");
    expect([one.isRefused, one.problem]).toEqual([false, "no: coach-slow"]);
  });

  it("may be asked about a bot while the game runs with hints, and about every other seat afterwards", () => {
    const seats = ["red", "blue", "green"].map((seat) => ({ seat, kind: "human", name: "", bot: "", resigned: false }));
    seats[1]!.bot = "easy";
    mine.show(state({ table: table({ seats }) }), null);
    const asked = (fields: Partial<TableInfo>): string[] => {
      const live = { table: table({ seats, hints: true, ...fields }) } as LiveTable;
      return ["red", "blue", "green"].filter((seat) => isExplainable(mine, live, { ...line("x", seat), at: 4 }));
    };
    expect(asked({})).toEqual(["blue"]);
    expect(asked({ hints: false })).toEqual([]);
    expect(asked({ phase: "over", hints: false })).toEqual(["blue", "green"]);
    const live = { table: table({ seats, hints: true }) } as LiveTable;
    expect(isExplainable(mine, live, line("a note", "blue"))).toBe(false);
  });
});

describe("marks", () => {
  it("are circles around small places and boxes around long ones", () => {
    const circle = spotOf({ left: 10, top: 10, width: 30, height: 28 });
    expect([circle.width, circle.height, circle.round]).toEqual([38, 38, 19]);
    expect(spotOf({ left: 0, top: 0, width: 200, height: 40 }).round).toBe(10);
    expect(pathThrough([circle, { ...circle, x: 106 }])).toBe("M25 24L125 24");
  });
});

describe("a try", () => {
  const tried = (fields: Partial<TriedMove>): TriedMove =>
    ({ solved: false, loss: null, loss_error: null, ...fields }) as TriedMove;

  it("is praised within the margin, and else told what it costs as far as that is known", () => {
    const keys = [tried({ solved: true }), tried({ loss: 0.1, loss_error: 0.02 }), tried({})].map(verdictText);
    expect(keys).toEqual(["coach-try-solved", "coach-try-costs", "coach-try-other"]);
  });
});
