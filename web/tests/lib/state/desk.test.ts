import { describe, expect, it, vi } from "vitest";
import { seatNumber } from "../../../src/lib/state/desk.svelte";
import { desk, events, line, option, refused, state, table, why } from "../../helpers";

describe("what can be chosen", () => {
  it("is what the asked seat is offered", () => {
    const mine = desk();
    mine.show(state({ options: [option("a"), option("b")] }), null);
    expect(mine.isMine).toBe(true);
    expect([...mine.options.keys()]).toEqual(["a", "b"]);
  });

  it("is nothing while another seat is asked", () => {
    const mine = desk();
    mine.show(state({ ask: { seat: "blue", verbs: ["go"] }, options: [option("a")] }), null);
    expect(mine.isMine).toBe(false);
    expect(mine.choices).toEqual([]);
    expect(mine.isRefused("go")).toBe(false);
  });

  it("is nothing for a watcher", () => {
    const mine = desk();
    mine.show(state({ you: null, options: [option("a")] }), null);
    expect(mine.choices).toEqual([]);
  });

  it("is nothing while an earlier moment is looked at", () => {
    const mine = desk();
    mine.show(state({ options: [option("a")] }), null);
    mine.lookAt(3, { round: 0 }, "blue");
    expect(mine.choices).toEqual([]);
    expect(mine.view).toEqual({ round: 0 });
    expect(mine.seats.map((seat) => seat.isAsked)).toEqual([false, true]);
    mine.lookAt(null);
    expect(mine.view).toEqual({ round: 1 });
    expect(mine.choices).toHaveLength(1);
  });

  it("leaves moves of the question that can be asked why, and nothing else", () => {
    const mine = desk();
    mine.show(state({ options: [option("go east")] }), null);
    expect(mine.isRefused("go west")).toBe(true);
    expect(mine.isRefused("stay")).toBe(true);
    expect(mine.isRefused("go east")).toBe(false);
    expect(mine.isRefused("build 3")).toBe(false);
  });
});

describe("choosing", () => {
  it("hands an option on", () => {
    const choose = vi.fn();
    const mine = desk({ choose });
    mine.show(state({ options: [option("a")] }), null);
    mine.choose("a");
    expect(choose).toHaveBeenCalledWith("a", false);
  });

  it("does nothing while an answer is on its way", () => {
    const choose = vi.fn();
    const mine = desk({ choose });
    mine.show(state({ options: [option("a")] }), null);
    mine.isSending = true;
    mine.choose("a");
    expect(choose).not.toHaveBeenCalled();
  });

  it("asks why what is no option", async () => {
    const choose = vi.fn();
    const mine = desk({ choose, explainMove: async (move) => why(move, "r9") });
    mine.show(state(), null);
    mine.choose("x");
    await Promise.resolve();
    await Promise.resolve();
    expect(choose).not.toHaveBeenCalled();
    expect(mine.reason).toMatchObject({ move: "x", why: { rule: "r9" }, isPassing: false });
  });

  it("tells the reason beside what was asked about", async () => {
    const mine = desk();
    mine.show(state(), null);
    await mine.showReason("x", "to the east", { x: 1, y: 2 });
    expect(mine.reason).toMatchObject({ title: "to the east", why: { rule: "r1" }, at: { x: 1, y: 2 } });
  });

  it("gives no reason for a move that is legal after all", async () => {
    const mine = desk({ explainMove: async (move) => why(move, "", { legal: true }) });
    mine.show(state(), null);
    await mine.showReason("x");
    expect(mine.reason).toBeNull();
  });
});

describe("the list of what is not possible", () => {
  it("is fetched when somebody opens it, and gone with the question", async () => {
    const mine = desk({ fetchRefused: vi.fn(async () => [refused("r1", ["stay"])]) });
    mine.show(state(), null);
    expect(mine.refusedMoves).toBeNull();
    await mine.loadRefused();
    expect(mine.refusedMoves?.map((one) => one.rule)).toEqual(["r1"]);
    mine.show(state({ revision: 2 }), null);
    expect(mine.refusedMoves).toBeNull();
  });

  it("that comes too late is not shown", async () => {
    const mine = desk({ fetchRefused: vi.fn(async () => [refused("r1", ["stay"])]) });
    mine.show(state(), null);
    const asked = mine.loadRefused();
    mine.show(state({ revision: 2 }), null);
    await asked;
    expect(mine.refusedMoves).toBeNull();
  });
});

describe("a change", () => {
  it("adds to the log, and one that is told from the start replaces it", () => {
    const mine = desk();
    mine.show(state(), events([line("one")]));
    mine.show(state({ revision: 2 }), events([line("two")], { events: [{ kind: "moved" }] }));
    expect(mine.log.map((one) => one.text)).toEqual(["one", "two"]);
    expect(mine.newEvents).toEqual([{ kind: "moved" }]);
    mine.show(state({ revision: 3 }), events([line("three")], { anew: true, events: [{ kind: "old" }] }));
    expect(mine.log.map((one) => one.text)).toEqual(["three"]);
    expect(mine.newEvents).toEqual([]);
  });

  it("clears what was pointed at and selected, but not if nothing new was decided", () => {
    const mine = desk();
    mine.show(state(), null);
    mine.pointedMove = mine.selected = "a";
    mine.show(state(), null);
    expect([mine.pointedMove, mine.selected]).toEqual(["a", "a"]);
    mine.show(state({ revision: 2 }), null);
    expect([mine.pointedMove, mine.selected]).toEqual([null, null]);
  });

  it("to another seat shows its log and forgets what the last one had selected", () => {
    const mine = desk();
    mine.show(state(), events([line("one")]));
    mine.selected = "a";
    mine.changeSeat(state({ you: "blue" }), [line("for blue")]);
    expect(mine.you).toBe("blue");
    expect(mine.log.map((one) => one.text)).toEqual(["for blue"]);
    expect(mine.selected).toBeNull();
  });
});

describe("seats", () => {
  it("have the colour of their name, whatever their place", () => {
    expect(seatNumber("yellow", 0)).toBe(5);
    expect(seatNumber("somebody", 2)).toBe(3);
    const mine = desk();
    const seats = ["green", "red"].map((seat) => ({ seat, kind: "human", name: "", bot: "", resigned: false }));
    mine.show(state({ table: table({ seats }) }), null);
    expect(mine.seats.map((seat) => [seat.seat, seat.number, seat.isYou, seat.isAsked])).toEqual([
      ["green", 3, false, false],
      ["red", 1, true, true],
    ]);
    expect(mine.number("green")).toBe(3);
    expect(mine.number("blue")).toBe(0);
  });
});

describe("the result", () => {
  it("is hidden at a moment before the end", () => {
    const mine = desk();
    mine.show(state({ answers: 9, result: { winners: ["red"], scores: {} } }), null);
    expect(mine.result?.winners).toEqual(["red"]);
    mine.lookAt(8);
    expect(mine.result).toBeNull();
    mine.lookAt(9);
    expect(mine.result?.winners).toEqual(["red"]);
  });
});
