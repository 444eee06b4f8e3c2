// How answers look as buttons: symbol, short title, what it takes or brings.
import type { Option } from "../../lib/api";
import type { Desk } from "../../lib/desk.svelte";
import { say } from "../../lib/words.svelte";
import type { Amount, ButtonLook } from "../face";
import { capital, cardIcon, cardName, gearText, godIcon, heroIcon, name, placeName, seatName } from "./names";
import { godOf } from "./score";
import { kindOf } from "./turn.svelte";
import { DECK_OF, alcoveAt, boxOf, isTrap, mine, viewOf, zone, type DieKind } from "./view";

type Look = (desk: Desk, args: string[]) => ButtonLook;
const OPPOSITE = 7;

/** The die that such an action spends, as a symbol. */
function die(desk: Desk, kind: string | undefined): ButtonLook["amounts"] {
  const pips = mine(desk)?.dice.find((one) => kindOf(one) === kind);
  return pips === undefined
    ? []
    : [{ icon: `i-die-${pips}`, label: name("die", kind ?? "low") }];
}

/** What is there to do on the own space. */
export function interaction(desk: Desk): "clues" | "alcove" | "shore" | "bridge" | "none" {
  const view = viewOf(desk);
  const here = mine(desk)?.at ?? "";
  if (!view || here === "") return "none";
  if (zone(here) === "hall") return "clues";
  if (zone(here) === "rapids") return view.printed.joins.some((join) => join.startsWith(`${here}-`)) ? "shore" : "none";
  if (zone(here) === "bridge") return "bridge";
  const alcove = alcoveAt(view, here);
  return alcove && view.alcoves[alcove] !== "none" ? "alcove" : "none";
}

const INTERACT_ICONS = { clues: "i-eye", alcove: "b-lock", shore: "b-ashore", bridge: "b-planks", none: "b-interact" };

export function interactIcon(desk: Desk): string {
  return INTERACT_ICONS[interaction(desk)];
}

/** How far a die goes, how many cards it turns. */
export function reach(desk: Desk, kind: string): { steps: number; cards: number } {
  const actions = boxOf(desk)?.constants.actions;
  const isLow = kind === "low";
  return {
    steps: (isLow ? actions?.move.low : actions?.move.high) ?? (isLow ? 1 : 2),
    cards: (isLow ? actions?.search.low_cards : actions?.search.high_cards) ?? (isLow ? 1 : 2),
  };
}

function tileNote(desk: Desk, space: string): string {
  const view = viewOf(desk);
  const tile = view?.lava[space];
  if (!view || !tile) return "";
  const state = tile.gone
    ? "gone"
    : isTrap(tile, view)
      ? "trap"
      : tile.number === null
        ? "down"
        : tile.searched
          ? "searched"
          : "safe";
  return say("spoken-temple_of_chac-tile", { state, number: tile.number ?? 0, glyph: tile.glyph });
}

/** What is known of a space that one may go to. */
export function spaceNote(desk: Desk, space: string): string {
  const view = viewOf(desk);
  if (!view) return "";
  if (view.lava[space]) return tileNote(desk, space);
  if (view.webs[space]) return say("spoken-temple_of_chac-web", { state: view.webs[space] });
  if (space === "BR") return say("spoken-temple_of_chac-planks", { planks: view.planks });
  return "";
}

function go(icon: string): Look {
  return (desk, [space = ""]) => ({ icon, title: placeName(space), note: capital(spaceNote(desk, space)) });
}

function treasure(icon: string | null, key: string): Look {
  return (desk, args) => {
    const card = args.at(-1) ?? "";
    const dice = args.length > 1 ? die(desk, args[0]) : [];
    const shown = icon ? pictured(desk, card) : [...godOfCard(desk, card), worth(desk, card)];
    return {
      icon: icon ?? cardIcon(card),
      title: say(key),
      note: cardName(card),
      amounts: [...(dice ?? []), ...shown],
    };
  };
}

function worth(desk: Desk, card: string): Amount {
  return { icon: "i-vp", count: viewOf(desk)?.printed.points[card] ?? "1–6" };
}

function godOfCard(desk: Desk, card: string): Amount[] {
  const god = godOf(card, desk);
  return god ? [{ icon: godIcon(god), label: name("god", god) }] : [];
}

/** A treasure in symbols, for where there is no room for its name. */
function pictured(desk: Desk, card: string): Amount[] {
  return [
    ...godOfCard(desk, card),
    { icon: cardIcon(card), count: worth(desk, card).count ?? "", label: cardName(card) },
  ];
}

/** A treasure in one symbol: its god and points, which tell all but a box. */
function brief(desk: Desk, card: string): Amount {
  const god = godOf(card);
  return god
    ? { icon: godIcon(god), count: worth(desk, card).count ?? "", label: cardName(card) }
    : { icon: cardIcon(card), label: cardName(card) };
}

function plain(icon: string, key: string, note?: string): Look {
  return () => ({ icon, title: say(key), ...(note ? { note: say(note) } : {}) });
}

function withDie(icon: string, key: string): Look {
  return (desk, [kind]) => ({ icon, title: say(key), amounts: die(desk, kind) ?? [] });
}

const LOOKS: Record<string, Look> = {
  move: (desk, [kind = "low"]) => ({
    icon: "b-land",
    title: say("page-temple_of_chac-do-move"),
    note: say("page-temple_of_chac-spaces", { count: reach(desk, kind).steps }),
    amounts: die(desk, kind) ?? [],
  }),
  search: (desk, [kind = "low"]) => ({
    icon: "b-search",
    title: say("page-temple_of_chac-do-search"),
    note: searchNote(desk, kind),
    amounts: die(desk, kind) ?? [],
  }),
  interact: (desk, [kind]) => ({
    icon: interactIcon(desk),
    title: say(`page-temple_of_chac-do-interact-${interaction(desk)}`),
    amounts: die(desk, kind) ?? [],
  }),
  gear: (desk, [gear = ""]) => ({
    icon: cardIcon(gear),
    title: cardName(gear),
    note: gearText(gear),
    amounts: die(desk, "low") ?? [],
  }),
  stand: withDie("b-stand", "page-temple_of_chac-do-stand"),
  steal: (desk, [seat = ""]) => ({
    icon: "b-steal",
    title: say("page-temple_of_chac-do-steal"),
    note: seatName(desk, seat),
    amounts: [{ icon: `i-seat-${desk.number(seat)}` }, ...(die(desk, "high") ?? [])],
  }),
  store: treasure("b-store", "page-temple_of_chac-do-store"),
  swap: (desk, [kind, stored = "", held = ""]) => ({
    icon: "i-exchange",
    title: say("page-temple_of_chac-do-swap"),
    note: say("page-temple_of_chac-swap-note", { held: cardName(held), stored: cardName(stored) }),
    amounts: [...(die(desk, kind) ?? []), brief(desk, held), brief(desk, stored)],
  }),
  discard: withDie("b-discard", "page-temple_of_chac-do-discard"),
  drop: treasure("b-discard", "page-temple_of_chac-do-drop"),
  end: (desk) => ({
    main: true,
    icon: "i-check",
    title: say("page-temple_of_chac-do-end"),
    note: say("page-temple_of_chac-dice-lost", { count: mine(desk)?.dice.length ?? 0 }),
  }),
  flip: (_, [pips = "1"]) => ({
    icon: "b-flip",
    title: say("page-temple_of_chac-do-flip"),
    amounts: [{ icon: `i-die-${pips}` }, { icon: "i-arrow" }, { icon: `i-die-${OPPOSITE - Number(pips)}` }],
  }),
  reroll: (_, [pips = "1"]) => ({
    icon: "i-restart",
    title: say("page-temple_of_chac-do-reroll"),
    amounts: [{ icon: `i-die-${pips}` }],
  }),
  give: withDie("i-shield", "page-temple_of_chac-do-give"),
  suffer: (desk) => ({
    icon: "b-wound",
    title: say("page-temple_of_chac-do-suffer"),
    note: say("page-temple_of_chac-wounds-of", { wounds: mine(desk)?.wounds ?? 0, health: mine(desk)?.health ?? 0 }),
  }),
  light: plain("b-torch", "page-temple_of_chac-do-light", "page-temple_of_chac-free"),
  take: treasure(null, "page-temple_of_chac-do-take"),
  leave: plain("i-close", "page-temple_of_chac-do-leave"),
  stop: plain("i-check", "page-temple_of_chac-do-stop"),
  stay: plain("b-stand", "page-temple_of_chac-do-stay"),
  drift: plain("b-drift", "page-temple_of_chac-do-drift"),
  "go-on": withDie("b-lock", "page-temple_of_chac-do-go-on"),
  "give-up": plain("i-close", "page-temple_of_chac-do-give-up"),
  peek: (desk, [clue = ""]) => ({
    icon: "i-eye",
    title: say("page-temple_of_chac-do-peek", { clue }),
    note: say("page-temple_of_chac-number", { number: viewOf(desk)?.clues[clue] ?? 0 }),
  }),
  step: go("b-land"),
  flee: go("i-fire"),
  pushed: go("i-boulder"),
  keep: plain("i-check", "page-temple_of_chac-do-keep"),
};

function searchNote(desk: Desk, kind: string): string {
  const god = DECK_OF[zone(mine(desk)?.at ?? "E")];
  const left = god ? (viewOf(desk)?.sizes[god] ?? 0) : 0;
  return say("page-temple_of_chac-cards-of", {
    count: Math.min(reach(desk, kind).cards, left),
    god: god ? name("god", god) : "",
  });
}

/** How an answer looks in the prompt. */
export function button(desk: Desk, option: Option): ButtonLook {
  const [verb = "", ...args] = option.move.split(" ");
  const look = LOOKS[verb]?.(desk, args) ?? { title: option.text ?? "" };
  const isSaid = look.note !== undefined && (option.effects_text ?? "").toLowerCase().includes(look.note.toLowerCase());
  const note = [isSaid ? "" : look.note, option.effects_text ?? ""].filter(Boolean).join(" · ");
  return { ...look, note };
}

/** Is a move asked about now, legal or not?  What lies above its target then lets the pointer through. */
export function isAnswer(desk: Desk, move: string): boolean {
  return desk.options.has(move) || desk.isRefused(move);
}

/** Answers that begin with a verb, and with a kind of die if one is given. */
export function answers(desk: Desk, verb: string, kind?: DieKind): string[] {
  return desk.choices
    .map(({ move }) => move)
    .filter((move) => {
      const [first, second] = move.split(" ");
      return first === verb && (kind === undefined || second === kind);
    });
}

/** The portrait of whoever sits there. */
export function portrait(desk: Desk, seat: string): string | null {
  const hero = viewOf(desk)?.seats[seat]?.adventurer;
  return hero && hero !== "none" ? heroIcon(hero) : null;
}
