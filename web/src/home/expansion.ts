// Beasts and Prophecy, the expansion of Chichén Itzá, as a table is planned or described: its modules, and which
// creature gives way to which.  The option `creatures` holds all exchanges in one text: t-rex:jaguar+pteranodon:monkey.
import { say } from "../lib/text/words.svelte";

export const BEASTS = ["t-rex", "velociraptor", "pteranodon"] as const;
export const REPLACEABLE = ["monkey", "jaguar", "triceratops", "caiman", "shaman", "kukulkan"] as const;

export type Beast = (typeof BEASTS)[number];
export type Exchanges = Partial<Record<Beast, string>>;
type Options = Record<string, string>;

const NONE = "none";

/** Does an option belong to the expansion? */
export function isModule(option: { rule: string }): boolean {
  return option.rule.startsWith("bp.");
}

/** Which new creature takes the place of which. */
export function parseExchanges(value: string | undefined): Exchanges {
  if (!value || value === NONE) return {};
  return Object.fromEntries(value.split("+").map((pair) => pair.split(":")));
}

/** The same as the option's value. */
export function encodeExchanges(exchanges: Exchanges): string {
  return (
    BEASTS.filter((beast) => exchanges[beast])
      .map((beast) => `${beast}:${exchanges[beast]}`)
      .join("+") || NONE
  );
}

/** The creatures that a new one may replace: no other new one has taken their place. */
export function replaceableBy(beast: Beast, exchanges: Exchanges): string[] {
  const taken = BEASTS.filter((other) => other !== beast).map((other) => exchanges[other]);
  return REPLACEABLE.filter((base) => !taken.includes(base));
}

/** The modules in play, in words: one for each module, one for each new creature. */
export function moduleWords(options: Options): string[] {
  const exchanges = parseExchanges(options["creatures"]);
  return [
    ...["prophecies", "tunnels"].filter((name) => options[name] === "on").map((name) => say(`home-module-${name}`)),
    ...BEASTS.filter((beast) => exchanges[beast]).map((beast) => exchangeWords(beast, exchanges[beast]!)),
  ];
}

/** The same in short: several new creatures are counted. */
export function moduleSummary(options: Options): string {
  const count = BEASTS.filter((beast) => parseExchanges(options["creatures"])[beast]).length;
  const words = moduleWords(options);
  return (count > 1 ? [...words.slice(0, -count), say("home-creatures-count", { count })] : words).join(", ");
}

function exchangeWords(beast: Beast, base: string): string {
  return say("home-exchange", { beast: say(`home-creature-${beast}`), base: say(`home-creature-${base}`) });
}
