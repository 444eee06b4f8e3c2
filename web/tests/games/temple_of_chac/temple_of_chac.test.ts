// What the page of Temple of Chac makes of views, facts, things and effects.
import { describe, expect, it } from "vitest";
import { answers, answerLook, dieOf, interaction, dieReach } from "../../../src/games/temple_of_chac/moves";
import { percent } from "../../../src/games/temple_of_chac/names";
import { dieKind, turn } from "../../../src/games/temple_of_chac/turn.svelte";
import {
  countCards,
  factsOf,
  godOf,
  kindOf,
  findPending,
  worthOf,
  type TempleView,
} from "../../../src/games/temple_of_chac/view";
import type { Option } from "../../../src/lib/net/api";
import type { Desk } from "../../../src/lib/state/desk.svelte";
import { desk, option, state } from "../../helpers";

const printed = {
  dice: { low: { faces: [1, 2, 3], steps: 1, cards: 1 }, high: { faces: [4, 5, 6], steps: 2, cards: 2 } },
  treasures: {
    "zotz-mask": { god: "zotz", least: 3, most: 3 },
    "treasure-box": { god: "none", least: 1, most: 6 },
  },
};
const red = { dice: [2, 5], interaction: { what: "alcove", alcove: "A1", idol: "idol-zotz", needed: 2 } };
const view = { printed, seats: { red }, unfinished: [] } as unknown as TempleView;

function things(...pairs: [string, string][]): NonNullable<Option["things"]> {
  return pairs.map(([kind, id]) => ({ kind, id }));
}

/** Red's question with these facts and options. */
function asked(prompt: string, facts: unknown, options: Option[]): Desk {
  const mine = desk();
  mine.show(state({ ask: { seat: "red", prompt, text: "?", verbs: [], facts }, options, view }), null);
  return mine;
}

describe("the view", () => {
  it("tells gods and points of treasures", () => {
    expect([godOf(view, "zotz-mask"), worthOf(view, "zotz-mask")]).toEqual(["zotz", "3"]);
    expect([godOf(view, "treasure-box"), worthOf(view, "treasure-box")]).toEqual([null, "1–6"]);
    expect([godOf(view, "torch"), worthOf(view, "torch")]).toEqual([null, ""]);
  });

  it("tells which dice are high", () => {
    expect([1, 3, 4, 6].map((pips) => kindOf(view, pips))).toEqual(["low", "low", "high", "high"]);
  });

  it("tells what is half done", () => {
    const lock = { rule: "lock", seat: "red", alcove: "A1", needed: 2, drawn: { success: 1, fail: 0 } };
    const seen = { ...view, unfinished: [{ rule: "turn", seat: "red" }, lock] } as unknown as TempleView;
    expect(findPending(seen, "lock")?.needed).toBe(2);
    expect(findPending(seen, "exit-roll")).toBeNull();
  });

  it("has the same cards together", () => {
    expect(countCards(["torch", "torch", "compass"])).toEqual([
      { card: "torch", count: 2 },
      { card: "compass", count: 1 },
    ]);
  });
});

describe("answers", () => {
  const options = [
    option("move low", { things: things(["die", "low"]) }),
    option("move high", { things: things(["die", "high"]) }),
    option("gear lantern", { things: things(["die", "low"], ["gear", "lantern"]) }),
    option("flip 2", { effects: [{ kind: "happen", event: "die-changed", facts: { from: 2, to: 5 } }] }),
  ];

  it("are found by verb and by the die that they spend", () => {
    const mine = asked("action", { steps: [] }, options);
    expect(answers(mine, "move")).toEqual(["move low", "move high"]);
    expect(answers(mine, "move", "high")).toEqual(["move high"]);
    expect(answers(mine, "gear", "low")).toEqual(["gear lantern"]);
    expect(answers(mine, "gear", "high")).toEqual([]);
    expect(dieOf(options[3]!)).toBeUndefined();
  });

  it("show the die that they spend, and what a die is turned to", () => {
    const mine = asked("action", { steps: [] }, options);
    expect(answerLook(mine, options[2]!).amounts?.map(({ icon }) => icon)).toEqual(["i-die-2"]);
    expect(answerLook(mine, options[3]!).amounts?.map(({ icon }) => icon)).toEqual(["i-die-2", "i-arrow", "i-die-5"]);
  });

  it("spend the die that they pay without naming it", () => {
    const paid = { kind: "pay", what: { kind: "die", id: "high" }, amount: 1 } as const;
    expect(dieOf(option("steal blue", { things: things(["seat", "blue"]), effects: [paid] }))).toBe("high");
    expect(dieOf(option("steal blue", { things: things(["seat", "blue"]) }))).toBeUndefined(); // with the whip
  });

  it("onto open lava say it once, as an effect", () => {
    const mine = asked("step", {}, []);
    const lava = { L3: { state: "gone", number: null, glyph: "x" } };
    mine.show(state({ ask: mine.state?.ask, view: { ...view, lava, webs: {} }, revision: 2 }), null);
    const gap = { kind: "happen", event: "gap-entered", facts: {} } as const;
    expect(answerLook(mine, option("step L3", { effects: [gap], effects_text: "open lava" })).note).toBe("open lava");
    expect(answerLook(mine, option("step L3", { effects_text: "fall" })).note).toMatch(/ · fall$/);
  });

  it("reach as far as the view says, and meet what it tells of the space", () => {
    const mine = asked("action", { steps: [] }, options);
    expect(dieReach(mine, "high")).toMatchObject({ steps: 2, cards: 2 });
    expect(interaction(mine)).toBe("alcove");
  });

  it("take the wished kind of die if there is one", () => {
    const mine = asked("action", { steps: [] }, options);
    turn.wished = "low";
    expect(dieKind(mine)).toBe("low");
    red.dice = [5];
    expect(dieKind(asked("action", { steps: [] }, options))).toBe("high");
  });
});

describe("facts", () => {
  it("belong to the own question alone", () => {
    const mine = asked("drift", { at: "R2", to: "R3" }, []);
    expect(factsOf(mine, "drift")?.to).toBe("R3");
    expect(factsOf(mine, "action")).toBeNull();
  });

  it("have chances that are read as percentages", () => {
    expect([0, 0.001, 0.4444, 1].map(percent)).toEqual(["0%", "<1%", "44%", "100%"]);
  });
});
