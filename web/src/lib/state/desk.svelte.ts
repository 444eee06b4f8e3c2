// One seat's, or a watcher's, look at a table: what it sees, is asked, may answer, and what is refused and why.
// A desk knows nothing of sockets: the code that feeds it calls `show`, and is called when somebody chooses.
import { getContext, setContext } from "svelte";
import type { Events, Explanation, Line, Option, RefusedMoves, State, Why } from "../net/api";
import { language } from "../text/words.svelte";

export const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "star"] as const;

// Seats are named after colours in the words of the games, so each has the colour and shape that fits its name.
const SEAT_NUMBERS: Record<string, number> = { red: 1, blue: 2, green: 3, purple: 4, yellow: 5 };

/**
 * A seat as it is shown: its number, from 1, says its colour and shape (`i-seat-3`, `--seat-3`), not its place in the
 * order.
 */
export interface SeatLook {
  seat: string;
  number: number;
  name: string;
  kind: string;
  bot: string;
  rating: number | null; // of the bot's level in this game, where it was measured
  isYou: boolean;
  isAsked: boolean;
  resigned: boolean;
}

/** What is told about a move that cannot be made; the table screen shows it beside `at`. */
export interface Reason {
  move: string;
  title: string;
  why: Why;
  at: { x: number; y: number } | null;
  about?: Explanation | null; // what the thing is that was asked about
  isPassing: boolean; // shown because the pointer rests on it; gone when the pointer goes
}

// biome-ignore lint/suspicious/noExplicitAny: every game has a view of its own; its folder has the type
type View = Record<string, any>;

export interface Feed {
  choose: (move: string, isMeant: boolean) => void;
  explainMove: (move: string) => Promise<Why>;
  fetchRefused: () => Promise<RefusedMoves[]>;
  position?: (at: number) => Promise<View | null>;
  explain?: (thing: string, at: number | null) => Promise<Explanation | null>;
}

const MOST_EXPLAINED = 300; // things that are remembered
const REST = 350; // milliseconds in which a second click is still the first one's: it answers no new question

/** The number of a seat by its name alone, where no table is at hand; `index` is its place in the order. */
export function seatNumber(seat: string, index = 0): number {
  return SEAT_NUMBERS[seat] ?? index + 1;
}

export class Desk {
  state: State | null = $state.raw(null);
  // biome-ignore lint/suspicious/noExplicitAny: the figures of the box, as the server tells them for this table
  components: any = $state.raw({});
  ratings: Record<string, number | null> = $state.raw({}); // of the levels of bots
  log: Line[] = $state.raw([]);
  stepAt = $state(0); // where the lines of the last change begin in the log
  newEvents: View[] = $state.raw([]); // the events of the last change: what has moved
  allEvents: View[] = []; // all events that this seat has heard, each with the answer that caused it (`at`)
  actor: string | null = $state(null); // who has decided last
  pointedMove: string | null = $state(null); // the move under the pointer or the focus, on the board or in the prompt
  selected: string | null = $state(null); // chosen, not yet confirmed
  reason: Reason | null = $state.raw(null);
  refusedMoves: RefusedMoves[] | null = $state.raw(null); // all that is not possible now, once somebody has opened the list
  isSending = $state(false);
  isResting = $state(false); // a new turn has begun just now: what was meant for the one before is not taken
  shownAt: number | null = $state(null); // set while an earlier moment is looked at: nothing can be chosen
  private past: { view: View; asked: string | null } | null = $state.raw(null);
  game: string;
  private feed: Feed;
  private resting = 0;
  private selectedAt = 0;

  constructor(game: string, feed: Feed) {
    this.game = game;
    this.feed = feed;
  }

  readonly view: View = $derived(this.past?.view ?? this.state?.view ?? {});
  readonly you: string | null = $derived(this.state?.you ?? null);
  readonly result: State["result"] | null = $derived(
    this.shownAt === null || this.shownAt >= (this.state?.answers ?? 0) ? (this.state?.result ?? null) : null,
  ); // of the moment shown
  readonly isMine: boolean = $derived(this.you !== null && this.state?.ask?.seat === this.you && this.shownAt === null);
  readonly choices: Option[] = $derived(this.isMine ? (this.state?.options ?? []) : []);
  readonly options: Map<string, Option> = $derived(new Map(this.choices.map((option) => [option.move, option])));
  readonly verbs: Set<string> = $derived(new Set(this.isMine ? (this.state?.ask?.verbs ?? []) : [])); // of the question
  readonly seats: SeatLook[] = $derived(
    (this.state?.table.seats ?? []).map((seat, index) => ({
      seat: seat.seat,
      number: seatNumber(seat.seat, index),
      name: seat.name,
      kind: seat.kind,
      bot: seat.bot,
      rating: this.ratings[seat.bot.split("/", 1)[0]!] ?? null,
      resigned: seat.resigned,
      isYou: seat.seat === this.you,
      isAsked: seat.seat === (this.past ? this.past.asked : this.state?.ask?.seat),
    })),
  );

  /** The number of a seat, from 1: its colour and its shape; 0 if there is no such seat. */
  number(seat: string): number {
    return this.seats.find((one) => one.seat === seat)?.number ?? 0;
  }

  /** The table has changed. */
  show(state: State, events: Events | null): void {
    if (events) {
      this.stepAt = events.anew ? events.log.length : this.log.length;
      this.log = events.anew ? events.log : [...this.log, ...events.log];
      this.newEvents = events.anew ? [] : events.events;
      this.allEvents = events.anew ? events.events : [...this.allEvents, ...events.events];
    }
    const isSame = this.state?.revision === state.revision;
    const before = this.state;
    this.state = state;
    if (isSame) return;
    // several decisions may be shown as one: then it is who was told of last
    this.actor = events?.log.findLast((line) => !line.heading && line.seat)?.seat ?? before?.ask?.seat ?? null;
    if (before && this.isNewTurn(before, state)) this.rest();
    this.clear();
  }

  // Somebody else was asked before, or what was sent has ended the turn.
  private isNewTurn(before: State, now: State): boolean {
    if (now.ask?.seat !== this.you) return false;
    return before.ask?.seat !== this.you || this.hasEnded;
  }

  private hasEnded = false; // the move that was sent ends the turn

  /** Take no answer for a moment, from when the question can be seen: a busy machine may need long to draw it. */
  rest(): void {
    this.isResting = true;
    clearTimeout(this.resting);
    requestAnimationFrame(() => {
      clearTimeout(this.resting);
      this.resting = window.setTimeout(() => (this.isResting = false), REST);
    });
  }

  /** Somebody else sits down at this desk: the same table seen from another seat. */
  changeSeat(state: State, log: Line[], heard: View[] = []): void {
    this.log = log;
    this.stepAt = log.length;
    this.allEvents = heard;
    this.state = state;
    this.clear();
  }

  /** Look at an earlier moment, after `at` answers, when this seat was asked, or at the present again. */
  lookAt(at: number | null, view: View = {}, asked: string | null = null): void {
    this.shownAt = at;
    this.past = at === null ? null : { view, asked };
    this.clear();
  }

  private clear(): void {
    this.isSending = this.hasEnded = false;
    this.selected = this.pointedMove = null;
    this.reason = null;
    this.refusedMoves = null;
  }

  /** Can somebody ask why this move is not possible?  Where the question is about such moves. */
  isRefused(move: string): boolean {
    return !this.options.has(move) && this.verbs.has(move.split(" ", 1)[0]!);
  }

  /** Fetch the list of all that is not possible now. */
  async loadRefused(): Promise<void> {
    const revision = this.state?.revision;
    const found = await this.feed.fetchRefused();
    if (this.state?.revision === revision) this.refusedMoves = found;
  }

  /** Answer the question; whatever is not an option is asked why instead. */
  choose(move: string): void {
    if (this.isSending || this.isResting || this.shownAt !== null) return;
    if (this.options.has(move)) this.feed.choose(move, false);
    else void this.showReason(move);
  }

  /** Keep an answer until somebody says once more that it is meant. */
  select(move: string): void {
    if (this.selected !== move) this.selectedAt = performance.now();
    this.selected = move;
  }

  /** The answer that was selected is meant; the second half of a double click does not say so. */
  confirm(): void {
    if (this.selected === null || this.isSending || performance.now() - this.selectedAt < REST) return;
    this.feed.choose(this.selected, true);
  }

  /** What was seen of the position after so many answers; nothing where nobody can be asked. */
  positionAt(at: number): Promise<View | null> {
    return this.feed.position?.(at) ?? Promise.resolve(null);
  }

  private readonly explained = new Map<string, Promise<Explanation | null>>();

  /** What a thing of the board is and does in the position that is shown; nothing if nobody knows. */
  explain(thing: string): Promise<Explanation | null> {
    const key = `${this.state?.revision} ${this.shownAt} ${this.you} ${language()} ${thing}`;
    const known = this.explained.get(key);
    if (known) return known;
    if (this.explained.size > MOST_EXPLAINED) this.explained.clear();
    const found = this.feed.explain?.(thing, this.shownAt) ?? Promise.resolve(null);
    this.explained.set(key, found);
    return found;
  }

  /** A move is on its way. */
  markSent(move: string): void {
    this.isSending = true;
    this.hasEnded = (this.options.get(move)?.ends_turn ?? "no") !== "no";
  }

  /** Show why a move cannot be made; `at` is where on the page that was asked. */
  async showReason(
    move: string,
    title = move,
    at: Reason["at"] = null,
    isPassing = false,
    about: Promise<Explanation | null> = Promise.resolve(null),
  ): Promise<void> {
    const why = await this.feed.explainMove(move);
    if (why.legal) return;
    const reason: Reason = { move, title, why, at, isPassing };
    this.reason = reason;
    const told = await about;
    if (told && this.reason === reason) this.reason = { ...reason, about: told };
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
