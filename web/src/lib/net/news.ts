// What a few moves have changed, as the server tells it in one message: it becomes the next state of the table, and
// the events that led there. Of the view only the changes come, see docs/develop/api.md.
import type { Events, State } from "./api";

type Key = string | number;

/** A path with its new value, or alone: then it is gone. */
export type Change = [Key[], unknown] | [Key[]];

type Kept = "revision" | "now" | "ask" | "options" | "answers" | "undo" | "redo" | "offer" | "clocks" | "wait";

export interface News extends Omit<Events, "type">, Pick<State, Kept> {
  type: "news";
  view?: State["view"];
  from?: number; // the revision that the changes belong to
  changes?: Change[];
  ack?: number | string | null; // the act of this client that is stored with it
}

/** The state after the news; nothing if they belong to another state than this one. */
export function applyNews(state: State | null, news: News): State | null {
  if (!state) return null;
  if (news.changes && news.from !== state.revision) return null;
  const { revision, now, ask, options, answers, undo, redo, offer, clocks, wait = null } = news;
  const view = news.changes ? (applyChanges(state.view, news.changes) as State["view"]) : (news.view ?? null);
  const table = { ...state.table, revision };
  return { ...state, table, revision, now, ask, options, answers, undo, redo, offer, clocks, wait, view };
}

export function eventsOf(news: News): Events {
  const { revision, anew, events, log } = news;
  return { type: "events", revision, anew, events, log };
}

/** The same with some changes made; what has not changed is the same object as before. */
export function applyChanges(whole: unknown, changes: Change[]): unknown {
  const copies = new Set<unknown>(); // ours: they can be changed
  const copyOnce = (one: unknown): Record<Key, unknown> => {
    if (copies.has(one)) return one as Record<Key, unknown>;
    const copy = Array.isArray(one) ? [...one] : { ...(one as object) };
    copies.add(copy);
    return copy as Record<Key, unknown>;
  };
  if (!changes.length) return whole;
  const root = copyOnce(whole);
  for (const change of changes) {
    const path = [...change[0]];
    const last = path.pop()!;
    let inside = root;
    for (const key of path) {
      inside[key] = copyOnce(inside[key]);
      inside = inside[key] as Record<Key, unknown>;
    }
    if (change.length === 2) inside[last] = change[1];
    else delete inside[last];
  }
  return root;
}
