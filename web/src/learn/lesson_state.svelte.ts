// A lesson as this browser plays it: the place that is shown on the desk, and what was said to the last move.
import { getContext, setContext } from "svelte";
import { ApiError, type Explanation, type RefusedMoves, type TableInfo, type Why } from "../lib/net/api";
import type { Reason } from "../lib/state/desk.svelte";
import { LiveTable } from "../live/live_table.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";
import {
  askThing,
  askWhy,
  fetchPlace,
  fetchRefused,
  makeMove,
  NEXT,
  type Card,
  type Lesson,
  type Place,
  type Verdict,
} from "../teach/api";
import { saveProgress } from "../teach/progress.svelte";

/** The table under the board of a lesson: what is chosen there is tried in the lesson. */
class LessonTable extends LiveTable {
  override readonly isStudy = true;
  override readonly isLesson = true;

  constructor(
    table: TableInfo,
    private readonly learning: LessonState,
  ) {
    super(table, false);
  }

  protected override choose(move: string): void {
    void this.learning.play(move);
  }

  protected override explainMove(move: string): Promise<Why> {
    return askWhy(this.learning.lesson.id, this.learning.path, move);
  }

  protected override async positionAt(): Promise<null> {
    return null; // a lesson is seen where it stands
  }

  protected override async explainThing(thing: string): Promise<Explanation | null> {
    try {
      const found = await askThing(this.learning.lesson.id, this.learning.path, thing);
      return found.title ? found : null;
    } catch (error) {
      if (error instanceof ApiError || error instanceof TypeError) return null;
      throw error;
    }
  }

  protected override async fetchRefused(): Promise<RefusedMoves[]> {
    return (await fetchRefused(this.learning.lesson.id, this.learning.path)).refused;
  }
}

export class LessonState {
  lesson: Lesson = $state.raw()!;
  path: string[] = $state.raw([]);
  card: Card = $state.raw()!;
  verdict: Verdict | null = $state.raw(null);
  live: LiveTable = $state.raw()!;
  isBusy = $state(false);
  repeats = $state(0); // how often somebody asked to be shown again

  constructor(place: Place) {
    this.live = new LessonTable(place.state.table, this);
    this.show(place);
  }

  /** The answers that lead on, as options of the desk. */
  readonly openAnswers = $derived(this.live.desk.choices.filter(({ move }) => this.card.moves.includes(move)));

  private show(place: Place): void {
    this.lesson = place.lesson;
    this.path = place.path;
    this.card = place.card;
    this.verdict = place.verdict;
    const { desk } = this.live;
    this.live.table = place.state.table;
    desk.isSending = false;
    if (place.verdict) return; // nothing has changed
    desk.log = place.log;
    desk.show(place.state, {
      type: "events",
      revision: place.state.revision,
      anew: false,
      events: place.events,
      log: [],
    });
    desk.isResting = false; // a lesson waits for its learner: no click is meant for a turn before
    saveProgress(place);
  }

  private async ask(what: () => Promise<Place>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.show(await what());
    } catch (error) {
      this.live.desk.isSending = false;
      showToast(error instanceof ApiError ? error.message : say("learn-failed"), "error");
    } finally {
      this.isBusy = false;
    }
  }

  play(move: string): Promise<void> {
    return this.ask(() => makeMove(this.lesson.id, this.path, move));
  }

  next(): Promise<void> {
    return this.play(NEXT);
  }

  back(): Promise<void> {
    return this.ask(() => fetchPlace(this.lesson.id, this.path.slice(0, -1)));
  }

  restart(): Promise<void> {
    return this.ask(() => fetchPlace(this.lesson.id, []));
  }

  /** Everything again, because another language is spoken. */
  reloadInLanguage(): Promise<void> {
    return this.ask(() => fetchPlace(this.lesson.id, this.path));
  }

  /** The step once more, without what was said to the last move. */
  repeatStep(): void {
    this.verdict = null;
    this.repeats++;
  }

  /** Something was tried that the rules refuse: the card says why, with what the lesson adds to it. */
  async onRefused({ move, why, title }: Reason): Promise<void> {
    if (move) return this.play(move);
    this.verdict = {
      outcome: why.rule ? "refused" : "not-meant",
      move: title,
      title: say(why.rule ? "learn-refused" : "learn-not-here"),
      text: why.text ?? "",
      things: [],
      rule: why.rule ?? "",
      rule_name: why.name ?? "",
      rule_text: why.rule_text ?? "",
      source: why.source ?? "",
    };
  }
}

const KEY = Symbol("lesson");

export function provideLesson(learning: LessonState): LessonState {
  return setContext(KEY, learning);
}

export function useLesson(): LessonState {
  return getContext<LessonState>(KEY);
}
