// What a seat sees of Tzolk'in, and the figures of the box that the board is drawn from.
import type { Desk } from "../../lib/state/desk.svelte";
import type { components } from "../../generated/shapes/tzolkin";

export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"] as const;
export const GOODS = ["corn", "wood", "stone", "gold", "skull"] as const;
export const BLOCKS = ["wood", "stone", "gold"] as const;
export const TEMPLES = ["brown", "yellow", "green"] as const;
export const TRACKS = ["agriculture", "extraction", "architecture", "theology"] as const;
export const FIELDS = ["2", "3", "4", "5"] as const;
export const TOP_LEVEL = 3;
export const DUMMY = "dummy";
export const NOBODY = "none";

export type Gear = (typeof GEARS)[number];
export type Good = (typeof GOODS)[number];
export type Temple = (typeof TEMPLES)[number];
export type Track = (typeof TRACKS)[number];

type Schemas = components["schemas"];
export type OwnSeat = Schemas["Own"];
export type TzolkinView = Schemas["View"];
export type Facts = Schemas["FactsByPrompt"];

/** What one space of a gear does; which fields there are goes by `op`. */
export interface Action {
  op: string;
  corn?: number | null;
  wood?: number | null;
  stone?: number;
  gold?: number;
  skull?: number;
  levels?: number | number[];
  steps?: number;
  pay?: { corn?: number; any_block?: number } | "blocks";
  vp?: number;
  temple?: Temple;
  block?: boolean;
  of?: number[];
  corn_per_block?: number;
  options?: unknown[];
  n?: number;
}

/** One thing a tile does. */
export interface Effect {
  op:
    | "feed_free"
    | "feed_discount"
    | "tech"
    | "gain"
    | "temple"
    | "build_building"
    | "market"
    | "vp"
    | "worker"
    | "any_action";
  workers?: number;
  corn_per_worker?: number;
  track?: Track | "any";
  levels?: number;
  which?: Temple | "any";
  steps?: number;
  n?: number;
  corn_cost?: number;
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
}

/** One thing a level of a technology does. */
export interface LevelEffect {
  when: string;
  add?: Partial<Record<Good | "vp", number>>;
  discount?: { any_block_of_cost?: number };
  allow?: string;
  times?: number;
}

/** Blocks of any kind, beyond the last level. */
export interface BlocksOfChoice {
  op: "gain_blocks_of_choice";
  n: number;
}

/** How a monument scores. */
export interface Score {
  rule: string;
  type?: Kind;
  vp?: number;
  vp_per_step?: number;
  vp_by_players?: Record<string, number>;
  table?: Record<string, number>;
}

export type Kind = "farm" | "civic" | "tomb" | "shrine";
export type Cost = Partial<Record<Good, number>>;

export interface Tile {
  id: string;
  type?: Kind;
  cost?: Cost;
  effects?: Effect[];
  score?: Score;
  dummy?: { gear: string; space: number };
}

export interface FoodDay {
  n: number;
  tooth: number;
  age: number;
  kind: "mid_age" | "end_of_age";
}

export interface Components {
  supply: { workers_per_player: { total: number }; skulls: number };
  setup: { building_row: number; harvest_tiles_per_group: Record<string, number> };
  calendar: { teeth: number; food_days: FoodDay[] };
  gears: Record<string, { teeth: number; numbered_spaces: number[]; actions: Record<string, Action> }>;
  temples: Record<
    Temple,
    {
      vp: number[];
      gifts: Record<string, Good>;
      start_index: number;
      top_index: number;
      highest_bonus: { age_1: number; age_2: number };
    }
  >;
  technologies: Record<Track, Record<1 | 2 | 3, { effects: LevelEffect[] }> & { beyond: Effect | BlocksOfChoice }>;
  buildings: Tile[];
  monuments: Tile[];
  starting_wealth_tiles: Tile[];
}

/** The view of a desk, once there is one. */
export function viewOf(desk: Desk): TzolkinView {
  return desk.view as TzolkinView;
}

/** The figures of the box. */
export function componentsOf(desk: Desk): Components {
  return desk.components as Components;
}

/** Is there something to draw? */
export function isReady(desk: Desk): boolean {
  return "seats" in desk.view && "gears" in desk.components;
}

/** What the seat before the screen has. */
export function ownSeat(desk: Desk): OwnSeat | undefined {
  return desk.you === null ? undefined : viewOf(desk).seats?.[desk.you];
}

/** What the question to the seat before the screen is about, if it is this one. */
export function factsOf<P extends keyof Facts>(desk: Desk, prompt: P): Facts[P] | undefined {
  const ask = desk.isMine ? desk.state?.ask : undefined;
  return ask?.prompt === prompt ? (ask.facts as Facts[P]) : undefined;
}

/** How many of a good a seat has. */
export function goodCount(own: OwnSeat, good: Good): number {
  return own[goodField(good)];
}

/** The number of the view that counts a good. */
export function goodField(good: Good): Exclude<Good, "skull"> | "skulls" {
  return good === "skull" ? "skulls" : good;
}

export function gearComponents(desk: Desk, gear: Gear): Components["gears"][string] {
  return componentsOf(desk).gears[gear === "chichen" ? "chichen_itza" : gear]!;
}

/** What a space does; the last ones stand for every action of the gear. */
export function actionOf(desk: Desk, gear: Gear, space: number): Action | undefined {
  return gearComponents(desk, gear).actions[space];
}

export function tileOf(desk: Desk, id: string): Tile | undefined {
  const { buildings, monuments, starting_wealth_tiles } = componentsOf(desk);
  return [...buildings, ...monuments, ...starting_wealth_tiles].find((tile) => tile.id === id);
}

/** The Food Day that comes next, if there is one. */
export function nextFoodDay(desk: Desk): FoodDay | undefined {
  return componentsOf(desk).calendar.food_days[viewOf(desk).food_days];
}
