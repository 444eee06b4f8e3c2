// Names of Chichén Itzá in the language of the page.
import { hasMessage, language, say } from "../../lib/text/words.svelte";
import type { Change, Group, Seat } from "./view";

const GAME = "chichen_itza";

/** A name of the package: named("kind", "snake"). */
export function termName(what: string, id: string, count = 1): string {
  return say(`name-${GAME}-${what}-${id}`, { count });
}

/** A message of this board. */
export function pageText(key: string, facts: Record<string, string | number> = {}): string {
  return say(`page-${GAME}-${key}`, facts);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Card = "god" | "hero" | "task" | "ruin" | "creature" | "prophecy";

function rule(card: Card, id: number | string): string {
  const name = `${card}-${typeof id === "number" && card !== "ruin" ? String(id).padStart(2, "0") : id}`;
  return hasMessage(`rule-bp-${name}`) ? `bp-${name}` : `ci-${name}`;
}

/** What a card is called, without its kind and number before it. */
export function cardTitle(card: Card, id: number | string): string {
  return capitalize(say(`title-${rule(card, id)}`));
}

const SEAM = "\u00ad"; // a soft hyphen
const LONG = 10; // letters of a word that find room in a small card

/** A title for a small card: its long words may be divided, with a hyphen, where the language has their parts. */
export function hyphenate(title: string): string {
  const ends = pageText("word-ends").split(" ");
  return title
    .split(" ")
    .map((word) => {
      const end =
        word.length > LONG ? ends.find((one) => word.endsWith(one) && word.length > one.length + 1) : undefined;
      return end ? `${word.slice(0, -end.length)}${SEAM}${end}` : word;
    })
    .join(" ");
}

/** How close the letters of a title stand in a small card, so that its longest word fits. */
export function letterSpacing(title: string): string {
  const parts = title.split(" ").flatMap((word) => word.split(SEAM).flatMap((part) => part.split("-")));
  const longest = Math.max(...parts.map((part) => part.length));
  return longest < 11 ? "normal" : `${-Math.min(0.07, 0.022 * (longest - 10)).toFixed(3)}em`;
}

/** What a card is called, with kind and number. */
export function cardName(card: Card, id: number | string): string {
  return say(`rule-${rule(card, id)}`);
}

/** What a card says. */
export function cardText(card: Card, id: number | string): string {
  return say(`rule-text-${rule(card, id)}`);
}

/** A hand of magic cards: how many, or of which types where one may know, and what all know of it. */
export function handWords(seat: Seat): string {
  const cards =
    seat.stone === undefined
      ? pageText("cards", { count: seat.hand })
      : pageText("hand", { stone: seat.stone, fire: seat.fire ?? 0 });
  return seat.shown.stone + seat.shown.fire ? pageText("shown", { cards, ...seat.shown }) : cards;
}

/** The short name of an action. */
export function actionTitle(action: string): string {
  return pageText(`act-${action}`);
}

/** What an action does. */
export function actionText(action: string): string {
  const key = `rule-text-ci-action-${action}`;
  return hasMessage(key) ? say(key) : termName("action", action);
}

/** A place at the head of a line: the city, a mine by its gem, another tile by kind and number. */
export function placeName(place: string): string {
  return capitalize(inText(place));
}

/** Places within a sentence: A, B and C. */
export function placeNames(places: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(places.map(inText));
}

function inText(place: string): string {
  return hasMessage(`name-${GAME}-place-${place}`) ? termName("place", place) : place;
}

/** What the prophecy in force changes, in words: a village: 4 coins instead of 2. */
export function changeWords({ what, from, to }: Change): string {
  const half = (value: number | string): number | string =>
    typeof value === "string" ? termName("half", value) : value;
  return capitalize(say(`name-${GAME}-change-${what}`, { from: half(from), to: half(to) }));
}

/** Units that stand together: 3 warriors, champion. */
export function groupWords(group: Group): string {
  const heroes = group.heroes.map((hero) => termName("hero", hero));
  const warriors = group.warriors ? [pageText("warriors", { count: group.warriors })] : [];
  return [...warriors, ...heroes].join(", ") || pageText("nobody");
}

/** A gem star bonus in words. */
export function bonusWords(bonus: string): string {
  return termName("bonus", bonus);
}
