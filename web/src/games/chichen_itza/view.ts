// What a seat sees of Chichén Itzá, and the figures of the box that the board reads.
import type { Desk } from "../../lib/desk.svelte";

export const GEARS = ["defense", "melee", "ranged", "magic"] as const;
export const HEROES = ["wanderer", "champion", "commander"] as const;
export const GOD_COLOURS = ["gold", "green", "red", "blue"] as const;
export const GEMS = ["red", "yellow", "blue", "green", "white"] as const;
export const PHASES = ["magic", "ranged", "melee"] as const;
export const GODS_PER_COLOUR = 20;

export type Gear = (typeof GEARS)[number];
export type Hero = (typeof HEROES)[number];
export type GodColour = (typeof GOD_COLOURS)[number];
export type Gem = (typeof GEMS)[number];
export type Phase = (typeof PHASES)[number];
export type Terrain = "land" | "water" | "both";
export type Cell = [number, number];
type None = "none";

export interface Group {
  warriors: number;
  heroes: Hero[];
}

export interface Tile {
  kind: "mine" | "ruin" | "camp" | "village" | "temple";
  terrain: Terrain; // as printed
  terrain_now: Terrain; // a prophecy may make every tile both
  tunnel: boolean;
  cell: Cell;
  creature: string;
  strength: number | null; // as printed
  hearts: number | null; // what a fight would have to take now
  owner: string;
  units: Group;
  scouts: string[];
  edge: boolean;
  gems?: number;
  ruin?: { number: number; bonus: number; points: number } | null;
  open?: boolean;
}

export interface Action {
  row: number;
  column: number;
  actions: string[];
  low: number | null; // in force
  high: number | null;
  printed: [number, number] | null;
  marks: string[];
}

export interface Fight {
  attacker: string;
  defender: string;
  place: string;
  start: string;
  creature: string;
  strength: number;
  hearts: number;
  attackers: Group;
  defenders: Group;
  phase: Phase | None;
  number: number;
  planned: number;
  to_roll: number;
  dice: number[];
  hits: number;
  blows: number;
  damage: number;
  spare: number[]; // one-time shields of both sides that are still unused
  cast: { stone: number; fire: number };
  cowed: boolean; // a T-Rex keeps gears of its foe low:
  lowered: Gear[]; // these; one at level 1 stays there
  die: "light" | "dark" | "none"; // that the creature rolls
  silenced: boolean; // a hero takes the creature its ability
}

/** Something that the prophecy in force changes: how it is without it, and how it is now. */
export interface Change {
  what: string;
  from: number | string;
  to: number | string;
}

export interface OwnHero {
  card: number;
  upkeep: number;
  place: string;
}

export interface Seat extends Record<Gear, number> {
  coins: number;
  luck: number;
  idols: number;
  shields: number;
  reserve: number;
  strips: ("income" | "points")[];
  hand: number;
  shown: { stone: number; fire: number }; // cards of the hand whose type all know
  stone?: number;
  fire?: number;
  gods: number[];
  gems: Gem[];
  war: number;
  favor: number;
  tasks: number[];
  trophies: Record<string, number[]>;
  repelled: Record<string, number>;
  failed: string[];
  lifted: number;
  turns: number;
  range: number;
  range_printed: number;
  markers_left: number;
  scouts_left: number;
  controls: string[];
  heroes: Partial<Record<Hero, OwnHero>>;
}

export interface View {
  round: number;
  order: string[];
  favor_order: string[];
  rows: (number | null)[];
  columns: (number | null)[];
  row_values: (number | null)[]; // what the markers count under the prophecy in force
  column_values: (number | null)[];
  grid: string[][];
  open_gods: Record<GodColour, number | None>;
  more_gods: Record<GodColour, number[]>;
  hero_tops: Record<Hero, { card: number | None; upkeep: number }>;
  pile: { stone: number; fire: number };
  attacks: string[];
  fight: Fight | None;
  tiles: Record<string, Tile>;
  city: Record<string, Group>;
  actions: Record<string, Action>;
  tasks: Record<string, string[]>;
  god_decks: Record<GodColour, number>;
  hero_decks: Record<Hero, number>;
  magic_deck: number;
  tile_to_lay: string;
  laying: Pick<Tile, "kind" | "terrain" | "terrain_now" | "tunnel"> | None; // what is printed on it
  looked?: number[];
  seats: Record<string, Seat>;
  modules: { prophecies: boolean; creatures: Record<string, string>; tunnels: boolean };
  prophecy: number | None;
  past_prophecies: number[];
  prophecies_left: number;
  changes: Change[];
}

export interface TaskCard {
  number: number;
  class: "sun" | "sun_moon" | "moon" | "moon_star";
  round: number;
  points: number;
}

interface Attack {
  strength: number;
  die: "light" | "dark";
  points: number;
}

export interface Creature {
  phases: Partial<Record<Phase, string>>;
  light: string[];
  dark: string[];
}

/** The figures of components.yaml that are drawn. */
export interface Box {
  game: { rounds: { total: number; light: number[] }; actions_per_round: { value: number } };
  board: { city: { cells: Cell[] } };
  terrain_tiles: { tiles: { items: { id: string; kind: Tile["kind"]; terrain: Terrain; gem?: Gem }[] } };
  action_board: { coins_action: { coins: number } };
  player: { shields: number; scouts: number; diplomacy_markers: { count: number } };
  gears: Record<"defense" | "melee_max_hit" | "ranged_attacks" | "movement", { value: number[] }> &
    Record<"magic_stone" | "magic_fire", { value: (number | "any")[] }>;
  hit_rules: Record<"stone" | "fire" | "ranged", { hits_on: number[] }>;
  reserve_strips: { warriors_per_strip: { value: number }; coins: { value: number[] }; points: { value: number[] } };
  favor_track: { steps_above_start: number };
  gems: { score: { value: number[] }; star_lines: Record<string, string> };
  creatures: Record<"base" | "expansion", { items: Record<string, Creature> }>;
  creature_cards: { attack: { rounds_1_2: Attack; rounds_3_to_6: Attack } };
  tasks: { cards: { items: TaskCard[] } };
  expansion: { tunnels: { tiles: { gem: string; terrain: ("land" | "water")[] }[] } };
}

/** The table as this desk sees it; nothing before the start or before the figures of the box are there. */
export function seen(desk: Desk): { view: View; box: Box } | null {
  const view = desk.view as Partial<View>;
  const box = desk.components as Partial<Box>;
  return view.tiles && box.gears ? { view: view as View, box: box as Box } : null;
}

/** The fight with both its sides; a group that only marches is none. */
export function fightOf(view: View): Fight | null {
  const fight = view.fight;
  return fight === "none" || (fight.defender === "none" && fight.creature === "none") ? null : fight;
}

/** The colour of a god card by its number. */
export function colourOf(god: number): GodColour {
  return GOD_COLOURS[Math.floor((god - 1) / GODS_PER_COLOUR)] ?? "gold";
}

/** The gem that a mine holds, by the name of its tile: M-red. */
export function gemOf(tile: string): Gem {
  return tile.slice(2) as Gem;
}

/** The phases and dice of a creature, of the base game or of the expansion. */
export function creatureOf(box: Box, kind: string): Creature | undefined {
  return box.creatures.base.items[kind] ?? box.creatures.expansion.items[kind.replace("-", "_")];
}

/** What the prophecy in force changes about something. */
export function changeOf(view: View, what: string): Change | undefined {
  return view.changes.find((change) => change.what === what);
}

/** The attack on the city at the end of a round, as the prophecy has it. */
export function attackOf(box: Box, view: View): Attack {
  const { rounds_1_2: early, rounds_3_to_6: late } = box.creature_cards.attack;
  const printed = view.round <= 2 ? early : late;
  return {
    ...printed,
    strength: Number(changeOf(view, "attack-strength")?.to ?? printed.strength),
    die: (changeOf(view, "attack-die")?.to ?? printed.die) as Attack["die"],
  };
}

/** The die that creatures of the land use. */
export function dieOf(box: Box, view: View): Attack["die"] {
  return (changeOf(view, "die")?.to ?? (view.round > box.game.rounds.light.length ? "dark" : "light")) as Attack["die"];
}

/** Is the seat's own seat shown in full: its own, else the one that is asked, else the first. */
export function mainSeat(desk: Desk, view: View): string {
  return desk.you ?? desk.state?.ask?.seat ?? view.order[0] ?? Object.keys(view.seats)[0] ?? "";
}
