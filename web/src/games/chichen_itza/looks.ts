// How answers look as buttons: a symbol, a short title, what it costs or brings.
import type { Option } from "../../lib/api";
import type { Desk } from "../../lib/desk.svelte";
import { nameOf } from "../../lib/names";
import { say } from "../../lib/words.svelte";
import type { Amount, ButtonLook } from "../face";
import { effectOf, groupOf, happens, paid, parse, unitOf, useOf } from "./moves";
import { colourOf, type Hero, type OwnHero, type View } from "./view";
import { actionTitle, bonusWords, capital, cardTitle, groupWords, named, page, placeName } from "./words";

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

function coins(count: number): Amount[] {
  return count ? [{ icon: "i-coin", count }] : [];
}

/** Who or what waits at a place. */
function waits(place: string, view: View): Pick<ButtonLook, "icon" | "note"> {
  const tile = view.tiles[place];
  if (!tile) return { icon: "i-pyramid" };
  if (tile.creature !== "none") {
    const facts = { kind: capital(named("kind", tile.creature)), strength: tile.hearts ?? "?" };
    return { icon: `b-${tile.creature}`, note: page("waits-short", facts) };
  }
  const icon = tile.tunnel ? "b-tunnel" : `b-${tile.kind}`;
  if (tile.owner === "none") return { icon };
  return { icon, note: groupWords(tile.units) };
}

function there({ args, view, option }: Look): ButtonLook {
  const place = args[0] ?? "";
  const found = waits(place, view);
  const below = page("through-tunnel");
  const title = placeName(place);
  if (!happens(option, "tunnelled")) return { title, ...found };
  return { title, ...found, note: [found.note, below].filter(Boolean).join(" · "), amounts: [{ icon: "b-tunnel" }] };
}

function unitThere({ option, args }: Look): ButtonLook {
  const hero = unitOf(parse(option.move));
  const look = { title: placeName(args[0] ?? ""), icon: hero ? heroIcon(hero) : "b-warrior" };
  return hero ? { ...look, note: named("hero", hero) } : look;
}

function own(look: Look): OwnHero | undefined {
  return look.view.seats[look.desk.you ?? ""]?.heroes[look.args[0] as Hero];
}

function ownHero(look: Look, key: string): ButtonLook {
  const hero = look.args[0] as Hero;
  return { title: page(key, { hero: named("hero", hero) }), icon: heroIcon(hero) };
}

function god({ args, desk }: Look): ButtonLook {
  const number = Number(args[0]);
  return { title: cardTitle("god", number), icon: "b-god", note: named("colour", colourOf(desk, number)) };
}

/** A gear from a level to another. */
function turned({ option, args }: Look): ButtonLook {
  const gear = args[0] ?? "";
  const name = capital(named("gear", gear));
  const level = effectOf(option, "level");
  const title = level ? page("gear-to", { gear: name, from: level.before, to: level.after }) : name;
  return { title, icon: `b-${gear}`, note: option.effects_text ?? "" };
}

const MAKERS: Record<string, Maker> = {
  use: ({ desk, option, args }) => {
    const [, action = "", hero] = args;
    const title = hero ? page("move-hero", { hero: named("hero", hero) }) : actionTitle(action);
    return {
      title,
      icon: hero ? heroIcon(hero as Hero) : actionIcon(action),
      amounts: [{ icon: "i-coin", count: useOf(desk, parse(option.move))?.price ?? 0 }],
    };
  },
  coins: ({ option }) => {
    const count = effectOf(option, "gain")?.amount ?? 0;
    return { title: page("act-coins"), icon: "i-coin", amounts: [{ icon: "i-coin", count: `+${count}` }] };
  },
  trade: ({ args, option }) => ({
    title: page(`trade-${args[0] ?? ""}`),
    icon: TRADE_ICONS[args[0] ?? ""] ?? "i-exchange",
    amounts: paid(option),
    group: page("trade"),
  }),
  stop: () => ({ title: page("stop"), icon: "i-check", main: true }),
  from: there,
  to: there,
  via: (look) => ({ ...there(look), icon: "b-reinforce" }),
  scout: (look) => ({ ...there(look) }),
  call: there,
  settle: there,
  group: ({ option }) => {
    const group = groupOf(parse(option.move));
    return {
      title: groupWords(group),
      icon: group.heroes[0] && !group.warriors ? heroIcon(group.heroes[0]) : "b-warrior",
    };
  },
  join: ({ args }) => ({ title: page("warriors", { count: Number(args[0]) }), icon: "b-warrior" }),
  put: unitThere,
  lift: unitThere,
  recruit: ({ args, view }) => {
    const hero = args[0] as Hero;
    const top = view.hero_tops[hero];
    const card = top?.card === "none" || !top ? "" : cardTitle("hero", top.card);
    return {
      title: page("recruit-to", { hero: capital(named("hero", hero)), place: placeName(args[1] ?? "") }),
      icon: heroIcon(hero),
      note: card,
      amounts: coins(top?.upkeep ?? 0),
    };
  },
  god,
  invoke: god,
  look: ({ args, view }) => ({
    title: page("look", { colour: named("colour", args[0] ?? "") }),
    icon: "i-eye",
    note: page("cards", { count: view.god_decks[args[0] ?? ""] ?? 0 }),
  }),
  gear: turned,
  lower: turned,
  "add-one": ({ option }) => ({ title: option.text ?? "", icon: "i-plus", note: option.effects_text ?? "" }),
  keep: ({ option }) => ({ title: option.text ?? "", icon: "i-check", note: option.effects_text ?? "", main: true }),
  pay: (look) => ({ ...ownHero(look, "pay"), amounts: coins(own(look)?.upkeep ?? 0) }),
  dismiss: (look) => ownHero(look, "dismiss"),
  lose: (look) => ownHero(look, "lose"),
  yield: ({ option }) => ({ title: option.text ?? "", icon: "i-coin", note: option.effects_text ?? "" }),
  decline: ({ option }) => ({ title: option.text ?? "", icon: "i-close", note: option.effects_text ?? "" }),
  cast: ({ args }) => {
    const type = args[0] ?? "";
    const [number, converted] = [Number(args[1]), Number(args[3] ?? 0)];
    const [own, other] = type === "fire" ? ["i-fire", "b-stone"] : ["b-stone", "i-fire"];
    const spent = [
      { icon: own, count: number - converted },
      { icon: other, count: converted },
    ];
    return {
      title: page("cast", { type, number, converted }),
      icon: "b-cards",
      amounts: spent.filter(({ count }) => count > 0),
    };
  },
  reroll: ({ option }) => ({ title: page("reroll"), icon: "i-restart", amounts: paid(option) }),
  hit: ({ option }) => ({ title: page("one-hit"), icon: "i-plus", amounts: paid(option) }),
  again: ({ option, args }) => ({
    title: page("again", { way: args[0] ?? "", kept: Number(args[2] ?? 0) }),
    icon: args[0] === "sixes" ? "b-hero" : "b-god",
    amounts: paid(option),
  }),
  heart: ({ option }) => ({ title: page("heart"), icon: "b-heart", amounts: paid(option) }),
  block: ({ option }) => ({
    title: page("block"),
    icon: "b-defense",
    amounts: paid(option),
    note: option.effects_text ?? "",
  }),
  suffer: ({ option }) => ({ title: page("suffer"), icon: "b-wound", note: option.effects_text ?? "" }),
  phases: ({ option, view }) => {
    const phase = view.fight === "none" || view.fight.phase === "none" ? "melee" : view.fight.phase;
    return { title: option.text ?? "", icon: PHASE_ICONS[phase] };
  },
  line: ({ args, view }) => {
    const bonus = view.star[args[0] ?? ""] ?? "";
    const twice = args[1] ? page("twice", { bonus: bonusWords(bonus) }) : bonusWords(bonus);
    return { title: capital(twice), icon: bonusLook(bonus).sign, note: named("line", args[0] ?? "") };
  },
  mark: (look) =>
    look.args[0] === "reserve" ? { title: page("reserve"), icon: "b-warrior" } : { ...there(look), icon: "b-warrior" },
  lay: ({ args, view }) => {
    const icon = view.laying === "none" ? "i-hex" : view.laying.tunnel ? "b-tunnel" : `b-${view.laying.kind}`;
    return { title: page("lay", { column: args[0] ?? "", row: args[1] ?? "" }), icon };
  },
};

/** A button for an answer; what no maker knows is said in the server's words. */
export function button(desk: Desk, option: Option): ButtonLook {
  const { verb, args } = parse(option.move);
  const make = MAKERS[verb];
  return make
    ? make({ desk, view: desk.view as View, option, args })
    : { title: option.text ?? "", note: option.effects_text ?? "" };
}

/** The name of a seat at this table. */
export function seatName(desk: Desk, seat: string): string {
  const found = desk.seats.find((one) => one.seat === seat);
  return found ? nameOf(found) : say(`name-chichen_itza-seat-${seat}`);
}
