// "Try it yourself": a position of a review opens as a table of its own against bots, and the first answer there is
// measured against the best that the review has found.
import { ApiError, post, type OpenedTable } from "../lib/net/api";
import type { LiveTable } from "./live_table.svelte";
import { go } from "../lib/state/route.svelte";
import { saveSeat } from "../lib/state/store.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { loadWords, say } from "../lib/text/words.svelte";
import { requestTry } from "../lib/net/coach";
import { formatChance, formatError } from "../lib/text/figures";
import type { ReviewState } from "../coach/review/review_state.svelte";
import type { TriedMove } from "../lib/net/coach_shapes";

const tries = new Map<string, { review: string; at: number }>(); // by table, until the first answer

/** Open the position of a decision as a table: the reader has the seat that decided, bots have the others. */
export async function openTry(live: LiveTable, reviewing: ReviewState, at: number): Promise<void> {
  const { shown, review } = reviewing;
  const decision = review?.decisions.find((one) => one.at === at);
  if (!shown || !decision) return;
  const { game, seats } = live.table;
  const chairs = seats.map(({ seat }) => ({ kind: seat === decision.seat ? "me" : "bot" }));
  try {
    const made = await post<OpenedTable>(
      `/tables/${live.id}/fork`,
      { at, table: { game, seats: chairs } },
      live.shownWire?.token,
    );
    if (made.seat && made.token) saveSeat(made.table.id, game, made.seat, made.token);
    tries.set(made.table.id, { review: shown.id, at });
    go(`/t/${made.table.id}`);
    showToast(say("coach-try-begin"));
  } catch (fault) {
    showToast(fault instanceof ApiError ? fault.message : say("coach-no-answer"), "error");
  }
}

/** Somebody answers at a table: where that is a try, say how good it was. */
export async function rateTry(table: string, move: string): Promise<void> {
  const open = tries.get(table);
  if (!open) return;
  tries.delete(table);
  await loadWords("coach");
  try {
    showToast(verdictText(await requestTry(open.review, open.at, move)));
  } catch (fault) {
    if (fault instanceof ApiError) showToast(fault.message, "error");
  }
}

/** A tried move in words: praised within the margin, else what it costs as far as that is known. */
export function verdictText(tried: TriedMove): string {
  if (tried.solved) return say("coach-try-solved");
  if (typeof tried.loss !== "number") return say("coach-try-other");
  return say("coach-try-costs", { cost: formatChance(tried.loss), error: formatError(tried.loss_error ?? 0) });
}
