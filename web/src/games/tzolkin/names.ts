// What things are called, and the symbols that stand for them.
import { hasMessage, say } from "../../lib/text/words.svelte";
import type { Desk } from "../../lib/state/desk.svelte";
import { actionOf, type FoodDay, type Gear, type Good, type Kind, type Temple, type Track } from "./view";

export const GEAR_ICONS: Record<Gear | "start", string> = {
  palenque: "i-corn",
  yaxchilan: "i-stone",
  tikal: "i-tech-3",
  uxmal: "i-exchange",
  chichen: "i-skull",
  start: "i-first",
};
export const GOD_ICONS: Record<Temple | "any", string> = {
  brown: "i-god-1",
  yellow: "i-god-2",
  green: "i-god-3",
  any: "i-pyramid",
};
export const TRACK_ICONS: Record<Track | "any", string> = {
  agriculture: "i-tech-1",
  extraction: "i-tech-2",
  architecture: "i-tech-3",
  theology: "i-tech-4",
  any: "i-tech",
};

/** A name of the package: a gear, a good, a temple, a track, a piece, a tile of the jungle. */
export function termName(what: string, id: string, count = 1): string {
  return say(`name-tzolkin-${what}-${id}`, { count });
}

/** With a capital letter, where a name begins a label. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function goodIcon(good: Good): string {
  return `i-${good}`;
}

export function godName(temple: Temple): string {
  return say(`page-tzolkin-god-${temple}`);
}

export function trackName(track: Track): string {
  return capitalize(termName("track", track));
}

export function kindName(kind: Kind): string {
  return say(`page-tzolkin-kind-${kind}`);
}

/** A gear and a space of it, such as Tikal 2. */
export function spaceName(gear: Gear, space: number): string {
  return say("page-tzolkin-space", { gear: termName("gear", gear), space });
}

/** What the action of a space does, in words. */
export function actionText(desk: Desk, gear: Gear, space: number): string {
  if (space === 0) return say("screen-tzolkin-no-action");
  if (actionOf(desk, gear, space)?.op === "free_choice") return say("gear-tzolkin-free");
  return say(`gear-tzolkin-${gear}-${space}`);
}

/** Kind, price and effect of a tile, in words. */
export function tileText(id: string): string {
  const key = `tile-tzolkin-${id}`;
  return hasMessage(key) ? say(key) : id;
}

/** What a tile does, without its kind and its price. */
export function tileEffect(id: string): string {
  const key = `tile-tzolkin-${id}-effect`;
  return hasMessage(key) ? say(key) : id;
}

/** What the next level of a track gives; beyond the last one it is the bonus. */
export function levelText(track: Track, level: number | "bonus"): string {
  return say(`tech-tzolkin-${track}-${level}`);
}

/** What a Food Day brings. */
export function foodText(food: FoodDay): string {
  const key = food.kind === "mid_age" ? "gifts" : food.n === 2 ? "age" : "end";
  return say(`page-tzolkin-food-${key}`, { day: food.tooth });
}
