// A server that only pretends: it tells one recorded position to whoever connects, and nothing can be played.
import type { Line, RefusedMoves, State } from "../src/lib/net/api";

/** A position as `make fixtures` records it, for every seat and a watcher. */
export interface Fixture {
  states: Record<string, State>;
  logs: Record<string, Line[]>;
  refused: RefusedMoves[];
}

type Sent = { type: string; id?: number; token?: string; move?: string };

export const WATCHER = "watcher";
const CLOSED = "A recorded position cannot be played on.";

/** What the server answers to a message; nothing to one that needs no answer. */
export function answers(fixture: Fixture, sent: Sent): object[] {
  const { type, id } = sent;
  if (type === "hello") {
    const reader = sent.token ?? WATCHER;
    const events = { type: "events", revision: 1, anew: true, events: [], log: fixture.logs[reader] ?? [] };
    return [events, fixture.states[reader] ?? fixture.states[WATCHER]!];
  }
  if (type === "ping") return [{ type: "pong", id }];
  if (type === "refusals") return [{ type: "refusals", id, revision: 1, refused: fixture.refused }];
  if (type === "why") {
    const found = fixture.refused.find((one) => one.moves.includes(sent.move ?? ""));
    return [{ legal: !found, ...found, type: "why", id, move: sent.move }];
  }
  return [{ type: "refused", id, error: "fixture", text: CLOSED, rule: "", source: "" }];
}

/** What the server answers to a request, by the path behind the table's address; undefined: it knows no such thing. */
export function answerTo(fixture: Fixture, components: unknown, path: string): unknown {
  const { table } = fixture.states[WATCHER]!;
  const start = `/api/tables/${table.id}`;
  if (path === start) return table;
  if (path === `${start}/components`) return components;
  if (path === `${start}/replay`) return { revision: 1, answers: 0, over: false, you: null, moments: [] };
  return undefined;
}

/** Let the page talk to the position instead of a server. */
export function pretend(fixture: Fixture, components: unknown): void {
  window.fetch = async (input) => {
    const found = answerTo(fixture, components, String(input));
    const fault = { error: "unknown-table", text: CLOSED, rule: "", source: "" };
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(found ?? fault), { status: found === undefined ? 404 : 200, headers });
  };
  window.WebSocket = class extends EventTarget {
    static readonly OPEN = 1;
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor() {
      super();
      setTimeout(() => this.onopen?.());
    }

    send(text: string): void {
      for (const message of answers(fixture, JSON.parse(text) as Sent))
        setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
    }

    close(): void {
      this.readyState = 3;
    }
  } as unknown as typeof WebSocket;
}
