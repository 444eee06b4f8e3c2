// The coach over HTTP.
import { Fault, get, post } from "../lib/api";
import type { ReviewShown } from "./shapes";

/** The review of a table, or nothing where nobody has asked for one. */
export async function reviewOf(table: string): Promise<ReviewShown | null> {
  try {
    return await get<ReviewShown>(`/tables/${table}/review`);
  } catch (error) {
    if (error instanceof Fault && error.key === "unknown-review") return null;
    throw error;
  }
}

/** Begin a review, join the one that runs, or look deeper. */
export const askReview = (table: string, depth: number): Promise<ReviewShown> =>
  post<ReviewShown>(`/tables/${table}/review`, { depth });
