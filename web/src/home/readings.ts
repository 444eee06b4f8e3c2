// What a table can agree on beside modules: readings of the rules, who begins, and who plays whom.
import { hasMessage, say } from "../lib/text/words.svelte";
import type { GameInfo } from "../lib/net/api";

type Option = GameInfo["options"][number];

/** The seat that an option is named after: it says who plays there. */
export function seatOf(game: GameInfo, option: Option): GameInfo["seats"][number] | undefined {
  return game.seats.find((seat) => seat.name === option.name);
}

/** What an option is about. */
export function optionTitle(game: GameInfo, option: Option): string {
  const seat = seatOf(game, option);
  return seat ? `${option.rule_name} · ${seat.title}` : option.rule_name;
}

/** A value in words; all seats have theirs in common. */
export function valueWords(game: GameInfo, option: Option, value: string): string {
  const key = `home-value-${game.name}-${seatOf(game, option) ? "seat" : option.name}-${value}`;
  return hasMessage(key) ? say(key) : (game.seats.find((seat) => seat.name === value)?.title ?? value);
}

/**
 * The values that can be chosen at a table of this many chairs: no seat that nobody takes, and nothing for two of them.
 */
export function openValues(game: GameInfo, option: Option, chosen: Record<string, string>, chairs: number): string[] {
  const place = (name: string): number => game.seats.findIndex((seat) => seat.name === name);
  if (!seatOf(game, option)) return option.values.filter((value) => place(value) < chairs);
  if (place(option.name) >= chairs) return option.values.slice(0, 1);
  const others = game.seats
    .slice(0, chairs)
    .filter((seat) => seat.name !== option.name)
    .map((seat) => chosen[seat.name]);
  return option.values.filter((value, index) => index === 0 || !others.includes(value));
}
