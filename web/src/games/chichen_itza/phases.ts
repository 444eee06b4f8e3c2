// The phases of a fight as tabs: those that were told, and those that the fight still has before it.
import type { FightStory } from "./story";
import type { Fight, Phase } from "./view";

export interface Tab {
  phase: Phase;
  number: number;
  key: string;
  why: "" | "added" | "converted"; // why it is there although a fight usually has none
}

const ORDER: Record<Phase, number> = { magic: 0, ranged: 1, melee: 2 };

/** All phases that came or are to come; `fight` is the fight as it stands, if it still goes on. */
export function phaseTabs(story: FightStory | null, fight: Fight | null): Tab[] {
  const ahead = (fight?.phases ?? []).map((one) => tab(one.phase, one.number, one.why === "usual" ? "" : one.why));
  const past = (story?.phases ?? []).map((one) => tab(one.phase, one.number, ""));
  const found = [...past.filter((one) => !ahead.some((other) => other.key === one.key)), ...ahead];
  return found.sort((a, b) => ORDER[a.phase] - ORDER[b.phase] || a.number - b.number);
}

function tab(phase: Phase, number: number, why: Tab["why"]): Tab {
  return { phase, number, key: `${phase} ${number}`, why };
}
