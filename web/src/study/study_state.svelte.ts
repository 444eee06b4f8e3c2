// A study as this browser looks at it: its tree, the place that is shown on the desk, and the lines that grow there.
import { getContext, setContext } from "svelte";
import {
  fetchExplanation,
  type Explanation,
  ApiError,
  type RefusedMoves,
  type TableInfo,
  type Why,
} from "../lib/net/api";
import { LiveTable } from "../live/live_table.svelte";
import { settings } from "../lib/state/store.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";
import {
  addMove,
  requestLines,
  askWhy,
  commentNode,
  cutNode,
  fetchPlace,
  fetchRefused,
  fetchStudy,
  type Analysis,
  type Place,
  promoteNode,
  rollChance,
  type Study,
  type StudyNode,
  renameStudy,
} from "../lib/net/studies";
import { saveStudy, savedStudies } from "../lib/net/saved_studies.svelte";

const DEEPEST = 64;
const AGAIN = 1500; // a coach that is busy is asked again
const TRIES = 5;

/** The table under the board of a study: what is chosen there becomes an answer of the study. */
class StudyTable extends LiveTable {
  override readonly isStudy = true;

  constructor(
    table: TableInfo,
    private readonly studying: StudyState,
  ) {
    super(table, false);
  }

  protected override choose(move: string, isMeant: boolean): void {
    if (!isMeant && settings.confirm && this.desk.selected !== move) return this.desk.select(move);
    void this.studying.play(move);
  }

  protected override explainMove(move: string): Promise<Why> {
    return askWhy(this.studying.study.id, this.studying.here, move);
  }

  protected override async positionAt(): Promise<null> {
    return null; // a study has places, not a line of answers
  }

  protected override explainThing(thing: string): Promise<Explanation | null> {
    return fetchExplanation(`/studies/${this.studying.study.id}/nodes/${this.studying.here}`, thing);
  }

  protected override async fetchRefused(): Promise<RefusedMoves[]> {
    return (await fetchRefused(this.studying.study.id, this.studying.here)).refused;
  }
}

export class StudyState {
  study: Study = $state.raw()!;
  here = $state(0); // the node that is shown
  live: LiveTable = $state.raw()!;
  isBusy = $state(false);
  isThinking = $state(false);
  analysis: Analysis | null = $state.raw(null); // at this place, as deep as the coach has come
  private wanted = 0;
  private thinking: AbortController | null = null;

  constructor(study: Study, place: Place) {
    this.study = study;
    this.here = this.wanted = place.node;
    this.live = new StudyTable(place.state.table, this);
    this.show(place);
  }

  readonly token: string | undefined = $derived(savedStudies[this.study.id]?.token);
  readonly byId: Map<number, StudyNode> = $derived(new Map(this.study.nodes.map((node) => [node.id, node])));
  readonly children: Map<number, StudyNode[]> = $derived.by(() => {
    const found = new Map<number, StudyNode[]>();
    for (const node of this.study.nodes) {
      if (node.parent === null) continue;
      const siblings = found.get(node.parent);
      if (siblings) siblings.push(node);
      else found.set(node.parent, [node]);
    }
    return found;
  });
  readonly node: StudyNode = $derived(this.byId.get(this.here) ?? this.study.nodes[0]!);
  readonly isChance: boolean = $derived(this.live.desk.state?.ask?.seat === "chance");

  private show(place: Place): void {
    this.here = place.node;
    this.live.table = place.state.table;
    this.live.desk.show(
      { ...place.state, revision: place.node },
      { type: "events", revision: place.node, anew: false, events: place.events, log: [] },
    );
  }

  // ---------------------------------------------------------------- moving about

  /** Show a place; the last one that was asked for counts. */
  async goto(node: number): Promise<void> {
    if (!this.byId.has(node)) return;
    this.wanted = node;
    try {
      const place = await fetchPlace(this.study.id, node);
      if (this.wanted !== node) return;
      if (this.here !== node) this.analysis = null;
      this.show(place);
      history.replaceState(null, "", `${location.pathname}#${node}`);
      if (this.isThinking) this.think();
    } catch (error) {
      this.tell(error);
    }
  }

  back(): void {
    const { parent } = this.byId.get(this.wanted) ?? this.node;
    if (parent !== null) void this.goto(parent);
  }

  forward(): void {
    const next = this.children.get(this.wanted)?.[0];
    if (next) void this.goto(next.id);
  }

  toStart(): void {
    void this.goto(0);
  }

  toEnd(): void {
    let node = this.wanted;
    for (let next = this.children.get(node); next?.[0]; next = this.children.get(node)) node = next[0].id;
    void this.goto(node);
  }

  // ---------------------------------------------------------------- changing it

  /** Do something to the study; what the server refuses is said, and nothing has changed. */
  private async change(work: () => Promise<Study>): Promise<boolean> {
    if (!this.study.mine) {
      showToast(say("studies-read-only"));
      return false;
    }
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      this.take(await work());
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      this.isBusy = false;
      this.live.desk.isSending = false;
    }
  }

  private take(study: Study): void {
    this.study = study;
    if (this.token) saveStudy({ ...savedStudies[study.id]!, title: study.title, at: Date.now() });
  }

  async play(move: string): Promise<void> {
    const known = this.children.get(this.here)?.find((node) => node.move === move);
    if (known) return this.goto(known.id);
    if (await this.change(() => addMove(this.study.id, this.here, move, this.token))) await this.goto(this.study.here);
  }

  async roll(): Promise<void> {
    if (await this.change(() => rollChance(this.study.id, this.here, this.token))) await this.goto(this.study.here);
  }

  async promote(node: number): Promise<void> {
    await this.change(() => promoteNode(this.study.id, node, this.token));
  }

  async cut(node: number): Promise<void> {
    if (await this.change(() => cutNode(this.study.id, node, this.token)))
      if (!this.byId.has(this.here)) await this.goto(this.study.here);
  }

  comment(node: number, text: string): Promise<boolean> {
    return this.change(() => commentNode(this.study.id, node, text, this.token));
  }

  rename(title: string): Promise<boolean> {
    return this.change(() => renameStudy(this.study.id, title, this.token));
  }

  /** Everything again, because another language is spoken. */
  async reloadInLanguage(): Promise<void> {
    try {
      this.study = await fetchStudy(this.study.id, this.token);
      await this.goto(this.here);
    } catch (error) {
      this.tell(error);
    }
  }

  // ---------------------------------------------------------------- thinking

  toggle(): void {
    if (this.isThinking) this.stop();
    else {
      this.isThinking = true;
      this.think();
    }
  }

  stop(): void {
    this.isThinking = false;
    this.thinking?.abort();
    this.thinking = null;
  }

  /** Ask for lines at this place, deeper and deeper, until somebody goes elsewhere or stops it. */
  private think(): void {
    this.thinking?.abort();
    const asked = new AbortController();
    this.thinking = asked;
    void this.deepen(this.here, asked.signal);
  }

  private async deepen(node: number, signal: AbortSignal): Promise<void> {
    let tries = 0;
    for (let depth = 1; depth <= DEEPEST && !signal.aborted; ) {
      try {
        const found = await requestLines(this.study.id, node, depth, signal);
        if (signal.aborted) return;
        this.analysis = found;
        if (found.seat === null) break;
        depth *= 2;
        tries = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError) || ![429, 503].includes(error.status) || ++tries > TRIES) {
          this.stop();
          this.tell(error);
          return;
        }
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  private tell(error: unknown): void {
    showToast(error instanceof ApiError ? error.message : say("studies-failed"), "error");
  }
}

const KEY = Symbol("study");

export function provideStudy(studying: StudyState): StudyState {
  return setContext(KEY, studying);
}

export function useStudy(): StudyState {
  return getContext<StudyState>(KEY);
}
