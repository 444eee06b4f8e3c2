// The coach over HTTP.
import { get, post } from "./api";
import type { ExplanationShown, HintShown, ReviewStatus, TriedMove } from "./coach_shapes";

/** The review of a table, or nothing where nobody has asked for one. */
export const fetchReview = (table: string): Promise<ReviewStatus | null> =>
  get<ReviewStatus | null>(`/tables/${table}/review`);

/** Begin a review, join the one that runs, or look deeper. */
export const requestReview = (table: string, depth: number): Promise<ReviewStatus> =>
  post<ReviewStatus>(`/tables/${table}/review`, { depth });

/** A hint for the question of a revision, as far as a step (1 to 3); it may take some seconds. */
export const requestHint = (
  table: string,
  token: string | undefined,
  revision: number,
  step: number,
): Promise<HintShown> => post<HintShown>(`/tables/${table}/hint`, { revision, step }, token);

/** Why a seat answered as it did, after `at` answers. */
export const requestExplanation = (table: string, token: string | undefined, at: number): Promise<ExplanationShown> =>
  post<ExplanationShown>(`/tables/${table}/explain`, { at }, token);

/** How good a move is at a decision of a review. */
export const requestTry = (review: string, at: number, move: string): Promise<TriedMove> =>
  post<TriedMove>(`/reviews/${review}/try`, { at, move });
