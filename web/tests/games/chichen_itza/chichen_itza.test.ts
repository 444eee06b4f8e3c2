// What the page of Chichén Itzá makes of views, effects and events: it draws them and computes nothing.
import { describe, expect, it } from "vitest";
import fight from "../../../fixtures/chichen_itza/fight.json";
import start from "../../../fixtures/chichen_itza/start.json";
import { amountsOf } from "../../../src/games/chichen_itza/effects";
import { answerLook } from "../../../src/games/chichen_itza/looks";
import { movesByPlace, isMeant, useOf } from "../../../src/games/chichen_itza/moves";
import { phaseTabs } from "../../../src/games/chichen_itza/phases";
import {
  hittingFaces,
  fightFacts,
  isEventful,
  isJustOver,
  lastFight,
  fightStory,
  extendSteps,
} from "../../../src/games/chichen_itza/story";
import { fightOf, type Fight, type View } from "../../../src/games/chichen_itza/view";
import type { Option, State } from "../../../src/lib/net/api";
import type { Desk } from "../../../src/lib/state/desk.svelte";
import { desk, option } from "../../helpers";

/** A recorded position as the seat that is asked sees it. */
function asked({ states }: { states: unknown }): State {
  return Object.values(states as Record<string, State>).find((state) => state.options?.length) as State;
}

const FIGHT = asked(fight);
const START = asked(start);

function sitting(state: State): Desk {
  const mine = desk();
  mine.show(state, null);
  return mine;
}

// A fight of blue that ended with the fourth answer, and a fight of red after it.
const HEARD = [
  { at: 1, event: "used", seat: "blue" },
  { at: 2, event: "fought", seat: "blue", place: "M-red", other: "red" },
  { at: 2, event: "phase-began", phase: "magic", number: 1 },
  { at: 2, event: "hits", seat: "blue", hits: 0 },
  { at: 3, event: "phase-began", phase: "melee", number: 1 },
  { at: 3, event: "rolled", seat: "blue", pips: 2, result: "miss" },
  { at: 3, event: "paid", seat: "blue", good: "luck", amount: 2 },
  { at: 3, event: "hits", seat: "blue", hits: 1 },
  { at: 4, event: "lost", seat: "red", warriors: 1 },
  { at: 4, event: "hero-left", seat: "red", hero: "champion", card: 9 },
  { at: 4, event: "won", seat: "blue", place: "M-red" },
  { at: 4, event: "turn-began", seat: "red" },
  { at: 6, event: "creature-fought", seat: "red", place: "R1", kind: "snake", hearts: 1 },
];

describe("a fight that was heard of", () => {
  it("is told again up to any answer", () => {
    expect(fightStory(lastFight(HEARD, null))).toMatchObject({ seat: "red", kind: "snake", phases: [] });
    expect(lastFight(HEARD, 1)).toEqual([]);
    expect(fightStory(lastFight(HEARD, 3))?.phases.map(({ phase }) => phase)).toEqual(["magic", "melee"]);
  });

  it("says what luck and losses were", () => {
    const [magic, melee] = fightStory(lastFight(HEARD, 5))!.phases;
    expect([isEventful(magic!), isEventful(melee!)]).toEqual([false, true]);
    expect(melee).toMatchObject({ lost: { red: 2 }, heroes: { red: ["champion"] }, rolls: [{ luck: 2, hits: 1 }] });
  });

  it("has just ended only at the answer that ended it", () => {
    expect([1, 3, 4, 5, 6].map((at) => isJustOver(HEARD, at))).toEqual([false, false, true, true, false]);
  });

  it("tells the faces that hit as the position knew them in which it began", () => {
    const inForce = { attacker: { melee: [1, 2], ranged: [], stone: [1], fire: [6] }, defender: null };
    const opening = { attackers: null, defenders: null, inForce } as never;
    const story = fightStory(lastFight(HEARD, 5), null, opening)!;
    expect(hittingFaces(story, story.phases[1]!, story.phases[1]!.rolls[0]!)).toEqual([1, 2]);
    expect(hittingFaces({ ...story, opening: null }, story.phases[1]!, story.phases[1]!.rolls[0]!)).toEqual([]);
  });
});

const effects = (...found: unknown[]): Option => option("x", { effects: found as NonNullable<Option["effects"]> });

describe("a fight", () => {
  const now = fightOf(FIGHT.view as View) as Fight;

  it("ends with what its fighters win there, not with what others take", () => {
    const events = [
      { event: "creature-fought", seat: "red", place: "M-red", kind: "snake", hearts: 1 },
      { event: "phase-began", phase: "melee", number: 1 },
      { event: "won", seat: "red", place: "M-red" },
      { event: "captured", seat: "red", place: "M-red" },
      { event: "gem-taken", seat: "red", gem: "red" },
      { event: "captured", seat: "blue", place: "M-green" },
      { event: "gem-taken", seat: "blue", gem: "green" },
      { event: "captured", seat: "red", place: "V1" },
      { event: "gem-taken", seat: "red", gem: "white" },
    ];
    const ending = fightStory(extendSteps([], events))!.ending.map(
      (said) => `${String(said["event"])} ${String(said["seat"])}`,
    );
    expect(ending).toEqual(["won red", "captured red", "gem-taken red"]);
  });

  it("has the phases that it was told, and those that it has before it", () => {
    const seat = now.attacker;
    const steps = extendSteps(
      [],
      [
        { event: "creature-fought", seat, place: now.place, kind: now.creature, hearts: now.hearts },
        { event: "phase-began", phase: "magic", number: 1 },
        { event: "phase-began", phase: now.phase, number: now.number },
      ],
    );
    expect(phaseTabs(fightStory(steps), now).map((tab) => tab.key)).toEqual([
      "magic 1",
      "ranged 1",
      "melee 1",
      "melee 2",
      "melee 3",
    ]);
    expect(phaseTabs(fightStory(steps), null).map((tab) => tab.key)).toEqual(["magic 1", "ranged 1"]);
  });

  it("marks phases that something added or turned into others", () => {
    const phases = [
      { phase: "magic", number: 2, why: "added" },
      { phase: "ranged", number: 2, why: "converted" },
    ];
    const changed = phaseTabs(null, { ...now, phases } as Fight);
    expect(changed.map((tab) => tab.why)).toEqual(["added", "converted"]);
  });

  it("colours dice as they were told, whatever they show", () => {
    const events = [
      { event: "fought", seat: "red", place: "R1", other: "blue" },
      { event: "phase-began", phase: "ranged", number: 1 },
      { event: "rolled", seat: "red", pips: 3, result: "hit" },
      { event: "rolled", seat: "red", pips: 3, result: "miss" },
    ];
    expect(fightStory(extendSteps([], events))?.phases[0]?.rolls[0]?.throws).toEqual([
      [
        { pips: 3, isHit: true },
        { pips: 3, isHit: false },
      ],
    ]);
  });

  it("takes the die of its place from the view", () => {
    const view = { ...FIGHT.view, land_die: "light", city_attack: { strength: 4, points: 3, die: "dark" } } as View;
    expect(fightFacts(view, "city").die).toBe("dark");
    expect(fightFacts(view, "R1").die).toBe("light");
  });
});

describe("prices", () => {
  it("are those of the view, with every part", () => {
    const mine = sitting(START);
    const use = START.options?.find(({ move }) => move.startsWith("use "))?.move ?? "";
    const [verb = "", ...args] = use.split(" ");
    const found = useOf(mine, { verb, args });
    expect(found?.price).toBe((START.view as View).actions[args[0] ?? ""]?.low);
    expect(found?.affordable).toBe(true);
    expect(isMeant(mine, use)).toBe(true);
    expect(isMeant(mine, `use ${args[0]} no-such-action`)).toBe(false);
  });

  it("are told by effects", () => {
    const found = effects(
      { kind: "pay", what: { kind: "good", id: "luck" }, amount: 1 },
      { kind: "pay", what: { kind: "good", id: "shields" }, amount: 1 },
      { kind: "happen", event: "tunnelled", facts: {} },
      { kind: "level", track: { kind: "gear", id: "melee" }, before: 1, after: 2 },
    );
    expect(amountsOf(desk(), found)).toMatchObject([
      { icon: "i-luck", count: "−1" },
      { icon: "i-shield", count: "−1" },
      { icon: "b-tunnel" },
      { icon: "b-melee", count: "1→2" },
    ]);
  });
});

describe("a button", () => {
  const HITS = { kind: "happen", seat: "blue", event: "hits" };
  const LIKELY = { ...HITS, certain: false, probability: 0.25, facts: { hits: 1 } };
  const ROLL = { kind: "chance", seat: "blue", prompt: "die", outcomes: [] };

  it("tells the roll that stands from the next one", () => {
    const kept = effects({ ...HITS, facts: { hits: 2 } }, ROLL, LIKELY);
    const rolled = effects(ROLL, LIKELY);
    const [stands, seam, next] = amountsOf(desk(), kept);
    expect([stands, seam?.icon, next]).toEqual([
      { icon: "b-wound", count: 2 },
      "i-arrow",
      { icon: "b-wound", count: 1, chance: "25%" },
    ]);
    expect(seam?.count).toBe("page-chichen_itza-next-roll");
    expect(amountsOf(desk(), rolled)).toEqual([next]);
    expect(amountsOf(desk(), effects(ROLL))).toMatchObject([{ icon: "i-die-5" }]);
  });

  it("tells what an action brings beside its price, and a price of nothing", () => {
    const mine = sitting(START);
    const used = { kind: "happen", event: "used", facts: { price: 0 } };
    const raised = { kind: "level", track: { kind: "gear", id: "melee" }, before: 1, after: 2 };
    const found = { ...effects(used, raised, { kind: "reveal" }), move: "use A06 melee" };
    expect(answerLook(mine, found).amounts?.map(({ icon, count }) => [icon, count])).toEqual([
      ["i-coin", 0],
      ["b-melee", "1→2"],
      ["i-eye", undefined],
    ]);
  });

  it("tells the upkeep of a hero from a price", () => {
    const found = {
      ...effects({ kind: "happen", event: "upkeep", facts: { coins: 2 } }),
      move: "recruit champion city",
    };
    expect(answerLook(sitting(START), found).amounts).toMatchObject([
      { icon: "i-restart" },
      { icon: "i-coin", count: "−2" },
    ]);
    expect(answerLook(sitting(START), { ...found, effects: [] }).amounts).toEqual([]);
  });
});

describe("places", () => {
  it("answer the question, or say why they do not", () => {
    const ask = { seat: START.you, prompt: "scout", text: "?", verbs: ["scout"] };
    const mine = sitting({ ...START, ask, options: [option("scout C1")] } as unknown as State);
    const found = movesByPlace(mine, ["C1", "C2"]);
    expect(found.get("C1")).toEqual(["scout C1"]);
    expect(found.get("C2")).toEqual(["scout C2"]);
  });
});
