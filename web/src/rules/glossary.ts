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

const number = (from: number, to: number, digits = 2): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(digits, "0"));

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

function tile(id: string, icon: string): Entry[] {
  const key = `tile-tzolkin-${id}`;
  return knows(key) ? [{ id: key, name: id, text: say(key), icon, rule: "", source: "" }] : [];
}

const GEARS = { palenque: 5, yaxchilan: 5, tikal: 5, uxmal: 5, chichen: 9 };
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

function tzolkin(rules: Rules): Section[] {
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
      entries: Object.entries(GEARS).flatMap(([gear, spaces]) =>
        number(1, spaces, 1).flatMap((space) =>
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
    { key: "buildings-1", entries: number(1, 14).flatMap((id) => tile(`B1${id}`, "i-pyramid")) },
    { key: "buildings-2", entries: number(1, 18).flatMap((id) => tile(`B2${id}`, "i-pyramid")) },
    { key: "monuments", entries: number(1, 13).flatMap((id) => tile(`M${id}`, "i-monument")) },
    { key: "wealth", entries: number(1, 21).flatMap((id) => tile(`W${id}`, "i-coin")) },
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

function chichen(rules: Rules): Section[] {
  const gods = (from: number, to: number): Entry[] =>
    number(from, to).flatMap((id) => ruled(rules, `ci.god.${id}`, "b-god"));
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
    { key: "prophecies", entries: number(1, 30).flatMap((id) => ruled(rules, `bp.prophecy.${id}`, "b-prophecy")) },
    { key: "tunnels", entries: under(rules, "bp.tunnels", () => "b-tunnel") },
    { key: "gods-gold", entries: gods(1, 20) },
    { key: "gods-green", entries: gods(21, 40) },
    { key: "gods-red", entries: gods(41, 60) },
    { key: "gods-blue", entries: gods(61, 80) },
    { key: "heroes", entries: number(1, 24).flatMap((id) => ruled(rules, `ci.hero.${id}`, "b-hero")) },
    { key: "tasks", entries: number(1, 23).flatMap((id) => ruled(rules, `ci.task.${id}`, "b-point")) },
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

const GLOSSARIES: Record<string, (rules: Rules) => Section[]> = {
  tzolkin,
  chichen_itza: chichen,
  temple_of_chac: temple,
};

export const hasGlossary = (game: string): boolean => game in GLOSSARIES;

/** The glossary of a game in the language of the page; `rules` are all rules of the game. */
export function glossary(game: string, rules: RuleInfo[]): Section[] {
  const known: Rules = new Map(rules.map((rule) => [rule.id, rule]));
  return (GLOSSARIES[game]?.(known) ?? []).filter((section) => section.entries.length);
}
