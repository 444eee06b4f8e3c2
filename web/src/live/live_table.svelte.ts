// A table as this browser plays at it: a wire for each seat it holds, or one to watch, and the desk that shows one of
// them. With several seats (hot seat) the desk goes to the one that is asked; where seats have secrets, behind a cover.
import { getContext, setContext } from "svelte";
import { rateTry } from "./tries";
import { Company, type ShownReaction } from "./company.svelte";
import { Desk } from "../lib/state/desk.svelte";
import {
  ApiError,
  get,
  fetchExplanation,
  type Events,
  type Explanation,
  type GameInfo,
  type Line,
  type RefusedMoves,
  type ChatLine,
  type State,
  type TableInfo,
  type Why,
} from "../lib/net/api";
import { holdReason } from "../lib/state/pending_answer";
import { heldSeats } from "../lib/net/account.svelte";
import { seatColourName, seatLabel } from "../lib/text/names";
import { Pacer, type Step } from "../lib/state/pacer.svelte";
import { SinceTurn } from "../lib/state/since_turn.svelte";
import { forgetSeat, savedTables, saveSeat, settings } from "../lib/state/store.svelte";
import { askConfirm } from "../lib/state/question.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";
import { Wire, type Act, type Listener } from "../lib/net/wire.svelte";

export type Side = "log" | "chat" | "replay";

type Hides = boolean | ((view: Desk["view"]) => boolean);

export class LiveTable implements Listener {
  readonly desk: Desk;
  readonly pacer = new Pacer(
    (step) => this.show(step),
    () => this.seatTheAsked(),
    (seat) => this.isOurs(seat),
  );
  readonly sinceTurn = new SinceTurn(); // the last own turn
  readonly company = new Company();
  readonly isStudy: boolean = false; // a board without a game: nobody plays, and nothing is won
  canExplain = $state(false); // the game has notices for a first game
  readonly isLesson: boolean = false; // a lesson is under way on this board
  wires: Wire[] = $state.raw([]);
  shownWire: Wire | null = $state.raw(null); // whose desk it is
  nextWire: Wire | null = $state.raw(null); // who is to sit down behind the cover
  chat: ChatLine[] = $state.raw([]);
  lastReadLine = $state(0); // the last line of talk that was looked at
  table: TableInfo = $state.raw()!;
  side: Side = $state("log");
  sideRequests = $state(0); // how often somebody asked for the side box
  boardRequests = $state(0); // how often somebody chose something that is to be seen on the board
  rules: string | null = $state(null); // the rules are open, at this one
  isResultOpen = $state(false);
  isReviewOpen = $state(false);
  private readonly refused = new Set<string>(); // tokens that the server did not take, until the page is loaded again
  private readonly logs = new Map<Wire, Line[]>();
  private readonly told = new Map<Wire, Desk["allEvents"]>();

  constructor(
    table: TableInfo,
    private readonly hides: Hides,
  ) {
    this.table = table;
    this.desk = new Desk(table.game, {
      choose: (move, isMeant) => this.choose(move, isMeant),
      explainMove: (move) => this.explainMove(move),
      fetchRefused: () => this.fetchRefused(),
      position: (at) => this.positionAt(at),
      explain: (thing, at) => this.explainThing(thing, at),
    });
  }

  readonly id: string = $derived(this.table.id);
  readonly isHotSeat: boolean = $derived(this.wires.length > 1);
  readonly isWatching: boolean = $derived(this.shownWire !== null && this.shownWire.seat === null);
  readonly isLost: boolean = $derived(this.wires.some((wire) => wire.link === "lost"));
  /** The log as far as it was shown: while the board still tells a fight, no line tells its end. */
  readonly log: Line[] = $derived.by(() =>
    this.pacer.isHeld ? this.desk.log.slice(0, this.desk.stepAt) : this.desk.log,
  );
  /** Others are playing: their moves are shown at the pace that was set. */
  readonly showsOthers: boolean = $derived.by(
    () =>
      !this.isStudy &&
      this.table.phase === "playing" &&
      !this.table.paused &&
      !this.desk.isMine &&
      this.desk.shownAt === null &&
      Boolean(this.desk.state?.view),
  );
  readonly unread: number = $derived(
    this.chat.filter((line) => line.id > this.lastReadLine && line.seat !== this.desk.you).length,
  );

  /** Connect every seat that this browser holds, or look on. */
  open(): void {
    const seats = Object.entries(heldSeats(this.id)).filter(([, token]) => !this.refused.has(token));
    this.wires = seats.length
      ? seats.map(([seat, token]) => new Wire(this.id, seat, token, this))
      : [new Wire(this.id, null, undefined, this)];
    this.shownWire = this.nextWire = null;
    for (const wire of this.wires) wire.connect();
  }

  close(): void {
    this.pacer.close();
    for (const wire of this.wires) wire.close();
  }

  /** A seat was taken with this token. */
  takeSeat(seat: string, token: string): void {
    saveSeat(this.id, this.table.game, seat, token, false);
    this.reopen();
  }

  /** A seat of this screen was given up. */
  leaveSeat(seat: string): void {
    forgetSeat(this.id, seat);
    this.reopen();
  }

  private reopen(): void {
    this.close();
    this.open();
  }

  /** Show a tab of the side box, on a phone the view that has it. */
  openSide(tab: Side): void {
    this.side = tab;
    this.sideRequests++;
  }

  /** Show the review of a finished game. */
  openReview(): void {
    this.isResultOpen = false;
    this.isReviewOpen = true;
  }

  reloadInLanguage(): void {
    for (const wire of this.wires) wire.reloadInLanguage();
  }

  /** Who looks on has another name now. */
  reconnect(): void {
    for (const wire of this.wires) wire.connect();
  }

  retryNow(): void {
    for (const wire of this.wires) wire.retryNow();
  }

  // ---------------------------------------------------------------- what the wires hear

  onChanged(wire: Wire, state: State, events: Events | null): void {
    const log = events
      ? events.anew
        ? events.log
        : [...(this.logs.get(wire) ?? []), ...events.log]
      : (this.logs.get(wire) ?? []);
    this.logs.set(wire, log);
    if (events) this.told.set(wire, events.anew ? events.events : [...(this.told.get(wire) ?? []), ...events.events]);
    if (wire === this.shownWire) this.pacer.addStep({ state, events });
    else if (!this.pacer.isBusy) {
      this.table = state.table;
      this.seatTheAsked();
    }
    if (this.shownWire || this.nextWire) return;
    if (this.needsCover(state)) this.nextWire = wire;
    else this.showNextSeat(wire);
  }

  // One step further on the desk.
  private show({ state, events }: Step): void {
    if (state.result && this.desk.state && !this.desk.state.result) this.isResultOpen = true;
    this.table = state.table;
    const before = this.desk.state;
    this.desk.show(state, events);
    this.tellResigned(before, state);
    this.sinceTurn.follow(before, state, events, this.desk.log);
  }

  // Somebody else has given up; who looks on hears of it once.
  private tellResigned(before: State | null, now: State): void {
    const known = new Set(before?.table.seats.filter(({ resigned }) => resigned).map(({ seat }) => seat));
    for (const seat of before ? now.table.seats : [])
      if (seat.resigned && !known.has(seat.seat) && !this.wires.some((wire) => wire.seat === seat.seat))
        showToast(say("table-resigned-other", { name: seatLabel(seat) }));
  }

  // Does somebody at this screen decide for a seat? A bot that plays for them does not.
  private isOurs(name: string): boolean {
    return this.wires.some(({ seat }) => seat === name) && !this.table.seats.find(({ seat }) => seat === name)?.bot;
  }

  onChat(line: ChatLine): void {
    if (!this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line];
  }

  // All wires of a screen hear a reaction; it is shown once.
  onReaction(wire: Wire, given: ShownReaction): void {
    if (wire === this.wires[0]) this.company.showReaction(given);
  }

  // The one who is asked sits down; while that is nobody of ours, the last one stays.
  private seatTheAsked(): void {
    const newest = this.wires.reduce<State | null>(
      (found, one) => (one.state && one.state.revision >= (found?.revision ?? 0) ? one.state : found),
      null,
    );
    const asked = this.wires.find(
      (one) => one.seat !== null && one.seat === newest?.ask?.seat && one.state?.revision === newest.revision,
    );
    const isOver = newest?.table.phase !== "playing";
    if (!asked || asked === this.shownWire || isOver) this.nextWire = null;
    else if (this.needsCover(newest)) this.nextWire = asked;
    else this.showNextSeat(asked);
  }

  private needsCover(state: State | null): boolean {
    if (!this.isHotSeat || !state?.view || state.table.phase !== "playing") return false;
    return typeof this.hides === "function" ? this.hides(state.view) : this.hides;
  }

  /** The next one sits down. */
  showNextSeat(wire: Wire | null = this.nextWire): void {
    this.nextWire = null;
    if (!wire?.state) return;
    this.shownWire = wire;
    this.pacer.begin(wire.state);
    this.desk.changeSeat(wire.state, this.logs.get(wire) ?? [], this.told.get(wire) ?? []);
    this.sinceTurn.begin(wire.state, this.desk.log);
  }

  // A seat that the server does not give us, because it was given up, its token is wrong or its login has ended: the
  // table can be watched.  The token stays: it may be the only one, and a refusal is no proof that it is worthless.
  onRefused(wire: Wire): void {
    if (wire.token && ["forbidden-seat", "login-ended"].includes(wire.refusal?.key ?? "")) {
      showToast(wire.refusal!.message, "error");
      this.refused.add(wire.token);
      this.reopen();
    }
  }

  // ---------------------------------------------------------------- what people do

  /**
   * Answer the question, or select the answer first: where choices are to be confirmed, and where it ends the turn or
   * would lose something.
   */
  protected choose(move: string, isMeant: boolean): void {
    const isHeld = holdReason(this.desk.options.get(move), settings.faster) !== null;
    if (!isMeant && (isHeld || (settings.confirm && this.desk.selected !== move))) return this.desk.select(move);
    this.desk.markSent(move);
    void this.act("choice", { move });
    void rateTry(this.id, move);
  }

  /** Why a move cannot be made; nothing is said of it while nobody can be asked. */
  protected async explainMove(move: string): Promise<Why> {
    try {
      return await this.shownWire!.explainMove(move);
    } catch (error) {
      this.tell(error);
      return { type: "why", move, legal: true, text: "", rule: "", name: "", source: "", rule_text: "", numbers: {} };
    }
  }

  protected async fetchRefused(): Promise<RefusedMoves[]> {
    try {
      return await this.shownWire!.fetchRefused();
    } catch (error) {
      this.tell(error);
      return [];
    }
  }

  /** What a thing of the board is, now or after so many answers; where nobody can be asked, nothing. */
  protected async explainThing(thing: string, at: number | null): Promise<Explanation | null> {
    const where = at === null ? `/tables/${this.id}` : `/tables/${this.id}/replay/${at}`;
    return fetchExplanation(where, thing, this.shownWire?.token);
  }

  /** The view of the seat that is shown, as it was after so many answers. */
  protected async positionAt(at: number): Promise<Desk["view"] | null> {
    try {
      return (await get<{ view: Desk["view"] }>(`/tables/${this.id}/replay/${at}`, { token: this.shownWire?.token }))
        .view;
    } catch (error) {
      if (error instanceof ApiError || error instanceof TypeError) return null;
      throw error;
    }
  }

  private tell(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    showToast(error.key === "connection-lost" ? say("table-lost-act") : error.message, "error", error.key);
  }

  /** Do something at the table as the seat that is shown, or as another one of this screen. */
  async act(type: Act, fields: Record<string, unknown> = {}, wire: Wire | null = this.shownWire): Promise<boolean> {
    if (!wire?.state) return false;
    const hasRevision = !["resign", "leave", "back", "go-on", "chat", "react"].includes(type);
    try {
      await wire.ask(type, hasRevision ? { revision: wire.state.revision, ...fields } : fields);
      return true;
    } catch (error) {
      this.desk.isSending = false;
      this.desk.selected = null;
      this.tell(error);
      return false;
    }
  }

  /**
   * The wire whose decision can be taken back next: with several seats on one screen not always the one that is shown.
   */
  readonly undoer: Wire | null = $derived(
    this.wires.reduce<Wire | null>(
      (found, wire) => ((wire.state?.undo?.to ?? -1) > (found?.state?.undo?.to ?? -1) ? wire : found),
      null,
    ),
  );
  readonly redoer: Wire | null = $derived(this.wires.find((wire) => wire.state?.redo) ?? null);
}

/** The figures of the box; an older server does not tell them. */
export async function fetchComponents(id: string): Promise<unknown> {
  try {
    return await get<unknown>(`/tables/${id}/components`);
  } catch (error) {
    if (error instanceof ApiError) return {};
    throw error;
  }
}

/** How strong the levels of bots are in a game, and whether it can explain itself; nothing where nobody says. */
export async function fetchGameFacts(
  game: string,
): Promise<{ ratings: Record<string, number | null>; gentle: boolean }> {
  try {
    const { levels, gentle } = await get<GameInfo>(`/games/${game}`);
    return { ratings: Object.fromEntries(levels.map((level) => [level.name, level.rating])), gentle };
  } catch {
    return { ratings: {}, gentle: false };
  }
}

/** The seat that a token holds, as the server says; null for none.  Where the server is away nobody knows. */
async function seatOfToken(id: string, token: string): Promise<string | null> {
  try {
    return (await get<State>(`/tables/${id}/state?lean=true`, { token })).you;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/**
 * Take the tokens of seats out of the address (`#red=TOKEN&blue=TOKEN`).
 *
 * Anybody can send somebody such an address.  So the server says which seats the tokens hold, and the person whether to
 * take them, before one is remembered or takes the place of another.
 */
export async function takeTokens(table: TableInfo): Promise<void> {
  const given = [...new URLSearchParams(location.hash.slice(1))].filter(([, token]) => token);
  if (!given.length) return;
  const held = savedTables[table.id]?.seats ?? {};
  const good = new Map<string, string>();
  for (const [, token] of given) {
    const seat = await seatOfToken(table.id, token);
    if (seat === null) showToast(say("table-link-worthless"), "error");
    else if (held[seat] !== token) good.set(seat, token);
  }
  history.replaceState(null, "", location.pathname);
  if (!good.size) return;
  const seats = [...good.keys()].map((seat) => seatColourName(seat)).join(", ");
  const isReplaced = [...good.keys()].some((seat) => held[seat]);
  const isMeant = await askConfirm({
    title: say("table-link-seat"),
    text: say(isReplaced ? "table-link-replaces" : "table-link-sure", { seats }),
    yes: say("table-link-take"),
  });
  if (isMeant) for (const [seat, token] of good) saveSeat(table.id, table.game, seat, token);
}

const KEY = Symbol("live");

export function provideLiveTable(live: LiveTable): LiveTable {
  return setContext(KEY, live);
}

export function useLiveTable(): LiveTable {
  return getContext<LiveTable>(KEY);
}
