// A puzzle as this browser solves it: the place that is shown on the desk, the hint, and what came of the try.
import { getContext, setContext } from "svelte";
import type { Mark } from "../coach/hint/hint_state.svelte";
import { login } from "../lib/net/account.svelte";
import { ApiError, type Explanation, type RefusedMoves, type TableInfo, type Why } from "../lib/net/api";
import { LiveTable } from "../live/live_table.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";
import {
  askHint,
  askThing,
  askWhy,
  fetchPlace,
  fetchRefused,
  giveUp,
  makeMove,
  type Hint,
  type Place,
  type PuzzleLine,
} from "./api";
import { saveEnd, saveHint } from "./saved_tries.svelte";
import { marksOf } from "./marks";

/** The table under the board of a puzzle: what is chosen there is a move of the try. */
class PuzzleTable extends LiveTable {
  override readonly isStudy = true;

  constructor(
    table: TableInfo,
    private readonly solving: PuzzleState,
  ) {
    super(table, false);
  }

  protected override choose(move: string): void {
    void this.solving.play(move);
  }

  protected override explainMove(move: string): Promise<Why> {
    return askWhy(this.solving.id, this.solving.path, move);
  }

  protected override async positionAt(): Promise<null> {
    return null; // a puzzle is seen where it stands
  }

  protected override async explainThing(thing: string): Promise<Explanation | null> {
    try {
      const found = await askThing(this.solving.id, this.solving.place.path, thing);
      return found.title ? found : null;
    } catch (error) {
      if (error instanceof ApiError || error instanceof TypeError) return null;
      throw error;
    }
  }

  protected override async fetchRefused(): Promise<RefusedMoves[]> {
    if (this.solving.place.task.picks) return [];
    return (await fetchRefused(this.solving.id, this.solving.path)).refused;
  }
}

export class PuzzleState {
  place: Place = $state.raw()!;
  hint: Hint | null = $state.raw(null);
  live: LiveTable = $state.raw()!;
  isBusy = $state(false);
  line = $state(0); // which of the turns is marked on the board, once the try is over
  private start: Place; // the position of the puzzle

  constructor(place: Place) {
    this.live = new PuzzleTable(place.state.table, this);
    this.start = place;
    this.show(place);
  }

  readonly id: string = $derived(this.place.puzzle.id);
  readonly path: string[] = $derived(this.place.path);
  readonly explained = $derived(this.place.explained ?? null);
  readonly isDone: boolean = $derived(this.explained !== null);
  /** The turns that are spoken of at the end: what was played, the solution, and others. */
  readonly lines: PuzzleLine[] = $derived.by(() => {
    const { explained } = this;
    if (!explained) return [];
    const { played, solution, others } = explained;
    const isSame = (one: PuzzleLine): boolean => one.moves.join() === played?.moves.join();
    const own = played && !explained.solved ? [played] : [];
    return [solution, ...own, ...others.filter((one) => !isSame(one))];
  });
  readonly marks: Mark[] = $derived.by(() => {
    const line = this.lines[this.line];
    if (line) return marksOf(line);
    return (this.hint?.things ?? []).map((thing) => ({ moves: [], things: [thing], number: null }));
  });

  private show(place: Place): void {
    this.place = place;
    const { desk } = this.live;
    desk.isSending = false;
    if (place.outcome === "refused") return; // nothing has changed
    // At the end the board shows the question again, and on it what was right.
    const shown = place.explained ? this.start : place;
    this.live.table = shown.state.table;
    desk.log = shown.log;
    const state = place.explained
      ? { ...shown.state, ask: null, options: [], revision: place.state.revision + 1 }
      : shown.state;
    desk.show(state, {
      type: "events",
      revision: state.revision,
      anew: Boolean(place.explained),
      events: place.explained ? [] : place.events,
      log: [],
    });
    desk.isResting = false; // a puzzle waits for its solver
  }

  private async ask(what: () => Promise<Place>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const place = await what();
      if (place.explained && !this.isDone) {
        this.line = 0;
        void saveEnd(place);
      }
      this.show(place);
    } catch (error) {
      this.live.desk.isSending = false;
      showToast(error instanceof ApiError ? error.message : say("puzzles-failed"), "error");
    } finally {
      this.isBusy = false;
    }
  }

  play(move: string): Promise<void> {
    return this.ask(() => makeMove(this.id, this.path, move, login.token));
  }

  back(): Promise<void> {
    return this.ask(() => fetchPlace(this.id, this.path.slice(0, -1), login.token));
  }

  giveUp(): Promise<void> {
    return this.ask(() => giveUp(this.id, login.token));
  }

  /** From the start; it is rated no more. */
  restart(): Promise<void> {
    this.hint = null;
    return this.ask(() => fetchPlace(this.id, [], login.token));
  }

  /** Everything again, because another language is spoken. */
  async reloadInLanguage(): Promise<void> {
    try {
      this.start = await fetchPlace(this.id, [], login.token);
    } catch {
      return; // the words stay as they were
    }
    this.hint = null;
    const isGivenUp = this.place.outcome === "given-up";
    await this.ask(() => (isGivenUp ? giveUp(this.id, login.token) : fetchPlace(this.id, this.path, login.token)));
  }

  async askHint(): Promise<void> {
    if (this.hint || this.isDone) return;
    try {
      this.hint = await askHint(this.id, login.token);
      saveHint(this.id);
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : say("puzzles-failed"), "error");
    }
  }
}

const KEY = Symbol("puzzle");

export function providePuzzle(solving: PuzzleState): PuzzleState {
  return setContext(KEY, solving);
}

export function usePuzzle(): PuzzleState {
  return getContext<PuzzleState>(KEY);
}
