// How answers look as buttons: symbol, short title, what it takes or brings.
import type { Effect, Option } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { say } from "../../lib/text/words.svelte";
import type { Amount, ButtonLook } from "../game_ui";
import {
  capitalize,
  cardIcon,
  cardName,
  gearText,
  godIcon,
  heroIcon,
  termName,
  numberOf,
  placeName,
  seatName,
} from "./names";
import { factsOf, godOf, kindOf, ownAdventurer, viewOf, worthOf, type DieKind, type Interaction } from "./view";

type Look = (desk: Desk, args: string[], option: Option) => ButtonLook;

/** The kind of die that an answer spends. */
export function dieOf(option: Option): string | undefined {
  const named = option.things?.find(({ kind }) => kind === "die")?.id;
  return named ?? (option.effects ?? []).flatMap(listPaidKinds).find(({ kind }) => kind === "die")?.id;
}

const listPaidKinds = (effect: Effect) => (effect.kind === "pay" ? [effect.what] : []);

/** That die as a symbol. */
function die(desk: Desk, option: Option): Amount[] {
  const kind = dieOf(option);
  const view = viewOf(desk);
  const pips = ownAdventurer(desk)?.dice.find((one) => kindOf(view, one) === kind);
  return pips === undefined || kind === undefined ? [] : [{ icon: `i-die-${pips}`, label: termName("die", kind) }];
}

/** What is there to do on the own space. */
export function interaction(desk: Desk): Interaction["what"] {
  return ownAdventurer(desk)?.interaction.what ?? "none";
}

const INTERACT_ICONS = { clues: "i-eye", alcove: "b-lock", shore: "b-ashore", bridge: "b-planks", none: "b-interact" };

export function interactIcon(desk: Desk): string {
  return INTERACT_ICONS[interaction(desk)];
}

/** How far a die goes, how many cards it turns. */
export function dieReach(desk: Desk, kind: DieKind): { steps: number; cards: number } {
  return viewOf(desk)?.printed.dice[kind] ?? { steps: 0, cards: 0 };
}

/** What is known of a space that one may go to. */
export function spaceNote(desk: Desk, space: string): string {
  const view = viewOf(desk);
  if (!view) return "";
  const tile = view.lava[space];
  if (tile)
    return say("spoken-temple_of_chac-tile", { state: tile.state, number: tile.number ?? 0, glyph: tile.glyph });
  if (view.webs[space]) return say("spoken-temple_of_chac-web", { state: view.webs[space] });
  if (space === "BR") return say("spoken-temple_of_chac-planks", { planks: view.planks });
  return "";
}

/** What an answer does that no other kind of effect tells. */
function findHappening(option: Option, event: string): Extract<Effect, { kind: "happen" }> | undefined {
  return option.effects?.find((effect) => effect.kind === "happen" && effect.event === event) as
    | Extract<Effect, { kind: "happen" }>
    | undefined;
}

function go(icon: string): Look {
  return (desk, [space = ""], option) => ({
    icon,
    title: placeName(space),
    note: findHappening(option, "gap-entered") ? "" : capitalize(spaceNote(desk, space)), // the effect says that it is gone
  });
}

function treasure(icon: string | null, key: string): Look {
  return (desk, args, option) => {
    const card = args.at(-1) ?? "";
    const shown = icon ? treasureSymbols(desk, card) : [...godOfCard(desk, card), worth(desk, card)];
    return {
      icon: icon ?? cardIcon(card),
      title: say(key),
      note: cardName(card),
      amounts: [...die(desk, option), ...shown],
    };
  };
}

function worth(desk: Desk, card: string): Amount {
  return { icon: "i-vp", count: worthOf(viewOf(desk), card) };
}

function godOfCard(desk: Desk, card: string): Amount[] {
  const god = godOf(viewOf(desk), card);
  return god ? [{ icon: godIcon(god), label: termName("god", god) }] : [];
}

/** A treasure in symbols, for where there is no room for its name. */
function treasureSymbols(desk: Desk, card: string): Amount[] {
  return [
    ...godOfCard(desk, card),
    { icon: cardIcon(card), count: worth(desk, card).count ?? "", label: cardName(card) },
  ];
}

/** A treasure in one symbol: its god and points, which tell all but a box. */
function treasureSymbol(desk: Desk, card: string): Amount {
  const god = godOf(viewOf(desk), card);
  return god
    ? { icon: godIcon(god), count: worth(desk, card).count ?? "", label: cardName(card) }
    : { icon: cardIcon(card), label: cardName(card) };
}

function plainLook(icon: string, key: string, note?: string): Look {
  return () => ({ icon, title: say(key), ...(note ? { note: say(note) } : {}) });
}

function withDie(icon: string, key: string): Look {
  return (desk, _, option) => ({ icon, title: say(key), amounts: die(desk, option) });
}

const LOOKS: Record<string, Look> = {
  move: (desk, [kind = "low"], option) => ({
    icon: "b-land",
    title: say("page-temple_of_chac-do-move"),
    note: say("page-temple_of_chac-spaces", { count: dieReach(desk, kind as DieKind).steps }),
    amounts: die(desk, option),
  }),
  search: (desk, [kind = "low"], option) => ({
    icon: "b-search",
    title: say("page-temple_of_chac-do-search"),
    note: searchNote(desk, kind as DieKind),
    amounts: die(desk, option),
  }),
  interact: (desk, _, option) => ({
    icon: interactIcon(desk),
    title: say(`page-temple_of_chac-do-interact-${interaction(desk)}`),
    amounts: die(desk, option),
  }),
  gear: (desk, [gear = ""], option) => ({
    icon: cardIcon(gear),
    title: cardName(gear),
    note: gearText(gear),
    amounts: die(desk, option),
  }),
  stand: withDie("b-stand", "page-temple_of_chac-do-stand"),
  steal: (desk, [seat = ""], option) => ({
    icon: "b-steal",
    title: say("page-temple_of_chac-do-steal"),
    note: seatName(desk, seat),
    amounts: [{ icon: `i-seat-${desk.number(seat)}` }, ...die(desk, option)],
  }),
  store: treasure("b-store", "page-temple_of_chac-do-store"),
  swap: (desk, [, stored = "", held = ""], option) => ({
    icon: "i-exchange",
    title: say("page-temple_of_chac-do-swap"),
    note: say("page-temple_of_chac-swap-note", { held: cardName(held), stored: cardName(stored) }),
    amounts: [...die(desk, option), treasureSymbol(desk, held), treasureSymbol(desk, stored)],
  }),
  discard: withDie("b-discard", "page-temple_of_chac-do-discard"),
  drop: treasure("b-discard", "page-temple_of_chac-do-drop"),
  end: (desk) => ({
    main: true,
    icon: "i-check",
    title: say("page-temple_of_chac-do-end"),
    note: say("page-temple_of_chac-dice-lost", { count: ownAdventurer(desk)?.dice.length ?? 0 }),
  }),
  flip: (_, [pips = "1"], option) => ({
    icon: "b-flip",
    title: say("page-temple_of_chac-do-flip"),
    amounts: [
      { icon: `i-die-${pips}` },
      { icon: "i-arrow" },
      { icon: `i-die-${findHappening(option, "die-changed")?.facts?.to ?? pips}` },
    ],
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
    note: say("page-temple_of_chac-wounds-of", {
      wounds: ownAdventurer(desk)?.wounds ?? 0,
      health: ownAdventurer(desk)?.health ?? 0,
    }),
  }),
  light: plainLook("b-torch", "page-temple_of_chac-do-light", "page-temple_of_chac-free"),
  take: treasure(null, "page-temple_of_chac-do-take"),
  leave: plainLook("i-close", "page-temple_of_chac-do-leave"),
  stop: plainLook("i-check", "page-temple_of_chac-do-stop"),
  stay: plainLook("b-stand", "page-temple_of_chac-do-stay"),
  drift: plainLook("b-drift", "page-temple_of_chac-do-drift"),
  "go-on": withDie("b-lock", "page-temple_of_chac-do-go-on"),
  "give-up": plainLook("i-close", "page-temple_of_chac-do-give-up"),
  peek: (desk, [clue = ""]) => ({
    icon: "i-eye",
    title: say("page-temple_of_chac-do-peek", { clue: numberOf(clue) }),
    note: say("page-temple_of_chac-number", { number: viewOf(desk)?.clues[clue] ?? 0 }),
  }),
  step: go("b-land"),
  flee: go("i-fire"),
  pushed: go("i-boulder"),
  keep: plainLook("i-check", "page-temple_of_chac-do-keep"),
};

function searchNote(desk: Desk, kind: DieKind): string {
  const facts = factsOf(desk, "action");
  const god = facts?.deck ?? "none";
  return say("page-temple_of_chac-cards-of", {
    count: facts?.reveals[kind] ?? 0,
    god: god === "none" ? "" : termName("god", god),
  });
}

/** How an answer looks in the prompt. */
export function answerLook(desk: Desk, option: Option): ButtonLook {
  const [verb = "", ...args] = option.move.split(" ");
  const look = LOOKS[verb]?.(desk, args, option) ?? { title: option.text ?? "" };
  return { ...look, note: [look.note, option.effects_text].filter(Boolean).join(" · ") };
}

/** Is a move asked about now, legal or not?  What lies above its target then lets the pointer through. */
export function isAnswer(desk: Desk, move: string): boolean {
  return desk.options.has(move) || desk.isRefused(move);
}

/** Answers that begin with a verb, and spend this kind of die if one is given. */
export function answers(desk: Desk, verb: string, kind?: DieKind): string[] {
  return desk.choices
    .filter((option) => option.move.split(" ", 1)[0] === verb && (kind === undefined || dieOf(option) === kind))
    .map(({ move }) => move);
}

/** The portrait of the one who sits there. */
export function portrait(desk: Desk, seat: string): string | null {
  const hero = viewOf(desk)?.seats[seat]?.adventurer;
  return hero && hero !== "none" ? heroIcon(hero) : null;
}
