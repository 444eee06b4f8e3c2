// What a move does at once, from the records the server sends, as symbols with numbers.
import type { Effect, Option } from "../../lib/net/api";
import type { Amount } from "../game_ui";
import { GOD_ICONS, goodIcon, termName, TRACK_ICONS } from "./names";
import type { Good, Temple, Track } from "./view";

type Thing = NonNullable<Option["things"]>[number];

const ANY_BLOCK = "any-block"; // a block that is chosen afterwards
const PIECES: Record<string, string> = { worker: "i-worker" };
const CROP_TILES: Record<string, string> = { corn: "i-tile-corn", wood: "i-tile-wood" };

function iconOf({ kind, id }: Thing): string | undefined {
  switch (kind) {
    case "good":
      return id === ANY_BLOCK ? "i-any" : goodIcon(id as Good);
    case "temple":
      return GOD_ICONS[id as Temple];
    case "track":
      return TRACK_ICONS[id as Track];
    case "crop-tile":
      return CROP_TILES[id];
    default:
      return PIECES[id];
  }
}

function amount(thing: Thing, count: string, many = 1): Amount[] {
  const icon = iconOf(thing);
  return icon ? [{ icon, count, label: termName(thing.kind, thing.id, many) }] : [];
}

// What no other kind of effect tells, by the name of its event.
const HAPPENINGS: Record<string, (facts: Record<string, unknown>) => Amount[]> = {
  feeds: ({ workers }) => [{ icon: "i-foodday" }, { icon: "i-worker", count: Number(workers) }],
  "price-from": ({ blocks }) => [{ icon: "i-any", count: `−${Number(blocks)}…` }],
  "food-in": ({ days }) => [{ icon: "i-foodday", count: Number(days) }],
  starts: () => [{ icon: "i-first" }],
};

function glyphs(effect: Effect): Amount[] {
  switch (effect.kind) {
    case "pay":
    case "lose":
      return amount(effect.what, `−${effect.amount}`, effect.amount);
    case "gain":
      return amount(effect.what, `+${effect.amount}`, effect.amount);
    case "step":
    case "level":
      return amount(effect.track, `${effect.before}→${effect.after}`);
    case "points":
      return [{ icon: "i-vp", count: effect.amount < 0 ? `−${-effect.amount}` : `+${effect.amount}` }];
    case "happen":
      return HAPPENINGS[effect.event]?.(effect.facts ?? {}) ?? [];
    default:
      return [];
  }
}

const isPrice = (effect: Effect): boolean => effect.kind === "pay" || effect.kind === "lose";

/** What an answer takes. */
export function priceAmounts(option: Option): Amount[] {
  return (option.effects ?? []).filter(isPrice).flatMap(glyphs);
}

/** What an answer gives, and where it moves markers. */
export function gainAmounts(option: Option): Amount[] {
  return (option.effects ?? []).filter((effect) => !isPrice(effect)).flatMap(glyphs);
}

/** The level that an answer brings, if it does. */
export function levelOf(option: Option): { before: number; after: number } | undefined {
  return option.effects?.find((effect) => effect.kind === "level");
}
