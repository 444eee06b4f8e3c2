// What a seat sees of Chichén Itzá, in the shapes that the game declares, and the figures of the box that are drawn.
import type { Desk } from "../../lib/state/desk.svelte";
import type { components } from "../../generated/shapes/chichen_itza";

type Shapes = components["schemas"];

export const GEARS = ["defense", "melee", "ranged", "magic"] as const;
export const HEROES = ["wanderer", "champion", "commander"] as const;
export const GOD_COLOURS = ["gold", "green", "red", "blue"] as const;
export const GEMS = ["red", "yellow", "blue", "green", "white"] as const;

export type Gear = (typeof GEARS)[number];
export type Hero = (typeof HEROES)[number];
export type GodColour = (typeof GOD_COLOURS)[number];
export type Gem = (typeof GEMS)[number];
export type Phase = Shapes["FightPhase"]["phase"];
export type Half = Shapes["CityAttack"]["die"];
export type Cell = number[]; // column and row

export type View = Shapes["View"];
export type Group = Shapes["Group"];
export type Tile = Shapes["TerrainTile"];
export type Action = Shapes["Action"];
export type Use = Shapes["Use"];
export type Fight = Shapes["Fight"];
export type SideInForce = Shapes["SideInForce"];
export type Change = Shapes["Change"];
export type OwnHero = Shapes["OwnHero"];
export type Seat = Shapes["Seat"];

export interface TaskCard {
  number: number;
  class: "sun" | "sun_moon" | "moon" | "moon_star";
  round: number;
  points: number;
}

/** The figures of components.yaml that are drawn. */
export interface Components {
  game: { rounds: { total: number; light: number[] }; actions_per_round: { value: number } };
  board: { city: { cells: Cell[] } };
  action_board: { coins_action: { coins: number } };
  player: { shields: number; scouts: number; diplomacy_markers: { count: number } };
  gears: Record<"defense" | "melee_max_hit" | "ranged_attacks" | "movement", { value: number[] }> &
    Record<"magic_stone" | "magic_fire", { value: (number | "any")[] }>;
  reserve_strips: { warriors_per_strip: { value: number }; coins: { value: number[] }; points: { value: number[] } };
  favor_track: { steps_above_start: number };
  gems: { score: { value: number[] } };
  gods: { colours: Record<GodColour, [number, number]> };
  tasks: { cards: { items: TaskCard[] } };
  creature_cards: { lost_points: number }; // for a city that was not saved
}

/** The table as this desk sees it; nothing before the start or before the figures of the box are there. */
export function tableData(desk: Desk): { view: View; box: Components } | null {
  const view = desk.view as Partial<View>;
  const box = desk.components as Partial<Components>;
  return view.tiles && box.gears ? { view: view as View, box: box as Components } : null;
}

/** The fight with both its sides; a group that only marches is none. */
export function fightOf(view: View): Fight | null {
  const fight = view.fight;
  return fight === "none" || (fight.defender === "none" && fight.creature === "none") ? null : fight;
}

/** The colour of a god card, as the box numbers them. */
export function colourOf(desk: Desk, god: number): GodColour {
  const { colours } = (desk.components as Components).gods;
  return GOD_COLOURS.find((colour) => colours[colour][0] <= god && god <= colours[colour][1]) ?? "gold";
}

/** The gem that a mine holds, by the name of its tile: M-red. */
export function gemOf(tile: string): Gem {
  return tile.slice(2) as Gem;
}

/** What the prophecy in force changes about something. */
export function changeOf(view: View, what: string): Change | undefined {
  return view.changes.find((change) => change.what === what);
}

/** Is the seat's own seat shown in full: its own, else the one that is asked, else the first. */
export function mainSeat(desk: Desk, view: View): string {
  return desk.you ?? desk.state?.ask?.seat ?? view.order[0] ?? Object.keys(view.seats)[0] ?? "";
}
