// The review of one table as a reader looks at it: how far it has come, which moment is chosen, whose moments are listed.
import { ApiError } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { say } from "../../lib/text/words.svelte";
import { replayOf, type TableReplay } from "../../live/table_replay.svelte";
import { requestReview, fetchReview } from "../../lib/net/coach";
import type { Mark } from "../hint/hint_state.svelte";
import type {
  JudgedDecision,
  Review,
  ReviewStatus,
  ReviewWords,
  Thing,
  TurningPoint,
} from "../../lib/net/coach_shapes";
import { pointAt } from "./chart";

const EACH = 1000; // a review that is being made is asked for again
const REST = 90; // the pointer must rest this long on the chart before the board follows
const DEEPER = 2;
export const DEEPEST = 8;

/** A turning point with its number in the list of all. */
export interface NumberedPoint extends TurningPoint {
  index: number;
}

export class ReviewState {
  shown: ReviewStatus | null = $state.raw(null);
  isRequested = $state(false); // an answer is awaited
  isKnown = $state(false); // the server has answered once
  problem = $state("");
  chosenPoint = $state(0); // the turning point of the list
  pointed: number | null = $state(null); // a moment of the chart, after this many answers
  isMine = $state(false); // only the reader's own moments
  readonly replay: TableReplay;
  private timer = 0;
  private rest = 0;
  private isClosed = false;

  constructor(
    private readonly desk: Desk,
    private readonly table: string,
  ) {
    this.replay = replayOf(desk);
  }

  readonly review: Review | null = $derived(this.shown?.review ?? null);
  readonly words: ReviewWords | null = $derived(this.shown?.words ?? null);
  readonly isRunning: boolean = $derived(this.shown?.state === "queued" || this.shown?.state === "running");
  readonly turningPoints: NumberedPoint[] = $derived(
    this.review?.turning.map((one, index) => ({ ...one, index })) ?? [],
  );
  readonly listedPoints: NumberedPoint[] = $derived.by(() =>
    this.isMine ? this.turningPoints.filter((one) => one.seat === this.desk.you) : this.turningPoints,
  );
  /** The moment that is shown: the one under the pointer, else the chosen turning point, else the end. */
  readonly at: number = $derived(
    this.pointed ?? this.turningPoints[this.chosenPoint]?.at ?? this.review?.timeline.at(-1)?.at ?? 0,
  );
  readonly point: NumberedPoint | null = $derived(this.turningPoints.find((one) => one.at === this.at) ?? null);
  readonly decision: JudgedDecision | null = $derived(this.review?.decisions.find((one) => one.at === this.at) ?? null);

  /** What was played and what was better, as marks for the board; nothing where the decision was good. */
  readonly marks: Mark[] = $derived.by(() => {
    const told = this.decisionWords(this.at);
    if (!told) return [];
    const markThings = (pointAt: "played" | "better", things: Thing[]): Mark[] =>
      things.map((thing) => ({ moves: [], things: [thing], number: null, look: pointAt }));
    return [
      ...markThings("played", told.played_things),
      ...(this.decision?.kind === "good" ? [] : markThings("better", told.better_things)),
    ];
  });

  /** Ask how far the review has come, and again until it is there. */
  async open(): Promise<void> {
    await this.ask(() => fetchReview(this.table));
  }

  begin(): Promise<void> {
    return this.ask(() => requestReview(this.table, this.shown?.depth ?? 1));
  }

  deepen(): Promise<void> {
    return this.ask(() => requestReview(this.table, Math.min(DEEPEST, (this.review?.depth ?? 1) * DEEPER)));
  }

  private async ask(work: () => Promise<ReviewStatus | null>): Promise<void> {
    clearTimeout(this.timer);
    this.isRequested = true;
    try {
      const hadReview = this.review !== null;
      this.shown = await work();
      this.problem = this.shown?.problem?.text ?? "";
      if (!hadReview && this.review) this.choose(this.first());
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : say("coach-no-answer");
    }
    this.isRequested = false;
    this.isKnown = true;
    if (this.isRunning && !this.isClosed) this.timer = window.setTimeout(() => void this.open(), EACH);
  }

  // The moment that cost the reader most, else the one that mattered most to anybody.
  private first(): number {
    const own = this.turningPoints.filter((one) => one.seat === this.desk.you && one.change < 0);
    const ranked = (own.length ? own : this.turningPoints).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
    return ranked[0]?.index ?? 0;
  }

  choose(index: number): void {
    this.pointed = null;
    this.chosenPoint = index;
    this.follow(0);
  }

  /** The next turning point of the list, or the one before. */
  step(way: 1 | -1): void {
    const place = this.listedPoints.findIndex((one) => one.index === this.chosenPoint);
    const next = this.listedPoints[place < 0 ? 0 : place + way];
    if (next) this.choose(next.index);
  }

  /** Look at a moment of the chart; nothing: back to the chosen one. */
  look(at: number | null): void {
    if (at === this.pointed) return;
    this.pointed = at;
    this.follow(REST);
  }

  private follow(rest: number): void {
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => void this.showBoard(), rest);
  }

  /** Let the board show the moment, once the moments of the table are known. */
  async showBoard(): Promise<void> {
    const { moments } = this.replay;
    if (!moments.length || this.isClosed) return;
    const place = moments.findIndex((one) => one.at >= this.at);
    await this.replay.show(place < 0 ? moments.length - 1 : place);
  }

  /** What the game's own time is called at a moment. */
  timeText(at: number): string {
    const { review, words } = this;
    if (!review || !words) return "";
    return words.when[review.timeline.indexOf(pointAt(review, at))] ?? "";
  }

  /** What was played at a decision, and what was better; nothing where it is not told. */
  decisionWords(at: number): ReviewWords["decisions"][number] | undefined {
    return this.words?.decisions.find((one) => one.at === at);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.rest);
    this.replay.leave();
  }
}
