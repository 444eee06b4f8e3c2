// Actions and tiles as rows of symbols with numbers, made from the figures of the box.
import type { Amount } from "../game_ui";
import type { Desk } from "../../lib/state/desk.svelte";
import { say } from "../../lib/text/words.svelte";
import { GOD_ICONS, TRACK_ICONS, goodIcon } from "./names";
import {
  actionOf,
  componentsOf,
  GOODS,
  TOP_LEVEL,
  type Action,
  type Cost,
  type Effect,
  type Gear,
  type LevelEffect,
  type Score,
  type Track,
} from "./view";

const MINUS = "−";

function goods(of: Partial<Record<string, unknown>>): Amount[] {
  return GOODS.filter((good) => typeof of[good] === "number" && of[good]).map((good) => ({
    icon: goodIcon(good),
    count: of[good] as number,
  }));
}

export function costGlyphs(cost: Cost): Amount[] {
  return goods(cost);
}

/** What an action of a gear takes and gives. */
export function actionGlyphs(desk: Desk, gear: Gear, space: number): Amount[] {
  const action = actionOf(desk, gear, space);
  return action ? glyphs(action) : [];
}

function glyphs(action: Action): Amount[] {
  switch (action.op) {
    case "fish":
      return [{ icon: "i-fish", count: action.corn ?? 0 }];
    case "harvest":
    case "gain":
      return goods({ ...action });
    case "tech":
      return [{ icon: "i-tech", count: Array.isArray(action.levels) ? action.levels.join("–") : `+${action.levels}` }];
    case "build":
      return action.options ? [{ icon: "i-tech-3", count: 2 }, { icon: "i-monument" }] : [{ icon: "i-tech-3" }];
    case "temples":
      return [...listPayments(action), { icon: "i-pyramid", count: `+${action.steps} +${action.steps}` }]; // two temples
    case "temple":
      return [...listPayments(action), { icon: "i-pyramid" }];
    case "market":
      return [{ icon: "i-exchange" }];
    case "worker":
      return [{ icon: "i-worker", count: `+${action.n}` }];
    case "build_with_corn":
      return [{ icon: "i-corn", count: `${MINUS}${action.corn_per_block}` }, { icon: "i-tech-3" }];
    case "any_action":
      return [...listPayments(action), { icon: "i-gear" }];
    case "skull":
      return [{ icon: GOD_ICONS[action.temple!], count: action.vp! }, ...(action.block ? [{ icon: "i-any" }] : [])];
    default:
      return [];
  }
}

function listPayments(action: Action): Amount[] {
  const { corn, any_block: blocks } = typeof action.pay === "object" ? action.pay : {};
  return [
    ...(corn ? [{ icon: "i-corn", count: `${MINUS}${corn}` }] : []),
    ...(blocks ? [{ icon: "i-any", count: `${MINUS}${blocks}` }] : []),
  ];
}

/** The symbols of one line of a card. */
export interface Line {
  amounts: Amount[];
  points?: number;
}

/** What a building or a wealth tile gives, a line for each thing. */
export function effectLines(effects: Effect[]): Line[] {
  const goodsOf = effects.filter((effect) => effect.op === "gain").flatMap((effect) => goods({ ...effect }));
  const others = effects
    .filter((effect) => effect.op !== "gain" && effect.op !== "vp")
    .map((effect) => ({ amounts: effectAmounts(effect) }));
  const points = effects
    .filter((effect) => effect.op === "vp")
    .map((effect) => ({ amounts: [], points: effect.n ?? 0 }));
  return [...others, ...(goodsOf.length ? [{ amounts: goodsOf }] : []), ...points];
}

function effectAmounts(effect: Effect): Amount[] {
  switch (effect.op) {
    case "feed_free":
      return [{ icon: "i-foodday" }, { icon: "i-worker", count: effect.workers! }];
    case "feed_discount":
      return [{ icon: "i-foodday" }, { icon: "i-corn", count: `${MINUS}${effect.corn_per_worker}` }];
    case "tech":
      return [
        { icon: TRACK_ICONS[effect.track ?? "any"], count: `+${effect.levels}` },
        ...(effect.track === "any" ? [] : [{ icon: "i-tech" }]),
      ];
    case "temple":
      return [{ icon: GOD_ICONS[effect.which ?? "any"], count: `+${effect.steps}` }];
    case "worker":
      return [{ icon: "i-worker", count: `+${effect.n}` }];
    case "build_building":
      return [{ icon: "i-tech-3", count: "+1" }];
    case "market":
      return [{ icon: "i-exchange" }];
    case "any_action":
      return [{ icon: "i-corn", count: `${MINUS}${effect.corn_cost}` }, { icon: "i-gear" }];
    default:
      return [];
  }
}

/** How a monument scores: its points, and what it counts as symbols or as a word. */
export interface Worth {
  points: string;
  per: Amount[];
  word?: string;
}

export function scoreWorth(score: Score, players: number): Worth {
  const each = String(score.vp ?? score.vp_per_step ?? score.vp_by_players?.[players] ?? "");
  switch (score.rule) {
    case "per_owned_type":
      return { points: each, per: [], word: say(`page-tzolkin-each-${score.type}`) };
    case "per_owned":
      return { points: each, per: [{ icon: "i-tech-3" }, { icon: "i-monument" }] };
    case "per_monument_built_by_anyone":
      return { points: each, per: [{ icon: "i-monument" }, { icon: "i-person" }] };
    case "per_corn_harvest_tile":
      return { points: each, per: [{ icon: "i-tile-corn" }] };
    case "per_wood_harvest_tile":
      return { points: each, per: [{ icon: "i-tile-wood" }] };
    case "workers_in_play":
      return { ...range(score), per: [{ icon: "i-worker", count: steps(score) }] };
    case "per_technology_level":
      return { points: each, per: [{ icon: "i-tech" }] };
    case "technologies_at_level_3":
      return { ...range(score), per: [{ icon: "i-tech", count: "3" }] };
    case "steps_above_start_on_one_temple_of_choice":
      return { points: each, per: [{ icon: "i-pyramid" }] };
    case "sum_of_vp_on_current_temple_steps":
      return { points: "Σ", per: [{ icon: "i-god-1" }, { icon: "i-god-2" }, { icon: "i-god-3" }] };
    case "per_skull_placed_in_chichen_itza_by_anyone":
      return { points: each, per: [{ icon: "i-skull" }], word: say("page-tzolkin-laid") };
    default:
      return { points: each, per: [] };
  }
}

const listScores = (score: Score) => Object.entries(score.table ?? {}).filter(([, points]) => points > 0);

function range(score: Score): { points: string } {
  const points = [...new Set(listScores(score).map(([, one]) => one))];
  return { points: `${points[0]}–${points.at(-1)}` };
}

function steps(score: Score): string {
  const counts = listScores(score).map(([count]) => count);
  return `${counts[0]}–${counts.at(-1)}`;
}

/** The cell beyond the last level of a track. */
export const BEYOND = TOP_LEVEL + 1;

/** What a level of a technology adds, as symbols; the fourth is the bonus beyond the last. */
export function levelGlyphs(desk: Desk, track: Track, level: number): Amount[] {
  const { beyond, ...levels } = componentsOf(desk).technologies[track];
  if (level === BEYOND)
    return beyond.op === "gain_blocks_of_choice" ? [{ icon: "i-any", count: beyond.n }] : bonus(beyond);
  const [first] = levels[level as 1 | 2 | 3].effects; // what else it does is told in words
  return first ? listAdditions(first) : [];
}

function bonus(beyond: Effect): Amount[] {
  if (beyond.op === "vp") return [{ icon: "i-vp", count: beyond.n ?? 0 }];
  return beyond.op === "gain" ? goods({ ...beyond }) : effectAmounts(beyond);
}

function listAdditions({ add, discount, allow, when, times }: LevelEffect): Amount[] {
  if (add?.vp) return [{ icon: "i-vp", count: `+${add.vp}` }];
  if (add) {
    return goods(add).map(({ icon, count }) => ({ icon: when === "fish" ? "i-fish" : icon, count: `+${count}` }));
  }
  if (discount?.any_block_of_cost) return [{ icon: "i-any", count: `${MINUS}${discount.any_block_of_cost}` }];
  if (allow === "action_one_space_ahead") return [{ icon: "i-gear", count: "1→" }];
  return [{ icon: "i-any", count: `${MINUS}${times}` }, { icon: "i-pyramid" }];
}
