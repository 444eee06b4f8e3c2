// What an adventurer carries, in points, and how many dice that leaves for the next turn.
import type { Desk } from "../../lib/desk.svelte";
import { GODS, type Adventurer, type Box, type God, type TempleView } from "./view";

export const TREASURE_BOX = "treasure-box";
const FULL = 4;

/** The god of a treasure; a box may have one by an option of the table. */
export function godOf(treasure: string, desk?: Desk): God | null {
  if (treasure === TREASURE_BOX)
    return desk?.state?.table.options["treasure-box-god"] === "kukulkan" ? "kukulkan" : null;
  return GODS.find((god) => treasure.startsWith(`${god}-`) || treasure === `idol-${god}`) ?? null;
}

export interface Points {
  treasures: number;
  boxes: number; // treasure boxes, which bring a die each
  gods: God[];
  bonus: number;
  injuries: number;
  total: number; // without the boxes
}

/** What those cards would bring outside; null where they are not known. */
export function pointsOf(own: Adventurer, view: TempleView, box: Box, desk: Desk): Points | null {
  if (!own.hand_cards || !own.store_cards) return null;
  const cards = [...own.hand_cards, ...own.store_cards];
  const gods = GODS.filter((god) => cards.some((card) => godOf(card, desk) === god));
  const treasures = cards.reduce((sum, card) => sum + (view.printed.points[card] ?? 0), 0);
  const bonus = box.constants.set_bonus.table[String(gods.length)] ?? 0;
  const injuries = (own.injury_values ?? []).reduce((sum, value) => sum + value, 0);
  const boxes = cards.filter((card) => card === TREASURE_BOX).length;
  return { treasures, boxes, gods, bonus, injuries, total: treasures + bonus - injuries + own.boxes };
}

/** The rows of the table of burdens: so many dice, up to so many cards. */
export function burdens(own: Adventurer, box: Box): { dice: number; least: number; most: number | null }[] {
  const spared = ignored(own, box);
  return box.constants.encumbrance.table.map(({ cards: [least, most], dice }) => ({
    dice,
    least: least === 0 ? 0 : least + spared,
    most: most === null ? null : most + spared,
  }));
}

function ignored(own: Adventurer, box: Box): number {
  const card = box.adventurers.find(({ id }) => id.replaceAll("_", "-") === own.adventurer);
  return card?.ability.effect.encumbrance_ignore ?? 0;
}

/** Action dice of the next turn with the hand of now. */
export function nextDice(own: Adventurer, box: Box): number {
  return burdens(own, box).find(({ most }) => most === null || own.hand <= most)?.dice ?? FULL;
}

/** The same cards together, in their order. */
export function counted(cards: string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
