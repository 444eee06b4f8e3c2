// Which field of the jungle is harvested: the question does not say, but what the crops give does.
import type { Desk } from "../../lib/desk.svelte";
import { amountOf } from "./effects";
import { actionOf, FIELDS, mine } from "./view";

interface Bonus {
  when: string;
  add?: Record<string, number>;
}

/** What a track adds to a crop at the level that was reached. */
function bonus(desk: Desk, track: "agriculture" | "extraction", when: string, good: string): number {
  const levels = desk.components.technologies[track] as Record<string, { effects?: Bonus[] }>;
  const reached = mine(desk)?.[track] ?? 0;
  return Object.entries(levels)
    .filter(([level]) => Number(level) <= reached)
    .flatMap(([, row]) => row.effects ?? [])
    .reduce((sum, effect) => sum + (effect.when === when ? (effect.add?.[good] ?? 0) : 0), 0);
}

/** The field that the seat before the screen is asked about, if it is asked what to harvest. */
export function harvestedField(desk: Desk): string | undefined {
  const crops = desk.choices.filter((option) => option.move.startsWith("harvest "));
  return crops.length === 0
    ? undefined
    : FIELDS.find((field) =>
        crops.every((option) => {
          const action = actionOf(desk, "palenque", Number(field));
          return option.move === "harvest wood"
            ? amountOf(option.effects_text ?? "", "i-wood", "+") ===
                (action?.wood ?? 0) + bonus(desk, "extraction", "gain_wood", "wood")
            : amountOf(option.effects_text ?? "", "i-corn", "+") ===
                (action?.corn ?? 0) + bonus(desk, "agriculture", "harvest_corn", "corn");
        }),
      );
}

/** What a crop looks like: its tile. */
export const CROP_ICONS: Record<string, string> = {
  corn: "i-tile-corn",
  wood: "i-tile-wood",
  burn: "i-fire",
  tileless: "i-corn",
};
