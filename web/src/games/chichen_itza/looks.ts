// How answers look as buttons: a symbol, a short title, what it costs or brings.
import type { Option } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { seatLabel } from "../../lib/text/names";
import { say } from "../../lib/text/words.svelte";
import type { ButtonLook } from "../game_ui";
import { amountsOf, wordsOf } from "./effects";
import { groupOf, parseMove, unitOf } from "./moves";
import { colourOf, type Hero, type View } from "./view";
import {
  actionTitle,
  bonusWords,
  capitalize,
  cardText,
  cardTitle,
  groupWords,
  termName,
  pageText,
  placeName,
} from "./words";

const ACTION_ICONS: Record<string, string> = {
  "land-move": "b-land",
  "water-move": "b-water",
  "recruit-hero": "b-hero",
  "move-hero": "b-hero-move",
  "god-card": "b-god",
  defense: "b-defense",
  melee: "b-melee",
  ranged: "b-ranged",
  magic: "b-magic",
  reinforcement: "b-reinforce",
  regroup: "b-regroup",
  scout: "i-eye",
  "magic-cards": "b-cards",
  "declare-war": "b-war",
  favor: "b-favor",
};

export function actionIcon(action: string): string {
  return ACTION_ICONS[action] ?? "i-hex";
}

export function heroIcon(hero: Hero): string {
  return `b-hero-${hero}`;
}

export const PHASE_ICONS = { magic: "b-magic", ranged: "b-ranged", melee: "b-melee" } as const;

/** The symbols of a creature's die. */
export const FACE_ICONS: Record<string, string> = {
  hit: "b-melee",
  arrow: "b-ranged",
  stone: "b-stone",
  fire: "i-fire",
  coin: "i-coin",
  guard: "b-defense",
};

const BONUS_ICONS: Record<string, string> = {
  coins: "i-coin",
  magic: "b-cards",
  luck: "i-luck",
  warriors: "b-warrior",
  idols: "i-idol",
  gear: "i-gear",
  god: "b-god",
};

/** A bonus of the gem star, such as coins_4 or god_red: its symbol, and a number or the colour of a god. */
export function bonusLook(bonus: string): { sign: string; count: string; god: string } {
  const parts = bonus.split("_");
  const isGod = parts[0] === "god";
  return {
    sign: BONUS_ICONS[parts[0] ?? ""] ?? "i-hex",
    count: isGod ? "" : (parts.at(-1) ?? ""),
    god: isGod ? (parts[1] ?? "") : "",
  };
}

const TRADE_ICONS: Record<string, string> = { coins: "i-coin", luck: "i-luck", magic: "b-cards" };

interface Look {
  desk: Desk;
  view: View;
  option: Option;
  args: string[];
}

type Maker = (look: Look) => ButtonLook;

/** Who or what waits at a place. */
function describePlace(place: string, view: View): Pick<ButtonLook, "icon" | "note"> {
  const tile = view.tiles[place];
  if (!tile) return { icon: "i-pyramid" };
  if (tile.creature !== "none") {
    const facts = { kind: capitalize(termName("kind", tile.creature)), strength: tile.hearts ?? "?" };
    return { icon: `b-${tile.creature}`, note: pageText("waits-short", facts) };
  }
  const icon = tile.tunnel ? "b-tunnel" : `b-${tile.kind}`;
  if (tile.owner === "none") return { icon };
  return { icon, note: groupWords(tile.units) };
}

function placeLook({ args, view }: Look): ButtonLook {
  const place = args[0] ?? "";
  return { title: placeName(place), ...describePlace(place, view) };
}

function unitThere({ option, args }: Look): ButtonLook {
  const hero = unitOf(parseMove(option.move));
  const look = { title: placeName(args[0] ?? ""), icon: hero ? heroIcon(hero) : "b-warrior" };
  return hero ? { ...look, note: termName("hero", hero) } : look;
}

function ownHero(look: Look, key: string): ButtonLook {
  const hero = look.args[0] as Hero;
  return { title: pageText(key, { hero: termName("hero", hero) }), icon: heroIcon(hero) };
}

/** A god with what it does. */
function god({ args, desk }: Look): ButtonLook {
  const number = Number(args[0]);
  const colour = capitalize(termName("colour", colourOf(desk, number)));
  return { title: cardTitle("god", number), icon: "b-god", note: `${colour} · ${cardText("god", number)}` };
}

function gear({ args }: Look): ButtonLook {
  const name = args[0] ?? "";
  return { title: capitalize(termName("gear", name)), icon: `b-${name}` };
}

function plainLook(icon: string): Maker {
  return ({ option }) => ({ title: option.text ?? "", icon });
}

const MAKERS: Record<string, Maker> = {
  use: ({ args }) => {
    const [, action = "", hero] = args;
    return hero
      ? { title: pageText("move-hero", { hero: termName("hero", hero) }), icon: heroIcon(hero as Hero) }
      : { title: actionTitle(action), icon: actionIcon(action) };
  },
  coins: () => ({ title: pageText("act-coins"), icon: "i-coin" }),
  trade: ({ args }) => ({
    title: pageText(`trade-${args[0] ?? ""}`),
    icon: TRADE_ICONS[args[0] ?? ""] ?? "i-exchange",
    group: pageText("trade"),
  }),
  stop: () => ({ title: pageText("stop"), icon: "i-check", main: true }),
  from: placeLook,
  to: placeLook,
  via: (look) => ({ ...placeLook(look), icon: "b-reinforce" }),
  scout: placeLook,
  call: placeLook,
  settle: placeLook,
  group: ({ option }) => {
    const group = groupOf(parseMove(option.move));
    return {
      title: groupWords(group),
      icon: group.heroes[0] && !group.warriors ? heroIcon(group.heroes[0]) : "b-warrior",
    };
  },
  join: ({ args }) => ({ title: pageText("warriors", { count: Number(args[0]) }), icon: "b-warrior" }),
  put: unitThere,
  lift: unitThere,
  recruit: ({ args, view }) => {
    const hero = args[0] as Hero;
    const top = view.hero_tops[hero];
    const card = top?.card === "none" || !top ? "" : cardTitle("hero", top.card);
    return {
      title: pageText("recruit-to", { hero: capitalize(termName("hero", hero)), place: placeName(args[1] ?? "") }),
      icon: heroIcon(hero),
      note: card,
    };
  },
  god,
  invoke: god,
  look: ({ args, view }) => ({
    title: pageText("look", { colour: termName("colour", args[0] ?? "") }),
    icon: "i-eye",
    note: pageText("cards", { count: view.god_decks[args[0] ?? ""] ?? 0 }),
  }),
  gear,
  lower: gear,
  "add-one": plainLook("i-plus"),
  keep: (look) => ({ ...plainLook("i-check")(look), main: true }),
  pay: (look) => ownHero(look, "pay"),
  dismiss: (look) => ownHero(look, "dismiss"),
  lose: (look) => ownHero(look, "lose"),
  yield: plainLook("i-coin"),
  decline: plainLook("i-close"),
  cast: ({ args }) => {
    const type = args[0] ?? "";
    const [number, converted] = [Number(args[1]), Number(args[3] ?? 0)];
    const [own, other] = type === "fire" ? ["i-fire", "b-stone"] : ["b-stone", "i-fire"];
    const spent = [
      { icon: own, count: number - converted },
      { icon: other, count: converted },
    ];
    return {
      title: pageText("cast", { type, number, converted }),
      icon: "b-cards",
      amounts: spent.filter(({ count }) => count > 0).map(({ icon, count }) => ({ icon, count: `−${count}` })),
    };
  },
  reroll: () => ({ title: pageText("reroll"), icon: "i-restart" }),
  hit: () => ({ title: pageText("one-hit"), icon: "i-plus" }),
  again: ({ args }) => ({
    title: pageText("again", { way: args[0] ?? "", kept: Number(args[2] ?? 0) }),
    icon: args[0] === "sixes" ? "b-hero" : "b-god",
  }),
  heart: () => ({ title: pageText("heart"), icon: "b-heart" }),
  block: () => ({ title: pageText("block"), icon: "b-defense" }),
  suffer: () => ({ title: pageText("suffer"), icon: "b-wound" }),
  phases: ({ option, view }) => {
    const phase = view.fight === "none" || view.fight.phase === "none" ? "melee" : view.fight.phase;
    return { title: option.text ?? "", icon: PHASE_ICONS[phase] };
  },
  line: ({ args, view }) => {
    const bonus = view.star[args[0] ?? ""] ?? "";
    const twice = args[1] ? pageText("twice", { bonus: bonusWords(bonus) }) : bonusWords(bonus);
    return { title: capitalize(twice), icon: bonusLook(bonus).sign, note: termName("line", args[0] ?? "") };
  },
  mark: (look) =>
    look.args[0] === "reserve"
      ? { title: pageText("reserve"), icon: "b-warrior" }
      : { ...placeLook(look), icon: "b-warrior" },
  lay: ({ args, view }) => {
    const icon = view.laying === "none" ? "i-hex" : view.laying.tunnel ? "b-tunnel" : `b-${view.laying.kind}`;
    return { title: pageText("lay", { column: args[0] ?? "", row: args[1] ?? "" }), icon };
  },
};

/** A button for an answer with all that it does; what no maker knows is said in the server's words. */
export function answerLook(desk: Desk, option: Option): ButtonLook {
  const { verb, args } = parseMove(option.move);
  const make = MAKERS[verb];
  if (!make) return { title: option.text ?? "", note: option.effects_text ?? "" };
  const look = make({ desk, view: desk.view as View, option, args });
  const done = amountsOf(desk, option).filter(({ icon, count }) => icon !== look.icon || count !== undefined);
  const note = [look.note, ...wordsOf(done)].filter(Boolean).join(" · ");
  return { ...look, note, amounts: [...(look.amounts ?? []), ...done] };
}

/** The name of a seat at this table. */
export function seatName(desk: Desk, seat: string): string {
  const found = desk.seats.find((one) => one.seat === seat);
  return found ? seatLabel(found) : say(`name-chichen_itza-seat-${seat}`);
}
