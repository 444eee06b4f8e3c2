import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "../../../src/lib/net/api";
import { warningText, holdReason } from "../../../src/lib/state/pending_answer";
import { showReasonAt } from "../../../src/lib/ui/explain_on_click";
import { desk, option, refused, state } from "../../helpers";

const dice: Partial<Option> = { cautions: [{ what: "dice", facts: { dice: 4 }, text: "4 dice are lost." }] };

describe("what waits for a second word", () => {
  it("is what ends the turn beside something else, or loses something", () => {
    expect(holdReason(option("place", { ends_turn: "also" }), false)).toBe("end");
    expect(holdReason(option("end", { ends_turn: "only", ...dice }), false)).toBe("end");
    expect(holdReason(option("pick", dice), false)).toBe("caution");
  });

  it("is nothing else", () => {
    expect(holdReason(option("stop", { ends_turn: "only" }), false)).toBeNull();
    expect(holdReason(option("place"), false)).toBeNull();
    expect(holdReason(undefined, false)).toBeNull();
    expect(holdReason(option("end", { ends_turn: "also", ...dice }), true)).toBeNull();
  });

  it("says what would be lost", () => {
    expect(warningText(option("end", dice))).toBe("4 dice are lost.");
    expect(warningText(option("end"))).toBe("");
  });
});

describe("time between two clicks", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("keeps the second half of a double click from confirming", () => {
    const choose = vi.fn();
    const mine = desk({ choose });
    mine.show(state({ options: [option("end", { ends_turn: "also" })] }), null);
    mine.select("end");
    mine.confirm();
    expect(choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    mine.select("end"); // the same again changes nothing
    mine.confirm();
    expect(choose).toHaveBeenCalledWith("end", true);
  });

  it("keeps a click for the last turn out of the next one", () => {
    const choose = vi.fn();
    const mine = desk({ choose });
    mine.show(state({ revision: 1, options: [option("end", { ends_turn: "only" })] }), null);
    mine.markSent("end");
    mine.show(state({ revision: 2, options: [option("a")] }), null); // nobody else was asked between
    mine.choose("a");
    expect(choose).not.toHaveBeenCalled();
    expect(mine.isResting).toBe(true);
    vi.advanceTimersByTime(500);
    mine.choose("a");
    expect(choose).toHaveBeenCalledWith("a", false);
  });

  it("is the same after the turn of another seat, and not within a turn", () => {
    const mine = desk();
    mine.show(state({ revision: 1, ask: { seat: "blue", verbs: [] } }), null);
    mine.show(state({ revision: 2, options: [option("a")] }), null);
    expect(mine.isResting).toBe(true);
    vi.advanceTimersByTime(500);
    mine.markSent("a");
    mine.show(state({ revision: 3, options: [option("b")] }), null);
    expect(mine.isResting).toBe(false);
  });
});

describe("a click on a place", () => {
  const tile = { kind: "tile", id: "B1" };
  const at = { x: 10, y: 20 };

  it("says which rule is in the way, the rarest first", async () => {
    const groups = [
      refused("r.many", ["x 1", "x 2"], { things: [tile], count: 9 }),
      refused("r.one", ["x 3"], { things: [tile] }),
    ];
    const mine = desk({ fetchRefused: async () => groups });
    mine.show(state(), null);
    await showReasonAt(mine, [tile], at);
    expect(mine.reason).toMatchObject({ at, why: { rule: "r.one", text: "r.one" }, isPassing: false });
  });

  it("lights an answer that is about it", async () => {
    const mine = desk();
    mine.show(state({ options: [option("go", { things: [tile] })] }), null);
    await showReasonAt(mine, [tile], at);
    expect([mine.pointedMove, mine.reason]).toEqual(["go", null]);
  });

  it("says what is asked where no rule knows it, and whose turn it is", async () => {
    const mine = desk({ fetchRefused: async () => [] });
    mine.show(state(), null);
    await showReasonAt(mine, [tile], at);
    expect(mine.reason?.why).toMatchObject({ rule: "", legal: false });
    mine.show(state({ revision: 2, ask: { seat: "blue", verbs: [] } }), null);
    await showReasonAt(mine, [tile], at);
    expect(mine.reason?.at).toEqual(at);
  });

  it("says nothing to a watcher or after the end", async () => {
    const mine = desk({ fetchRefused: async () => [] });
    mine.show(state({ you: null }), null);
    await showReasonAt(mine, [tile], at);
    mine.show(state({ revision: 2, ask: null }), null);
    await showReasonAt(mine, [tile], at);
    expect(mine.reason).toBeNull();
  });
});
