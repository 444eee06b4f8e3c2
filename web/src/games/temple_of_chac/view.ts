// What a seat sees of the temple, with the types that are made from the game's own shapes, and lookups in it.
import type { Desk } from "../../lib/state/desk.svelte";
import type { components } from "../../generated/shapes/temple_of_chac";

type Shapes = components["schemas"];
export type TempleView = Shapes["View"];
export type Adventurer = Shapes["Adventurer"];
export type Tile = Shapes["Tile"];
export type Stop = Shapes["Stop"];
export type Danger = Shapes["Danger"];
export type Interaction = Adventurer["interaction"];
export type DieKind = keyof Shapes["DieUses"];
type Unfinished = TempleView["unfinished"][number];
type Facts = Shapes["FactsByPrompt"];

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

/** The drawing of the board as it ships. */
export interface Components {
  board: { spaces: Placed[]; decor: Decor[] };
}

/** The view of this game; nothing is there before the table has started. */
export function viewOf(desk: Desk): TempleView | null {
  return "printed" in desk.view ? (desk.view as unknown as TempleView) : null;
}

/** The drawing of the board, once it is there. */
export function componentsOf(desk: Desk): Components | null {
  return desk.components?.board ? (desk.components as Components) : null;
}

/** The facts of the own question, if it is this one. */
export function factsOf<Prompt extends keyof Facts>(desk: Desk, prompt: Prompt): Facts[Prompt] | null {
  const ask = desk.isMine ? desk.state?.ask : null;
  return ask?.prompt === prompt ? (ask.facts as Facts[Prompt]) : null;
}

/** What is told of an unfinished rule. */
export function findPending<Rule extends Unfinished["rule"]>(
  view: TempleView,
  rule: Rule,
): Extract<Unfinished, { rule: Rule }> | null {
  return view.unfinished.find((one): one is Extract<Unfinished, { rule: Rule }> => one.rule === rule) ?? null;
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

/** The number of a space in its room. */
export function spaceNumber(space: string): number {
  return Number(space.slice(1));
}

/** The god of a treasure. */
export function godOf(view: TempleView | null, card: string): string | null {
  const god = view?.printed.treasures[card]?.god ?? "none";
  return god === "none" ? null : god;
}

/** What a treasure is worth: points, or the least and the most; nothing for other cards. */
export function worthOf(view: TempleView | null, card: string): string {
  const found = view?.printed.treasures[card];
  if (!found) return "";
  return found.least === found.most ? String(found.least) : `${found.least}–${found.most}`;
}

/** Does a die of these pips count as low or as high? */
export function kindOf(view: TempleView | null, pips: number): DieKind {
  return view?.printed.dice.high.faces.includes(pips) ? "high" : "low";
}

/** The own adventurer. */
export function ownAdventurer(desk: Desk): Adventurer | null {
  const view = viewOf(desk);
  return view && desk.you ? (view.seats[desk.you] ?? null) : null;
}

/** The same cards together, in their order. */
export function countCards(cards: string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
