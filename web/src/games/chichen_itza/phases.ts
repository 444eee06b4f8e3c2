// The phases of a fight as tabs: those that it usually has, those that a prophecy adds, those that cards dropped or
// added.
import type { FightFacts, FightStory } from "./story";
import type { Fight, Phase } from "./view";

export interface Tab {
  phase: Phase;
  number: number;
  key: string;
  why: "" | "added" | "converted"; // why it is there although a fight usually has none
}

const ORDER: Record<Phase, number> = { magic: 0, ranged: 1, melee: 2 };
const MELEES = 3;

/**
 * All phases that came or are to come; `isAirborne` says that melee is fought from afar, `live` is the fight as it
 * stands.
 */
export function phaseTabs(
  facts: FightFacts,
  isAirborne: boolean,
  story: FightStory | null,
  live: Fight | null,
  isOver: boolean,
): Tab[] {
  const told = story?.phases ?? [];
  const usual = { magic: facts.magic, ranged: facts.ranged, melee: isAirborne ? 0 : MELEES };
  const at = live && live.phase !== "none" ? live.phase : told.at(-1)?.phase;
  const count = (phase: Phase): number => {
    if (live?.phase === phase && live.planned) return isFlown(live) ? live.planned - MELEES : live.planned;
    // what somebody saw from its beginning, and has not seen, did not take place
    const isPast = story?.isWhole && at !== undefined && ORDER[phase] < ORDER[at];
    return isPast ? told.filter((one) => one.phase === phase).length : usual[phase];
  };
  const isFlown = (fight: Fight): boolean => isAirborne && fight.phase === "ranged" && fight.planned >= MELEES;
  const ranged = count("ranged");
  const tabs = [
    ...phases("magic", 1, count("magic"), usual.magic),
    ...phases("ranged", 1, ranged, usual.ranged),
    ...(isAirborne
      ? phases("ranged", ranged + 1, ranged + MELEES, 0).map((one): Tab => ({ ...one, why: "converted" }))
      : phases("melee", 1, count("melee"), 0)),
  ];
  const isTold = (tab: Tab): boolean => told.some((one) => one.phase === tab.phase && one.number === tab.number);
  const rest = told.filter((one) => !tabs.some((tab) => tab.phase === one.phase && tab.number === one.number));
  const found = [...(isOver ? tabs.filter(isTold) : tabs), ...rest.map((one) => tab(one.phase, one.number, ""))];
  return found.sort((a, b) => ORDER[a.phase] - ORDER[b.phase] || a.number - b.number);
}

// beyond the first, those up to `added` are there because of the prophecy
function phases(phase: Phase, first: number, last: number, added: number): Tab[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    tab(phase, first + at, first + at > 1 && first + at <= added ? "added" : ""),
  );
}

function tab(phase: Phase, number: number, why: Tab["why"]): Tab {
  return { phase, number, key: `${phase} ${number}`, why };
}
