// What a move does at once, from the records the server sends, as symbols with numbers and chances.
import type { Effect, Option } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { language, say } from "../../lib/text/words.svelte";
import type { Amount } from "../game_ui";
import { termName, pageText, placeNames } from "./words";

type Thing = NonNullable<Option["things"]>[number];
type Facts = Record<string, unknown>;
type Happening = (facts: Facts, desk: Desk) => Amount[];

const GOODS: Record<string, string> = { coins: "i-coin", luck: "i-luck", idols: "i-idol", shields: "i-shield" };
const MAGIC: Record<string, string> = { stone: "b-stone", fire: "i-fire" };
const HERO = "b-hero-";

function iconOf({ kind, id }: Thing): string {
  switch (kind) {
    case "good":
      return GOODS[id] ?? "i-hex";
    case "magic":
      return MAGIC[id] ?? "b-cards";
    case "unit":
      return id === "warrior" ? "b-warrior" : `${HERO}${id}`;
    case "hero":
      return `${HERO}${id}`;
    case "god":
      return "b-god";
    default:
      return `b-${id}`; // gears, the favor track, scouts
  }
}

// The server's own words for what happens.
function effectText(event: string, facts: Record<string, string | number>): string {
  return say(`effect-chichen_itza-${event}`, facts);
}

// What no other kind of effect tells, by the name of its event.
const HAPPENINGS: Record<string, Happening> = {
  used: ({ price }) => (price === 0 ? [{ icon: "i-coin", count: 0 }] : []), // any other price is paid
  upkeep: ({ coins }) => [
    { icon: "i-restart", label: effectText("upkeep", { coins: Number(coins) }) }, // again and again
    { icon: "i-coin", count: `−${Number(coins)}` },
  ],
  gave: ({ amount, other }, desk) => [
    { icon: "i-coin", count: `−${Number(amount)}` },
    { icon: `i-seat-${desk.number(String(other))}` },
  ],
  deployed: ({ warriors }) => [{ icon: "b-warrior", count: `+${Number(warriors)}` }],
  hits: ({ hits }) => [{ icon: "b-wound", count: Number(hits) }],
  treasure: ({ pips }) => [{ icon: `i-die-${Number(pips)}`, label: effectText("treasure", { pips: Number(pips) }) }],
  tunnelled: () => [{ icon: "b-tunnel", label: pageText("through-tunnel") }],
  captured: ({ place }) => [
    { icon: "i-treasure", label: effectText("captured", { place: placeNames([String(place)]) }) },
  ],
  "gem-taken": ({ gem }) => [{ icon: "b-gem", label: effectText("gem-taken", { gem: termName("gem", String(gem)) }) }],
  "war-declared": () => [{ icon: "b-war" }],
  "peace-made": ({ war }) => [
    { icon: "b-war", count: Number(war), label: effectText("peace-made", { war: Number(war) }) },
  ],
  blocked: ({ damage }) => [{ icon: "b-wound", count: `−${Number(damage)}` }],
};

function certainAmounts(effect: Effect, desk: Desk): Amount[] {
  switch (effect.kind) {
    case "pay":
      // which cards a spell takes is in its notation
      return effect.what.kind === "magic" ? [] : [{ icon: iconOf(effect.what), count: `−${effect.amount}` }];
    case "lose":
      return [{ icon: iconOf(effect.what), count: `−${effect.amount}` }];
    case "gain":
      return [{ icon: iconOf(effect.what), count: `+${effect.amount}` }];
    case "level":
    case "step":
      return [{ icon: iconOf(effect.track), count: `${effect.before}→${effect.after}` }];
    case "points":
      return [{ icon: "b-point", count: `+${effect.amount}` }];
    case "put":
      return [{ icon: iconOf(effect.piece) }];
    case "reveal":
      return [{ icon: "i-eye", label: pageText("opens") }];
    case "happen":
      return HAPPENINGS[effect.event]?.(effect.facts ?? {}, desk) ?? [];
    case "chance":
      return [];
  }
}

const isLikely = ({ certain }: Effect): boolean => certain === false;
const isHits = (effect: Effect): boolean => effect.kind === "happen" && effect.event === "hits";

// Chance decides: over another roll than the one that stands, or over something whose chances nobody tells.
function chance(effects: Effect[]): Amount[] {
  if (!effects.some(isLikely)) return [{ icon: "i-die-5", label: pageText("by-chance") }];
  return effects.some((effect) => isHits(effect) && !isLikely(effect))
    ? [{ icon: "i-arrow", count: pageText("next-roll") }]
    : [];
}

/** All that an answer takes, gives and changes at once. */
export function amountsOf(desk: Desk, option: Option): Amount[] {
  const effects = option.effects ?? [];
  return effects.flatMap((effect) => {
    if (effect.kind === "chance") return chance(effects);
    const found = certainAmounts(effect, desk);
    return isLikely(effect) ? found.map((one) => ({ ...one, chance: percent(effect.probability ?? 1) })) : found;
  });
}

function percent(probability: number): string {
  return probability.toLocaleString(language(), { style: "percent" });
}

/** What is sure to happen and no number says, in words. */
export function wordsOf(amounts: Amount[]): string[] {
  return amounts.flatMap(({ label, chance }) => (label && !chance ? [label] : []));
}
