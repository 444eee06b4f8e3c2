// What a first game says at a desk: one notice for a question, asked of the server when the question is shown.
import { ApiError, post } from "../lib/net/api";
import type { Desk } from "../lib/state/desk.svelte";
import { keepDismissed, keepShown, shownNotices, type Notice, type NoticeTold } from "./saved_notices.svelte";

export class FirstGameNotices {
  notice: Notice | null = $state.raw(null);
  isFolded = $state(false);
  private asked = 0;
  private readAt = -1; // after how many answers the last one was dismissed: that question says no more

  constructor(private readonly desk: Desk) {}

  /** The question that is shown has changed, or there is none: ask what there is to say about it. */
  async update(table: string, token: string | undefined): Promise<void> {
    const mine = ++this.asked;
    const { state, you } = this.desk;
    const isAsked = this.desk.isMine && state && you && token && state.answers !== this.readAt;
    if (!isAsked) {
      this.notice = null;
      return;
    }
    try {
      const found = await post<NoticeTold>(`/tables/${table}/notice`, shownNotices(table, you), token);
      if (mine !== this.asked) return;
      this.notice = found.answers === state.answers ? found.notice : null;
      if (this.notice) keepShown(table, you, this.notice.id, found.answers);
    } catch (error) {
      // a game explains nothing while its server is away: the table says that already
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error;
      if (mine === this.asked) this.notice = null;
    }
  }

  /** It was read: this one comes no more, and no other before the next question. */
  dismiss(table: string): void {
    const { state, you } = this.desk;
    if (!this.notice || !state || !you) return;
    keepDismissed(table, you, this.notice.id);
    this.readAt = state.answers;
    this.notice = null;
  }
}

const gentles = new WeakMap<Desk, FirstGameNotices>();

export function firstGameNoticesOf(desk: Desk): FirstGameNotices {
  const found = gentles.get(desk) ?? new FirstGameNotices(desk);
  gentles.set(desk, found);
  return found;
}
