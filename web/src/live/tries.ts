// "Try it yourself": a position of a review opens as a table of its own against bots, and the first answer there is
// measured against the best that the review has found.
import { Fault, post, type TableOpened } from "../lib/net/api";
import type { Live } from "./live.svelte";
import { go } from "../lib/state/route.svelte";
import { keepSeat } from "../lib/state/store.svelte";
import { toast } from "../lib/state/toasts.svelte";
import { know, say } from "../lib/text/words.svelte";
import { askTry } from "../lib/net/coach";
import { chance, error } from "../lib/text/figures";
import type { Reviewing } from "../coach/review/review.svelte";
import type { TriedMove } from "../lib/net/coach_shapes";

const tries = new Map<string, { review: string; at: number }>(); // by table, until the first answer

/** Open the position of a decision as a table: the reader has the seat that decided, bots have the others. */
export async function tryAt(live: Live, reviewing: Reviewing, at: number): Promise<void> {
  const { shown, review } = reviewing;
  const decision = review?.decisions.find((one) => one.at === at);
  if (!shown || !decision) return;
  const { game, seats } = live.table;
  const chairs = seats.map(({ seat }) => ({ kind: seat === decision.seat ? "me" : "bot" }));
  try {
    const made = await post<TableOpened>(
      `/tables/${live.id}/fork`,
      { at, table: { game, seats: chairs } },
      live.shown?.token,
    );
    if (made.seat && made.token) keepSeat(made.table.id, game, made.seat, made.token);
    tries.set(made.table.id, { review: shown.id, at });
    go(`/t/${made.table.id}`);
    toast(say("coach-try-begin"));
  } catch (fault) {
    toast(fault instanceof Fault ? fault.message : say("coach-no-answer"), "error");
  }
}

/** Somebody answers at a table: where that is a try, say how good it was. */
export async function judge(table: string, move: string): Promise<void> {
  const open = tries.get(table);
  if (!open) return;
  tries.delete(table);
  await know("coach");
  try {
    toast(verdict(await askTry(open.review, open.at, move)));
  } catch (fault) {
    if (fault instanceof Fault) toast(fault.message, "error");
  }
}

/** A tried move in words: praised within the margin, else what it costs as far as that is known. */
export function verdict(tried: TriedMove): string {
  if (tried.solved) return say("coach-try-solved");
  if (typeof tried.loss !== "number") return say("coach-try-other");
  return say("coach-try-costs", { cost: chance(tried.loss), error: error(tried.loss_error ?? 0) });
}
