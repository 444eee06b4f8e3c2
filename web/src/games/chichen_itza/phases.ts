// The phases of a fight that can come, in their order: the usual five, those a prophecy adds, those a creature turns around.
import type { PhaseStory } from "./story";
import { changeOf, type Phase, type View } from "./view";

export interface Tab {
  phase: Phase;
  number: number;
  key: string;
  why: "" | "added" | "converted";                  // why it is there although a fight usually has none
}

const ORDER: Record<Phase, number> = { magic: 0, ranged: 1, melee: 2 };
const MELEES = 3;

/** All phases; `isAirborne` says that melee is fought from afar, `told` are those that have come. */
export function phaseTabs(view: View, isAirborne: boolean, told: PhaseStory[]): Tab[] {
  const magic = Number(changeOf(view, "magic-phases")?.to ?? 1);
  const ranged = Number(changeOf(view, "ranged-phases")?.to ?? 1);
  const tabs = [
    ...phases("magic", magic, 1, "added"),
    ...phases("ranged", ranged, 1, "added"),
    ...(isAirborne ? phases("ranged", ranged + MELEES, ranged, "converted").slice(ranged) : phases("melee", MELEES, MELEES, "added")),
  ];
  const rest = told.filter((one) => !tabs.some((tab) => tab.phase === one.phase && tab.number === one.number));
  const found = [...tabs, ...rest.map((one) => tab(one.phase, one.number, ""))];
  return found.sort((a, b) => ORDER[a.phase] - ORDER[b.phase] || a.number - b.number);
}

function phases(phase: Phase, count: number, usual: number, why: Tab["why"]): Tab[] {
  return Array.from({ length: count }, (_, at) => tab(phase, at + 1, at < usual ? "" : why));
}

function tab(phase: Phase, number: number, why: Tab["why"]): Tab {
  return { phase, number, key: `${phase} ${number}`, why };
}
