// Moves in notation: which place, card or piece of the board they concern.
import type { Option } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { HEROES, type Group, type Hero, type Use, type View } from "./view";

export interface Move {
  verb: string;
  args: string[];
}

export function parseMove(move: string): Move {
  const [verb = "", ...args] = move.split(" ");
  return { verb, args };
}

const AT_FIRST = ["from", "to", "via", "scout", "call", "settle", "mark", "put", "lift"];

/** The place that a move concerns. */
export function placeOf({ verb, args }: Move): string | null {
  if (verb === "recruit") return args[1] ?? null;
  return AT_FIRST.includes(verb) ? (args[0] ?? null) : null;
}

/** The hero that a move puts on a place or takes from it; none for a warrior. */
export function unitOf({ verb, args }: Move): Hero | null {
  const name = verb === "recruit" ? args[0] : verb === "put" || verb === "lift" ? args[1] : undefined;
  return HEROES.find((hero) => hero === name) ?? null;
}

/** All moves that concern places: what can be done there, and else what somebody may ask about there. */
export function movesByPlace(desk: Desk, places: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of desk.options.keys()) {
    const place = placeOf(parseMove(move));
    if (place !== null) found.set(place, [...(found.get(place) ?? []), move]);
  }
  for (const place of places) {
    const asked = AT_FIRST.map((verb) => `${verb} ${place}`).filter((move) => desk.isRefused(move));
    if (!found.has(place) && asked.length) found.set(place, asked);
  }
  return found;
}

/** Is the question answered on the land: by a place, or by who goes? */
export function needsLand(desk: Desk): boolean {
  return desk.choices
    .map((option) => parseMove(option.move))
    .some((move) => placeOf(move) !== null || move.verb === "group" || move.verb === "lay");
}

/** The way to use an action tile that a move names, with its price. */
export function useOf(desk: Desk, { args }: Move): Use | undefined {
  const [tile = "", action = "", hero = "none"] = args;
  return (desk.view as View).actions[tile]?.uses.find((use) => use.action === action && use.hero === hero);
}

/** Could somebody mean this move?  Not an action that is not on its tile, nor a tile that is not in play. */
export function isMeant(desk: Desk, move: string): boolean {
  const parsed = parseMove(move);
  return parsed.verb !== "use" || useOf(desk, parsed) !== undefined;
}

const MARCHES = ["from", "to", "group", "via"];

/** Is a march being chosen: where from, who, where to? */
export function isMarching(desk: Desk): boolean {
  return desk.choices.some((option) => MARCHES.includes(parseMove(option.move).verb));
}

/** The options of a verb. */
export function optionsOf(desk: Desk, verb: string): Option[] {
  return desk.choices.filter((option) => parseMove(option.move).verb === verb);
}

/** The cells on which the tile in hand may be laid. */
export function layOptions(desk: Desk): { move: string; cell: [number, number] }[] {
  return optionsOf(desk, "lay").map(({ move }) => {
    const { args } = parseMove(move);
    return { move, cell: [Number(args[0]), Number(args[1])] };
  });
}

/** The units of "group 3 wanderer+champion". */
export function groupOf({ args }: Move): Group {
  const names = (args[1] ?? "").split("+");
  return { warriors: Number(args[0]), heroes: HEROES.filter((hero) => names.includes(hero)) };
}

/** A group in notation. */
export function groupMove({ warriors, heroes }: Group): string {
  const names = HEROES.filter((hero) => heroes.includes(hero)).join("+");
  return `group ${warriors}${names && ` ${names}`}`;
}
