// What can be harvested, as the question tells it.
import type { Desk } from "../../lib/state/desk.svelte";

export const CROPS = ["corn", "wood", "burn", "tileless"] as const;
export type Crop = (typeof CROPS)[number];

/** What a crop looks like: its tile. */
export const CROP_ICONS: Record<Crop, string> = {
  corn: "i-tile-corn",
  wood: "i-tile-wood",
  burn: "i-fire",
  tileless: "i-corn",
};

/** The crops that lie beside the field; corn without a tile only where it can be had. */
export function cropsOn(desk: Desk): Crop[] {
  return CROPS.filter((crop) => {
    const move = `harvest ${crop}`;
    return desk.options.has(move) || (crop !== "tileless" && desk.isRefused(move));
  });
}
