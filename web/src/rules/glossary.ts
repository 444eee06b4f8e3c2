// The cards and symbols of a game with what they do, from the register of rules and the package's own words.
import type { RuleInfo } from "../lib/api";
import { knows, say } from "../lib/words.svelte";

export interface Entry {
  id: string;
  name: string;
  text: string;
  icon: string; // a symbol of the sprite, or none
  rule: string; // the rule that says it, or none
  source: string;
}

export interface Section {
  key: string;
  entries: Entry[];
}

type Rules = Map<string, RuleInfo>;

/** The figures of a box that the glossary reads: which cards and tiles there are, and which belong together. */
export interface Figures {
  gods?: { colours: Record<string, unknown> };
  gears?: Record<string, { actions: Record<string, unknown> }>;
  buildings?: Tile[];
  monuments?: Tile[];
  starting_wealth_tiles?: Tile[];
}

interface Tile {
  id: string;
  age?: number;
}

function ruled(rules: Rules, id: string, icon = "", name = ""): Entry[] {
  const rule = rules.get(id);
  return rule ? [{ id, name: name || rule.name, text: rule.text, icon, rule: id, source: rule.source }] : [];
}

/** All rules whose ids begin so, but none below them. */
function under(
  rules: Rules,
  prefix: string,
  icon: (end: string) => string = () => "",
  without: string[] = [],
): Entry[] {
  return [...rules.keys()].flatMap((id) => {
    const end = id.startsWith(`${prefix}.`) ? id.slice(prefix.length + 1) : "";
    return !end || end.includes(".") || without.includes(end) ? [] : ruled(rules, id, icon(end));
  });
}

function worded(key: string, name: string, icon: string, rules: Rules, rule = ""): Entry[] {
  return knows(key) ? [{ id: key, name, text: say(key), icon, rule, source: rules.get(rule)?.source ?? "" }] : [];
}

/** Cards: the rules below a prefix whose ids end with a number, within the first and the last one. */
function cards(rules: Rules, prefix: string, icon: string, [first, last]: [number, number] = [0, Infinity]): Entry[] {
  return under(rules, prefix, () => icon).filter((entry) => {
    const card = Number(entry.id.slice(prefix.length + 1));
    return card >= first && card <= last;
  });
}

function tiles(all: Tile[] | undefined, icon: string, rules: Rules): Entry[] {
  return (all ?? []).flatMap(({ id }) => worded(`tile-tzolkin-${id}`, id, icon, rules));
}

const TRACKS = ["agriculture", "extraction", "architecture", "theology"];
const TEMPLES = ["brown", "yellow", "green"];
const GOODS: [string, string][] = [
  ["corn", "tz.general.materials"],
  ["wood", "tz.general.materials"],
  ["stone", "tz.general.materials"],
  ["gold", "tz.general.materials"],
  ["skull", "tz.limit.skulls"],
];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const named = (key: string): string => capital(say(key, { count: 1 }));

function tzolkin(rules: Rules, box: Figures): Section[] {
  const built = (age: number): Tile[] => (box.buildings ?? []).filter((tile) => tile.age === age);
  return [
    {
      key: "symbols",
      entries: [
        ...GOODS.flatMap(([good, rule]) => ruled(rules, rule, `i-${good}`, named(`name-tzolkin-good-${good}`))),
        ...ruled(rules, "tz.limit.six-workers", "i-worker"),
        ...ruled(rules, "tz.limit.negative-points", "i-vp"),
        ...ruled(rules, "tz.jungle.take-tile", "i-tile-corn"),
        ...ruled(rules, "tz.jungle.burn", "i-tile-wood"),
        ...ruled(rules, "tz.start-space.marker", "i-first"),
      ],
    },
    {
      key: "gears",
      entries: Object.entries(box.gears ?? {}).flatMap(([gear, { actions }]) =>
        Object.keys(actions ?? {}).flatMap((space) =>
          worded(`gear-tzolkin-${gear}-${space}`, `${say(`name-tzolkin-gear-${gear}`)} ${space}`, "i-gear", rules),
        ),
      ),
    },
    {
      key: "temples",
      entries: TEMPLES.flatMap((temple, i) =>
        worded(
          `temple-tzolkin-${temple}`,
          named(`name-tzolkin-temple-${temple}`),
          `i-god-${i + 1}`,
          rules,
          `tz.temple.${temple}`,
        ),
      ),
    },
    {
      key: "technologies",
      entries: TRACKS.flatMap((track, i) =>
        ["1", "2", "3", "bonus"].flatMap((level) =>
          worded(
            `tech-tzolkin-${track}-${level}`,
            `${named(`name-tzolkin-track-${track}`)} ${level === "bonus" ? "+" : level}`,
            `i-tech-${i + 1}`,
            rules,
          ),
        ),
      ),
    },
    { key: "buildings-1", entries: tiles(built(1), "i-pyramid", rules) },
    { key: "buildings-2", entries: tiles(built(2), "i-pyramid", rules) },
    { key: "monuments", entries: tiles(box.monuments, "i-monument", rules) },
    { key: "wealth", entries: tiles(box.starting_wealth_tiles, "i-coin", rules) },
  ];
}

const ACTIONS = [
  "land-move",
  "water-move",
  "recruit-hero",
  "move-hero",
  "god-card",
  "defense",
  "melee",
  "ranged",
  "magic",
  "reinforcement",
  "regroup",
  "scout",
  "magic-cards",
  "declare-war",
  "favor",
];
const ACTION_ICONS: Record<string, string> = {
  "land-move": "b-land",
  "water-move": "b-water",
  "recruit-hero": "b-hero",
  "move-hero": "b-hero",
  "god-card": "b-god",
  scout: "b-scout",
  "magic-cards": "b-cards",
  "declare-war": "b-war",
};

const COLOURS = ["gold", "green", "red", "blue"];

function chichen(rules: Rules, box: Figures): Section[] {
  const gods = COLOURS.map((colour) => ({
    key: `gods-${colour}`,
    entries: cards(rules, "ci.god", "b-god", box.gods?.colours[colour] as [number, number] | undefined),
  }));
  return [
    {
      key: "actions",
      entries: ACTIONS.flatMap((id) => ruled(rules, `ci.action.${id}`, ACTION_ICONS[id] ?? `b-${id}`)),
    },
    { key: "ci-gears", entries: under(rules, "ci.gear", (id) => (id === "side-gain" ? "i-gear" : `b-${id}`)) },
    {
      key: "creatures",
      entries: ["ci.creature", "bp.creature"].flatMap((family) => under(rules, family, (id) => `b-${id}`)),
    },
    { key: "prophecies", entries: cards(rules, "bp.prophecy", "b-prophecy") },
    { key: "tunnels", entries: under(rules, "bp.tunnels", () => "b-tunnel") },
    ...(box.gods ? gods : []),
    { key: "heroes", entries: cards(rules, "ci.hero", "b-hero") },
    { key: "tasks", entries: cards(rules, "ci.task", "b-point") },
    { key: "ruins", entries: under(rules, "ci.ruin", () => "b-ruin", ["tiles"]) },
    {
      key: "tokens",
      entries: [
        ...ruled(rules, "ci.treasure.table", "i-treasure"),
        ...ruled(rules, "ci.idol.exchange", "i-idol"),
        ...ruled(rules, "ci.gem.lines", "b-gem"),
        ...ruled(rules, "ci.gem.star", "b-gem"),
      ],
    },
  ];
}

const THINGS: Record<string, string> = {
  rope: "b-rope",
  boots: "b-boots",
  lantern: "b-lantern",
  torch: "i-torch",
  idol: "b-idolbig",
  calendar: "b-calendar",
  mask: "b-mask",
  necklace: "b-necklace",
  box: "b-box",
};
const thing = (id: string, other: string): string =>
  THINGS[Object.keys(THINGS).find((word) => id.includes(word)) ?? ""] ?? other;

function temple(rules: Rules): Section[] {
  const ground = ["move", "interact", "gear", "search", "stand", "steal", "store", "discard"];
  const signs: Record<string, string> = { move: "b-land", gear: "b-rope" };
  return [
    { key: "actions", entries: ground.flatMap((id) => ruled(rules, `tc.action.${id}`, signs[id] ?? `b-${id}`)) },
    { key: "adventurers", entries: under(rules, "tc.adventurer", (id) => `b-av-${id.split("-")[0]}`) },
    { key: "equipment", entries: under(rules, "tc.gear", (id) => thing(id, "b-store")) },
    { key: "hazards", entries: under(rules, "tc.hazard", () => "b-wound") },
    { key: "treasures", entries: under(rules, "tc.treasure", (id) => thing(id, "b-idolbig")) },
    { key: "decks", entries: under(rules, "tc.deck", () => "b-cards") },
  ];
}

const GLOSSARIES: Record<string, (rules: Rules, box: Figures) => Section[]> = {
  tzolkin,
  chichen_itza: chichen,
  temple_of_chac: temple,
};

export const hasGlossary = (game: string): boolean => game in GLOSSARIES;

/** The glossary of a game in the language of the page, from all rules of the game and the figures of its box. */
export function glossary(game: string, rules: RuleInfo[], box: Figures): Section[] {
  const known: Rules = new Map(rules.map((rule) => [rule.id, rule]));
  return (GLOSSARIES[game]?.(known, box) ?? []).filter((section) => section.entries.length);
}
