// How a seat is called: by the name that the server tells, of people and of bots; where there is none, by its colour.
import type { SeatLook } from "../state/desk.svelte";
import { hasMessage, say } from "./words.svelte";

/** Levels that have a face. */
export const FACES = new Set(["beginner", "easy", "casual", "medium", "hard", "expert", "master"]);

const PAINTS = 8; // kinds of paint that a face can have

/** The paint on a bot's face, from its name: the five names of a level have five kinds. */
export function facePaint(name: string): number {
  let mixed = 0;
  for (const letter of name) mixed = (mixed * 61 + (letter.codePointAt(0) ?? 0)) % 1283;
  return mixed % PAINTS;
}

/** The sign of a style, beside the face. */
export const STYLE_ICONS: Record<string, string> = {
  builder: "i-monument",
  priest: "i-pyramid",
  trader: "i-exchange",
  farmer: "i-corn",
  scout: "b-scout",
  warlord: "b-war",
  sorcerer: "b-magic",
  commander: "b-hero-commander",
  daredevil: "i-torch",
  careful: "i-shield",
  collector: "i-treasure",
  locksmith: "b-lock",
  "bridge-walker": "b-planks",
};

export function seatLabel(seat: Pick<SeatLook, "seat" | "name">): string {
  return seat.name || seatColourName(seat.seat);
}

/** The seat's name in the words of the games: Red, Blue. */
export function seatColourName(seat: string): string {
  const key = `page-seat-${seat}`;
  return hasMessage(key) ? say(key) : seat;
}

/** A bot by its level and, if it has one, its style. */
export function botName(level: string, style: string): string {
  return style ? `${level}/${style}` : level;
}

export function parseBot(bot: string): { level: string; style: string } {
  const [level = "", style = ""] = bot.split("/");
  return { level, style };
}

/** A bot's level in words, with its style and the rating of the level. */
export function ratedLevelText({ bot, rating }: Pick<SeatLook, "bot" | "rating">): string {
  const level = levelText(bot);
  return rating === null ? level : say("page-bot-rated", { level, rating });
}

/** What a style is fond of; empty if there is nothing to say. */
export function styleNote(style: string): string {
  const key = `page-style-${style}-note`;
  return style && hasMessage(key) ? say(key) : "";
}

/** The level of a bot in words, with its style. */
export function levelText(bot: string): string {
  const { level, style } = parseBot(bot);
  const levelKey = `page-level-${level}`;
  const styleKey = `page-style-${style}`;
  if (!hasMessage(levelKey)) return bot;
  return style && hasMessage(styleKey)
    ? say("page-bot-styled", { level: say(levelKey), style: say(styleKey) })
    : say(levelKey);
}
