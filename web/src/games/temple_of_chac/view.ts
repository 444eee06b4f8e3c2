// What a seat sees of the temple, and the figures of the box that the board reads: the types of view.py and
// components.yaml.
import type { Desk } from "../../lib/desk.svelte";

export type God = "kukulkan" | "ah-puch" | "ixchel" | "zotz" | "chac";
export type DieKind = "low" | "high";

export interface Tile {
  glyph: string; // "none" before it is laid
  number: number | null; // null: this seat does not know it
  flipped: boolean;
  searched: boolean;
  gone: boolean;
}

export interface Lock {
  seat: string;
  alcove: string;
  needed: number;
  drawn: Record<string, number>;
}

export interface Adventurer {
  adventurer: string; // "none" before it is dealt
  at: string;
  fallen: boolean;
  wounds: number;
  health: number;
  capacity: number;
  gear: string[];
  used: string[];
  escaped: number; // the place in the order of escapes, 0 inside
  boxes: number;
  dice: number[];
  spent: boolean;
  hand: number;
  store: number;
  injuries: number;
  hand_cards?: string[]; // the own ones; at the end everybody's
  store_cards?: string[];
  injury_values?: number[];
}

export interface Printed {
  points: Record<string, number>;
  plates: string[];
  alcoves: Record<string, string>;
  tokens: Record<string, number>;
  last: string;
  joins: string[];
  squares: Record<string, [number, number] | null>;
}

export interface TempleView {
  round: number;
  first: string;
  turn: string; // "none" between turns
  boulder: string;
  plates: number;
  planks: number;
  surging: number;
  clues: Record<string, number>;
  webs: Record<string, "hidden" | "spider" | "gone">;
  webs_left: { spider: number; blank: number };
  alcoves: Record<string, string>;
  decks: Record<string, Record<string, number>>;
  sizes: Record<string, number>;
  revealed: string[];
  lock: Lock | "none";
  rolled: number[];
  steps: number;
  lava: Record<string, Tile>;
  injuries_left: number;
  peeked?: Record<string, string>;
  notes?: Record<string, string[]>;
  seats: Record<string, Adventurer>;
  printed: Printed;
}

interface Placed {
  id: string;
  x: number;
  y: number;
}
interface Decor {
  id: string;
  kind: string;
  x: number | number[];
  y: number;
}

export interface Box {
  board: { spaces: Placed[]; decor: Decor[] };
  constants: {
    encumbrance: { table: { cards: [number, number | null]; dice: number }[] };
    boulder_dice_by_checkpoints: { table: Record<string, number> };
    boulder_move: { base: number; per_die_at_least: number };
    set_bonus: { table: Record<string, number> };
    actions: { move: { low: number; high: number }; search: { low_cards: number; high_cards: number } };
    lockpick_successes: { lesser: number; chac: number };
    rapids_exit: { base_dice: number; per_surging_waters: number };
  };
  bridge: { planks: { value: number } };
  adventurers: { id: string; ability: { effect: { encumbrance_ignore?: number } } }[];
}

export const GODS: God[] = ["kukulkan", "ah-puch", "ixchel", "zotz", "chac"];
export const SHUT_AT = 2; // plates that close the hall

/** The view of this game; nothing is there before the table has started. */
export function viewOf(desk: Desk): TempleView | null {
  return "printed" in desk.view ? (desk.view as unknown as TempleView) : null;
}

/** The figures of the box, once they are there. */
export function boxOf(desk: Desk): Box | null {
  return desk.components?.board ? (desk.components as Box) : null;
}

export type Zone =
  | "entrance"
  | "hall"
  | "corridor"
  | "lava"
  | "rapids"
  | "waterfall"
  | "bridge"
  | "wash-up"
  | "cave"
  | "exit";
const ZONES: Record<string, Zone> = {
  E: "entrance",
  H: "hall",
  C: "corridor",
  L: "lava",
  R: "rapids",
  W: "waterfall",
  B: "bridge",
  U: "wash-up",
  Z: "cave",
  X: "exit",
};

/** The room of a space. */
export function zone(space: string): Zone {
  return ZONES[space[0] ?? ""] ?? "corridor";
}

/** The number of a corridor space. */
export function along(space: string): number {
  return Number(space.slice(1));
}

/** The deck that a room is searched from. */
export const DECK_OF: Partial<Record<Zone, God>> = {
  hall: "kukulkan",
  lava: "ah-puch",
  rapids: "ixchel",
  cave: "zotz",
};

/** The alcove that faces a space, with or without an idol. */
export function alcoveAt(view: TempleView, space: string): string | undefined {
  return Object.entries(view.printed.alcoves).find(([, facing]) => facing === space)?.[0];
}

/** Is a tile's number known, and among the clues? */
export function isTrap(tile: Tile, view: TempleView): boolean {
  return tile.number !== null && Object.values(view.clues).includes(tile.number);
}

/** The own adventurer. */
export function mine(desk: Desk): Adventurer | null {
  const view = viewOf(desk);
  return view && desk.you ? (view.seats[desk.you] ?? null) : null;
}
