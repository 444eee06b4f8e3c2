// What the tests are made of: states, options and events as a server tells them, a socket and a fetch that only pretend.
import { vi } from "vitest";
import type { Events, GameInfo, Line, Option, RefusedMoves, State, TableInfo, Why } from "../src/lib/net/api";
import { Desk, type Feed } from "../src/lib/state/desk.svelte";

export function table(fields: Partial<TableInfo> = {}): TableInfo {
  const seats = ["red", "blue"].map((seat) => ({ seat, kind: "human", name: "", bot: "", resigned: false }));
  return { id: "t1", game: "bul", phase: "playing", paused: false, seats, archived: false, ...fields } as TableInfo;
}

export function option(move: string, fields: Partial<Option> = {}): Option {
  return { move, text: move, effects: [], ...fields } as Option;
}

export function refused(rule: string, moves: string[], fields: Partial<RefusedMoves> = {}): RefusedMoves {
  return { rule, moves, count: moves.length, name: rule, text: rule, ...fields } as RefusedMoves;
}

/** Why a move is not possible. */
export function why(move: string, rule = "r1", fields: Partial<Why> = {}): Why {
  return { type: "why", move, legal: false, rule, text: rule, ...fields } as Why;
}

/** A state in which red is asked and looks. */
export function state(fields: Partial<Record<keyof State, unknown>> = {}): State {
  return {
    type: "state",
    revision: 1,
    answers: 0,
    you: "red",
    ask: { seat: "red", prompt: "move", text: "?", verbs: ["go", "stay", "x"] },
    options: [],
    result: null,
    undo: null,
    redo: false,
    offer: null,
    view: { round: 1 },
    table: table(),
    ...fields,
  } as unknown as State;
}

export function line(text: string, seat: string | null = null): Line {
  return { text, seat, heading: false } as Line;
}

export function events(log: Line[], fields: Partial<Events> = {}): Events {
  return { type: "events", revision: 1, anew: false, events: [], log, ...fields } as Events;
}

export function desk(feed: Partial<Feed> = {}): Desk {
  return new Desk("bul", {
    choose: vi.fn(),
    explainMove: vi.fn(async (move) => why(move)),
    fetchRefused: vi.fn(),
    ...feed,
  });
}

export function game(fields: Partial<GameInfo> = {}): GameInfo {
  return {
    name: "bul",
    title: "Bul",
    players: [2, 3, 4],
    bots: ["easy", "medium", "hard"],
    levels: ["easy", "medium", "hard"].map((name) => ({ name, title: name.toUpperCase(), note: "", rating: null })),
    styles: [],
    seats: ["red", "blue", "green", "purple"].map((name) => ({ name, title: name.toUpperCase() })),
    options: [],
    ...fields,
  } as GameInfo;
}

/** A socket that keeps what is sent, and hears what a test lets the server say. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  close(): void {
    this.readyState = 3;
  }
}

export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Answer requests by their path; what is not named is refused as unknown. */
export function serve(answers: Record<string, unknown>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const body: unknown = init.body ? JSON.parse(init.body as string) : undefined;
    requests.push({ method: init.method ?? "GET", path, headers, body });
    const isKnown = path in answers;
    const found = isKnown ? answers[path] : { error: "unknown-table", text: "no such table", rule: "", source: "" };
    return new Response(JSON.stringify(found), {
      status: isKnown ? 200 : 404,
      headers: { "content-type": "application/json" },
    });
  });
  return requests;
}
