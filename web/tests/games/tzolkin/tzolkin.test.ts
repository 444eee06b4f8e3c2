// What the page of Tzolk'in makes of facts, effects and values in force.
import { describe, expect, it } from "vitest";
import { answerLook } from "../../../src/games/tzolkin/button";
import { gainAmounts, levelOf, priceAmounts } from "../../../src/games/tzolkin/effects";
import { actionGlyphs, levelGlyphs } from "../../../src/games/tzolkin/glyphs";
import { cropsOn } from "../../../src/games/tzolkin/jungle";
import { placeOf } from "../../../src/games/tzolkin/price";
import { turnOf } from "../../../src/games/tzolkin/turns";
import { factsOf } from "../../../src/games/tzolkin/view";
import type { Desk } from "../../../src/lib/state/desk.svelte";
import type { Option } from "../../../src/lib/net/api";
import { desk, option, state } from "../../helpers";

const corn = { kind: "good", id: "corn" };
const effects = (...found: unknown[]): Option => option("x", { effects: found as NonNullable<Option["effects"]> });

/** Red's question with these facts, options and view. */
function asked(prompt: string, facts: unknown, options: Option[], verbs: string[], view: object = {}): Desk {
  const mine = desk();
  const ask = { seat: "red", prompt, text: "?", verbs, facts };
  mine.show(state({ ask, options, view: { round: 1, turns_to_come: [], seats: {}, ...view } }), null);
  return mine;
}

describe("effects", () => {
  it("are told by their kind as prices or as gains", () => {
    const found = effects(
      { kind: "pay", what: corn, amount: 2 },
      { kind: "gain", what: { kind: "good", id: "wood" }, amount: 3 },
      { kind: "points", amount: 4, source: "chichen" },
      { kind: "step", track: { kind: "temple", id: "brown" }, before: 1, after: 2 },
      { kind: "put", piece: { kind: "piece", id: "worker" }, place: { kind: "space", id: "tikal-2" } },
    );
    expect(priceAmounts(found).map(({ icon, count }) => [icon, count])).toEqual([["i-corn", "−2"]]);
    expect(gainAmounts(found).map(({ icon, count }) => [icon, count])).toEqual([
      ["i-wood", "+3"],
      ["i-vp", "+4"],
      ["i-god-1", "1→2"],
    ]);
    expect(levelOf(found)).toBeUndefined();
  });

  it("of what is lost are prices too, and lost points have a minus", () => {
    const found = effects({ kind: "lose", what: corn, amount: 1 }, { kind: "points", amount: -3 });
    expect(priceAmounts(found)[0]?.count).toBe("−1");
    expect(gainAmounts(found)[0]?.count).toBe("−3");
  });
});

describe("buttons", () => {
  const counts = (mine: Desk, one: Option) => answerLook(mine, one).amounts?.map(({ icon, count }) => [icon, count]);

  it("of wealth say what both tiles give, from the effects alone", () => {
    const found = effects(
      { kind: "gain", what: corn, amount: 12 },
      { kind: "level", track: { kind: "track", id: "agriculture" }, before: 0, after: 2 },
      { kind: "happen", event: "feeds", facts: { workers: 1 } },
    );
    const mine = asked("wealth", { dealt: ["W01", "W03"], keep: 2 }, [], ["keep"]);
    expect(counts(mine, { ...found, move: "keep W01 W03" })).toEqual([
      ["i-corn", "+12"],
      ["i-tech-1", "0→2"],
      ["i-foodday", undefined],
      ["i-worker", 1],
    ]);
  });

  it("of steps say what the temples score, as the facts have it", () => {
    const steps = { green: { before: -3, after: 0, gift: "wood" }, brown: { before: 2, after: 0, gift: null } };
    const climbing = asked("climb", { left: 1, barred: "none", steps }, [], ["climb"]);
    expect(counts(climbing, option("climb green"))).toEqual([
      ["i-vp", "−3→0"],
      ["i-wood", "+1"],
    ]);
    const angering = asked("anger", { reason: "begging", steps }, [], ["anger"]);
    expect(counts(angering, option("anger brown"))).toEqual([["i-vp", "2→0"]]);
  });

  it("of advances show price and level of the effects, and the bonus where there is no level", () => {
    const mine = asked("track", {}, [], ["advance"]);
    const levels = { 1: { effects: [] }, 2: { effects: [] }, 3: { effects: [] } };
    mine.components = { technologies: { theology: { ...levels, beyond: { op: "gain", skull: 1 } } } };
    const price = { kind: "pay", what: { kind: "good", id: "any-block" }, amount: 2 };
    const level = { kind: "level", track: { kind: "track", id: "theology" }, before: 1, after: 2 };
    expect(counts(mine, { ...effects(price, level), move: "advance theology" })).toEqual([
      ["i-any", "−2"],
      ["i-tech", "1→2"],
    ]);
    expect(counts(mine, { ...effects(price), move: "advance theology" })).toEqual([
      ["i-any", "−2"],
      ["i-skull", 1],
    ]);
  });

  it("of Chichén Itzá are like all others", () => {
    const found = effects(
      { kind: "pay", what: { kind: "good", id: "skull" }, amount: 1 },
      { kind: "gain", what: { kind: "good", id: "any-block" }, amount: 1 },
      { kind: "points", amount: 11, source: "chichen" },
    );
    const mine = asked("action", {}, [], ["act"]);
    mine.components = { gears: { chichen_itza: { actions: {} } } };
    expect(counts(mine, { ...found, move: "act chichen 8" })).toEqual([
      ["i-skull", "−1"],
      ["i-any", "+1"],
      ["i-vp", "+11"],
    ]);
  });

  it("take the figures of an action from the box", () => {
    const mine = desk();
    mine.components = { gears: { tikal: { actions: { 5: { op: "temples", pay: { any_block: 3 }, steps: 2 } } } } };
    expect(actionGlyphs(mine, "tikal", 5).map(({ count }) => count)).toEqual(["−3", "+2 +2"]);
  });
});

describe("placing", () => {
  const view = { free_spaces: { tikal: { space: 2, corn: 5 }, start: { space: 0, corn: 3 } } };

  it("costs what the server says, for what is legal and for what is refused", () => {
    const mine = asked("place", {}, [option("place tikal")], ["place", "stop"], view);
    expect(placeOf(mine, "tikal")).toEqual({ space: 2, price: 5 });
    expect(placeOf(mine, "start")).toEqual({ space: 0, price: 3 });
    expect(placeOf(mine, "uxmal")).toBeUndefined();
  });

  it("has no price while something else is asked", () => {
    expect(placeOf(asked("climb", {}, [option("climb brown")], ["climb"], view), "tikal")).toBeUndefined();
  });

  it("costs all corn where it is pity", () => {
    const mine = asked("pity", { corn: 1, lowest: 2 }, [option("place tikal")], ["place"], view);
    expect(placeOf(mine, "tikal")?.price).toBe(1);
  });
});

describe("a question", () => {
  it("gives its facts to its own prompt alone", () => {
    const mine = asked("harvest", { field: 3 }, [option("harvest corn")], ["harvest"]);
    expect(factsOf(mine, "harvest")?.field).toBe(3);
    expect(factsOf(mine, "turn")).toBeUndefined();
  });

  it("about a harvest shows crops that are refused, but corn without a tile only where it can be had", () => {
    expect(cropsOn(asked("harvest", {}, [option("harvest corn")], ["harvest"]))).toEqual(["corn", "wood", "burn"]);
    const free = asked("harvest", {}, [option("harvest tileless"), option("harvest wood")], ["harvest"]);
    expect(cropsOn(free)).toEqual(["corn", "wood", "burn", "tileless"]);
  });

  it("about begging says what the facts say", () => {
    const mine = asked("turn", { begging: { corn: 3, steps: 1 } }, [option("beg")], ["beg"]);
    expect(answerLook(mine, option("beg")).amounts?.map((one) => one.count)).toEqual(["→3", "−1"]);
  });
});

describe("turns", () => {
  it("go by the seats that are still to come", () => {
    const mine = asked("turn", {}, [], [], { turns_to_come: ["green", "blue"], seats: { red: {}, blue: {} } });
    expect(["red", "green", "blue", "yellow"].map((seat) => turnOf(mine, seat))).toEqual(["moves", "next", "", "done"]);
  });

  it("have no order before the first round", () => {
    expect(turnOf(asked("climb", {}, [], [], { round: 0 }), "blue")).toBe("");
  });
});

describe("levels", () => {
  it("show what the components say", () => {
    const mine = desk();
    const level = (effect: object): object => ({ effects: [effect] });
    mine.components = {
      technologies: {
        agriculture: {
          1: level({ add: { corn: 1 }, when: "harvest_corn" }),
          2: level({ add: { corn: 1 }, when: "fish" }),
          3: level({ discount: { any_block_of_cost: 1 }, when: "build_building" }),
          beyond: { op: "temple", which: "any", steps: 1 },
        },
      },
    };
    const shown = [1, 2, 3, 4].map((n) => levelGlyphs(mine, "agriculture", n)[0]);
    expect(shown.map((one) => [one?.icon, one?.count])).toEqual([
      ["i-corn", "+1"],
      ["i-fish", "+1"],
      ["i-any", "−1"],
      ["i-pyramid", "+1"],
    ]);
  });
});
