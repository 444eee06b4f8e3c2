// How a seat is called: by its person's name, or as a bot by the colour of its seat.
import type { SeatLook } from "./desk.svelte";
import { knows, say } from "./words.svelte";

export function nameOf(seat: Pick<SeatLook, "seat" | "name" | "kind">): string {
  return seat.name || colourOf(seat.seat);
}

/** The seat's name in the words of the games: Red, Blue. */
export function colourOf(seat: string): string {
  const key = `page-seat-${seat}`;
  return knows(key) ? say(key) : seat;
}

/** A bot by its level and, if it has one, its style. */
export function botName(level: string, style: string): string {
  return style ? `${level}/${style}` : level;
}

/** The level of a bot in words, with its style. */
export function levelOf(bot: string): string {
  const [level = "", style] = bot.split("/");
  const levelKey = `page-level-${level}`;
  const styleKey = `page-style-${style}`;
  if (!knows(levelKey)) return bot;
  return style && knows(styleKey)
    ? say("page-bot-styled", { level: say(levelKey), style: say(styleKey) })
    : say(levelKey);
}
