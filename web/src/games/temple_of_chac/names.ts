// What things are called, and the symbols that stand for them.  Names come from the package's own messages.
import type { Desk } from "../../lib/state/desk.svelte";
import { seatLabel } from "../../lib/text/names";
import { hasMessage, say } from "../../lib/text/words.svelte";
import { zone, type TempleView } from "./view";

const UNIQUE = ["E", "W", "BR", "U", "X"];
const CARD_KINDS = ["treasure", "gear", "hazard"];

/** What something is called in the middle of a sentence. */
export function termName(what: string, id: string): string {
  return say(`name-temple_of_chac-${what}-${id}`);
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A card of whatever kind, for the head of a line. */
export function cardName(id: string): string {
  const kind = CARD_KINDS.find((one) => hasMessage(`name-temple_of_chac-${one}-${id}`)) ?? "treasure";
  return capitalize(termName(kind, id));
}

export function heroName(id: string): string {
  return termName("adventurer", id);
}

/** "Second look": what the ability of an adventurer is called. */
export function abilityName(id: string): string {
  return capitalize(termName("ability", id));
}

/** What that ability does. */
export function abilityText(id: string): string {
  return capitalize(termName("power", id));
}

/** A probability for people. */
export function percent(chance: number): string {
  const value = Math.round(chance * 100);
  return `${value === 0 && chance > 0 ? "<1" : value}%`;
}

/** What a piece of gear does. */
export function gearText(id: string): string {
  return capitalize(termName("use", id));
}

const HAZARD_TEXT = (id: string) => `rule-text-tc-hazard-${id}`;

/** What a card says: the use of a gear, the harm of a hazard. */
export function cardText(id: string): string {
  if (hasMessage(`name-temple_of_chac-use-${id}`)) return gearText(id);
  return hasMessage(HAZARD_TEXT(id)) ? say(HAZARD_TEXT(id)) : "";
}

/** A space for people: its room and number, or its name if it is the only one of its kind. */
export function placeName(space: string): string {
  if (UNIQUE.includes(space)) return capitalize(termName("space", space));
  return capitalize(say(`name-temple_of_chac-one-${zone(space)}`, { number: space.slice(1) }));
}

/** The number that a clue or an alcove has among its like. */
export function numberOf(id: string): string {
  return id.slice(1);
}

/** An alcove for people. */
export function alcoveName(alcove: string): string {
  return capitalize(say("name-temple_of_chac-one-alcove", { number: numberOf(alcove) }));
}

/** Where an adventurer is, in a word. */
export function whereabouts(seat: string, view: TempleView): string {
  const found = view.seats[seat];
  if (!found) return "";
  if (found.escaped) return say("page-temple_of_chac-out", { order: found.escaped });
  return found.fallen ? say("page-temple_of_chac-lying", { place: placeName(found.at) }) : placeName(found.at);
}

/** The name that somebody at the table goes by. */
export function seatName(desk: Desk, seat: string): string {
  const found = desk.seats.find((one) => one.seat === seat);
  return found ? seatLabel(found) : termName("seat", seat);
}

// ---------------------------------------------------------------- symbols

const TREASURE_ICONS: Record<string, string> = {
  idol: "b-idolbig",
  calendar: "b-calendar",
  mask: "b-mask",
  necklace: "b-necklace",
};
const CARD_ICONS: Record<string, string> = {
  "treasure-box": "b-box",
  "grappling-rope": "b-rope",
  "fireproof-boots": "b-boots",
  lantern: "b-lantern",
  crowbar: "b-crowbar",
  "first-aid-kit": "b-kit",
  bullwhip: "b-whip",
  compass: "b-compass",
  backpack: "b-backpack",
  "pith-helmet": "b-helmet",
  notebook: "b-notebook",
  "life-vest": "b-vest",
  torch: "b-torch",
  "pressure-plate": "b-plate",
  darts: "b-darts",
  "lava-burst": "b-lavaburst",
  "surging-waters": "b-surge",
  "vampire-bats": "b-bats",
};

/** The picture on a card. */
export function cardIcon(id: string): string {
  const fixed = CARD_ICONS[id];
  if (fixed) return fixed;
  const object = id.startsWith("idol-") ? "idol" : (id.split("-").at(-1) ?? "");
  return TREASURE_ICONS[object] ?? "b-idolbig";
}

export function godIcon(god: string): string {
  return `b-g-${god.replace("-", "_")}`;
}

export function heroIcon(adventurer: string): string {
  return `b-av-${adventurer.split("-")[0]}`;
}

const GLYPHS = [
  "Imix",
  "Ik",
  "Akbal",
  "Kan",
  "Chicchan",
  "Cimi",
  "Manik",
  "Lamat",
  "Muluc",
  "Oc",
  "Chuen",
  "Eb",
  "Ben",
  "Ix",
];

export function glyphIcon(glyph: string): string {
  return `b-d${GLYPHS.indexOf(glyph) + 1}`;
}

const GOD_COLOURS: Record<string, string> = {
  kukulkan: "#1F7A5C",
  "ah-puch": "#8F2A17",
  ixchel: "#17717D",
  zotz: "#3D3A6B",
  chac: "#2B4C8C",
};

/** The colour of a god's cards; those without a god are plain. */
export function godColour(god: string | null): string {
  return (god && GOD_COLOURS[god]) || "#6D5A35";
}
