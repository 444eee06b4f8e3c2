// A fight as it was told: events become steps, and a number of steps becomes a picture of the fight.
import { changeOf, fightOf, type Fight, type Group, type Half, type Phase, type View } from "./view";

export type FightEvent = Record<string, unknown>;

/** One step to be shown: an event, or all dice of one roll. */
export interface Step {
  event: string;
  said: FightEvent[];
}

/** A die of a player, and whether it hit. */
export interface ThrownDie {
  pips: number;
  isHit: boolean;
}

export interface Roll {
  seat: string;
  cast: { type: string; count: number } | null;
  throws: ThrownDie[][]; // a new list for every time the dice were taken up again
  luck: number; // tokens that were spent on it
  hits: number | null;
}

export interface Face {
  kind: string;
  half: "light" | "dark";
  face: number; // from 1
}

export interface PhaseStory {
  phase: Phase;
  number: number;
  rolls: Roll[];
  faces: Face[];
  hearts: number | null; // left at its end
  lost: Record<string, number>;
  heroes: Record<string, string[]>; // that were lost, too
  stopped: Record<string, number>;
  guarded: number;
  stolen: number;
  again: number; // times the creature rolled again
}

/** What the round of a fight makes of it; the next round may have another prophecy. */
export interface FightFacts {
  die: Half;
  printed: number | null; // the strength of the creature without the prophecy
}

/** Who went into a fight with what: units of both sides, and the faces that hit, as the rules counted them then. */
export interface Opening {
  attackers: Group;
  defenders: Group;
  inForce: Fight["in_force"];
}

export interface FightStory {
  seat: string;
  place: string;
  other: string | null;
  kind: string | null;
  hearts: number; // at its start
  isWhole: boolean; // told from its beginning
  cowed: boolean; // the gears of the player stand lower for it
  phases: PhaseStory[];
  ending: FightEvent[];
  facts: FightFacts | null;
  opening: Opening | null;
}

const BEGINS = ["fought", "creature-fought"];
const ENDS = [
  "won",
  "held-off",
  "fled",
  "defeated",
  "repelled",
  "failed",
  "retreated",
  "captured",
  "gem-taken",
  "recovered",
];
const WITHIN = [
  "phase-began",
  "cast",
  "rolled",
  "hits",
  "face-rolled",
  "hearts",
  "lost",
  "blocked",
  "guarded",
  "coin-stolen",
  "hero-left",
  "paid",
  "cowed",
  "second-roll",
];
const QUIET = ["phase-began", "cast", "hits", "paid", "blocked", "guarded", "coin-stolen"];

/** Do these events begin a fight? */
export function beginsFight(said: FightEvent): boolean {
  return BEGINS.includes(String(said["event"]));
}

/** The steps with what was said since; a new fight starts from nothing, other things are left out. */
export function extendSteps(steps: Step[], events: FightEvent[]): Step[] {
  let found = steps;
  for (const said of events) {
    const event = String(said["event"]);
    if (beginsFight(said)) found = [{ event, said: [said] }];
    else if (
      found.length &&
      (WITHIN.includes(event) || (ENDS.includes(event) && endsIt(found, said))) &&
      !isAfter(found, event)
    )
      found = join(found, { event, said: [said] });
  }
  return found;
}

// what another seat takes, or the same one elsewhere without a fight, is no end of this one
function endsIt(steps: Step[], said: FightEvent): boolean {
  const first = steps[0]?.said[0];
  if (said["seat"] && said["seat"] !== first?.["seat"] && said["seat"] !== first?.["other"]) return false;
  if (said["event"] === "captured") return said["place"] === first?.["place"];
  return said["event"] !== "gem-taken" || first?.["place"] === `M-${String(said["gem"])}`;
}

// once the fight has ended, whatever else is lost or paid belongs to something else
function isAfter(steps: Step[], event: string): boolean {
  const last = steps.at(-1)?.event ?? "";
  return ENDS.includes(last) && !ENDS.includes(event);
}

// dice of one roll fall together
function join(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const goesOn =
    last?.event === "rolled" && step.event === "rolled" && last.said[0]?.["seat"] === step.said[0]?.["seat"];
  if (!goesOn) return [...steps, step];
  return [...steps.slice(0, -1), { event: "rolled", said: [...last.said, ...step.said] }];
}

/** The steps of the last fight that was heard of, up to an answer; it is not told again where it began elsewhere. */
export function lastFight(heard: FightEvent[], until: number | null): Step[] {
  const known = until === null ? heard : heard.filter((said) => Number(said["at"] ?? 0) <= until);
  const start = known.findLastIndex(beginsFight);
  return start < 0 ? [] : extendSteps([], known.slice(start));
}

/** Has the last fight ended with the last answer that was given up to a moment? */
export function isJustOver(heard: FightEvent[], until: number): boolean {
  const known = heard.filter((said) => Number(said["at"] ?? 0) <= until);
  const start = known.findLastIndex(beginsFight);
  const end = start < 0 ? -1 : known.findLastIndex((said, at) => at > start && ENDS.includes(String(said["event"])));
  return end >= 0 && known.slice(end).every((said) => said["at"] === known[end]!["at"]);
}

/** Who went into the fight that is under way in a position, with what. */
export function openingOf(view: View): Opening | null {
  const fight = fightOf(view);
  return fight && { attackers: fight.attackers, defenders: fight.defenders, inForce: fight.in_force };
}

/** The steps of a fight of which nothing was heard. */
export function unheardSteps(fight: Fight): Step[] {
  const { attacker: seat, place, creature, defender, strength: hearts } = fight;
  const begun = {
    event: "fought",
    met: true,
    seat,
    place,
    ...(creature === "none" ? { other: defender } : { kind: creature, hearts }),
  };
  const phase = { event: "phase-began", phase: fight.phase, number: Math.max(1, fight.number) };
  return [begun, ...(fight.phase === "none" ? [] : [phase])].map((said) => ({ event: said.event, said: [said] }));
}

/** The facts of a fight at a place, as the view has them. */
export function fightFacts(view: View, place: string): FightFacts {
  const isCity = place === "city";
  const printed = isCity ? changeOf(view, "attack-strength")?.from : view.tiles[place]?.strength;
  return {
    die: isCity ? view.city_attack.die : view.land_die,
    printed: typeof printed === "number" ? printed : null,
  };
}

/** Is a step worth a pause of its own? */
export function isPause(step: Step | undefined): boolean {
  return step !== undefined && !QUIET.includes(step.event);
}

/** The picture of a fight after some steps. */
export function fightStory(
  steps: Step[],
  facts: FightFacts | null = null,
  opening: Opening | null = null,
): FightStory | null {
  const first = steps[0]?.said[0];
  if (!first) return null;
  const fight: FightStory = {
    seat: String(first["seat"]),
    place: String(first["place"]),
    other: first["other"] ? String(first["other"]) : null,
    kind: first["kind"] ? String(first["kind"]) : null,
    hearts: Number(first["hearts"] ?? 0),
    isWhole: first["met"] !== true,
    cowed: false,
    phases: [],
    ending: [],
    facts,
    opening,
  };
  for (const step of steps.slice(1)) {
    if (ENDS.includes(step.event)) fight.ending.push(...step.said);
    else if (step.event === "cowed") fight.cowed = true;
    else if (step.event === "phase-began") begin(fight, step.said[0]!);
    else if (fight.phases.length) happen(fight.phases.at(-1)!, step);
  }
  return fight;
}

function begin(fight: FightStory, said: FightEvent): void {
  fight.phases.push({
    phase: said["phase"] as Phase,
    number: Number(said["number"]),
    rolls: [],
    faces: [],
    hearts: null,
    lost: {},
    heroes: {},
    stopped: {},
    guarded: 0,
    stolen: 0,
    again: 0,
  });
}

function rollOf(phase: PhaseStory, seat: string): Roll {
  const found = phase.rolls.find((roll) => roll.seat === seat);
  if (found) return found;
  phase.rolls.push({ seat, cast: null, throws: [], luck: 0, hits: null });
  return phase.rolls.at(-1)!;
}

function happen(phase: PhaseStory, step: Step): void {
  const said = step.said[0]!;
  const seat = String(said["seat"]);
  switch (step.event) {
    case "cast":
      rollOf(phase, seat).cast = { type: String(said["type"]), count: Number(said["number"]) };
      break;
    case "rolled":
      rollOf(phase, seat).throws.push(
        step.said.map((one) => ({ pips: Number(one["pips"]), isHit: one["result"] === "hit" })),
      );
      break;
    case "hits":
      rollOf(phase, seat).hits = Number(said["hits"]);
      break;
    case "face-rolled":
      phase.faces.push({ kind: String(said["kind"]), half: said["half"] as Face["half"], face: Number(said["face"]) });
      break;
    case "hearts":
      phase.hearts = Number(said["hearts"]);
      break;
    case "lost":
      phase.lost[seat] = (phase.lost[seat] ?? 0) + Number(said["warriors"]);
      break;
    case "hero-left":
      phase.lost[seat] = (phase.lost[seat] ?? 0) + 1;
      phase.heroes[seat] = [...(phase.heroes[seat] ?? []), String(said["hero"])];
      break;
    case "blocked":
      phase.stopped[seat] = (phase.stopped[seat] ?? 0) + Number(said["damage"]);
      break;
    case "guarded":
      phase.guarded += Number(said["damage"]);
      break;
    case "paid":
      if (said["good"] === "luck") rollOf(phase, seat).luck += Number(said["amount"]);
      break;
    case "coin-stolen":
      phase.stolen += 1;
      break;
    case "second-roll":
      phase.again += 1;
      break;
  }
}

/** The faces that hit in a phase for a side, as they were when the fight began. */
export function hittingFaces(story: FightStory, phase: PhaseStory, roll: Roll): number[] {
  const side = story.opening?.inForce[roll.seat === story.seat ? "attacker" : "defender"];
  if (!side) return [];
  if (phase.phase !== "magic") return side[phase.phase];
  return roll.cast?.type === "fire" ? side.fire : roll.cast ? side.stone : [];
}

/** Has anything happened in a phase? */
export function isEventful(phase: PhaseStory): boolean {
  return phase.faces.length > 0 || phase.rolls.some((roll) => roll.throws.length > 0 || (roll.hits ?? 0) > 0);
}
