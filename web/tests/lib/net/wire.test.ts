import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/lib/net/api";
import type { News } from "../../../src/lib/net/news";
import { Wire, type Listener } from "../../../src/lib/net/wire.svelte";
import { events, FakeSocket, line, state } from "../../helpers";

let listener: { [key in keyof Listener]: ReturnType<typeof vi.fn> };

function connected(token: string | undefined = "tok"): Wire {
  const wire = new Wire("t1", "red", token, listener as unknown as Listener);
  wire.connect();
  FakeSocket.last.open();
  return wire;
}

function news(fields: Partial<News>): News {
  const quiet = { ask: null, options: [], undo: null, redo: false, offer: null, clocks: null };
  const told = { anew: false, events: [], log: [line("Red moves.")] };
  return { type: "news", revision: 8, now: 1, answers: 9, ...quiet, ...told, ...fields };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  listener = { onChanged: vi.fn(), onChat: vi.fn(), onRefused: vi.fn() };
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the hello", () => {
  it("goes to the table's own address, with the token and nothing known yet", () => {
    connected();
    expect(FakeSocket.last.url).toBe("ws://sacbe.test/api/tables/t1/live");
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", token: "tok", since: 0, lang: "en", brief: true, differences: true, follow: true },
    ]);
  });

  it("of a watcher has no token", () => {
    const wire = new Wire("t1", null, undefined, listener as unknown as Listener);
    wire.connect();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).not.toHaveProperty("token");
  });

  it("after a break names the last revision, so that nothing is told twice", () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 7 }));
    FakeSocket.last.end();
    expect(wire.link).toBe("lost");
    vi.advanceTimersByTime(600);
    FakeSocket.last.open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", since: 7 });
  });

  it("asks for everything again where another language is spoken", () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 7 }));
    wire.reloadInLanguage();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 0 });
  });
});

describe("a table of another process", () => {
  const ELSEWHERE = { type: "elsewhere", url: "https://b.sacbe.test" };

  it("is gone to at once, with the same revision and token, and there nobody is sent on", () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 7 }));
    FakeSocket.last.end();
    vi.advanceTimersByTime(600);
    FakeSocket.last.open().say(ELSEWHERE);
    expect(FakeSocket.last.url).toBe("wss://b.sacbe.test/api/tables/t1/live");
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", token: "tok", since: 7, lang: "en", brief: true, differences: true },
    ]);
    FakeSocket.last.say(state({ revision: 8 }));
    expect(wire.link).toBe("open");
  });

  it("is played where it was asked for if the other process cannot be reached", () => {
    connected().retryNow();
    FakeSocket.last.say(ELSEWHERE);
    FakeSocket.last.end();
    vi.advanceTimersByTime(600);
    expect(FakeSocket.last.url).toBe("ws://sacbe.test/api/tables/t1/live");
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).not.toHaveProperty("follow");
  });

  it("is asked for again when the other process ends", () => {
    connected();
    FakeSocket.last.say(ELSEWHERE);
    FakeSocket.last.open().say(state({ revision: 1 }));
    FakeSocket.last.end(1012);
    vi.advanceTimersByTime(600);
    FakeSocket.last.open();
    expect(FakeSocket.last.url).toBe("ws://sacbe.test/api/tables/t1/live");
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 1, follow: true });
  });
});

describe("what is heard", () => {
  it("is told as a state with the events that came before it", () => {
    const wire = connected();
    const told = events([line("Red moves.")]);
    FakeSocket.last.say(told);
    expect(listener.onChanged).not.toHaveBeenCalled();
    FakeSocket.last.say(state({ revision: 2 }));
    expect(listener.onChanged).toHaveBeenCalledWith(wire, expect.objectContaining({ revision: 2 }), told);
    expect(wire.link).toBe("open");
    FakeSocket.last.say(state({ revision: 3 }));
    expect(listener.onChanged).toHaveBeenLastCalledWith(wire, expect.objectContaining({ revision: 3 }), null);
  });

  it("passes on what people say", () => {
    connected();
    FakeSocket.last.say({ type: "chat", id: 4, text: "hello" });
    expect(listener.onChat).toHaveBeenCalledWith(expect.objectContaining({ text: "hello" }));
  });
});

describe("news", () => {
  it("are the state with what has changed, its view too, and the events", () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 7, view: { corn: 3, seats: { red: { hand: [1] }, blue: { hand: [2] } } } }));
    const before = wire.state!.view as { seats: Record<string, unknown> };
    const changes: News["changes"] = [[["seats", "red", "hand"], "none"], [["corn"]]];
    FakeSocket.last.say(news({ changes, from: 7 }));
    expect(wire.state).toMatchObject({ revision: 8, answers: 9, table: { id: "t1", revision: 8 } });
    expect(wire.state!.view).toEqual({ seats: { red: { hand: "none" }, blue: { hand: [2] } } });
    expect((wire.state!.view as typeof before).seats.blue).toBe(before.seats.blue);
    expect(before).toEqual({ corn: 3, seats: { red: { hand: [1] }, blue: { hand: [2] } } });
    const told = expect.objectContaining({ type: "events", anew: false, log: [line("Red moves.")] });
    expect(listener.onChanged).toHaveBeenLastCalledWith(wire, wire.state, told);
  });

  it("tell whom a bot waits for, and when it no longer does", () => {
    const wire = connected();
    const wait = { seat: "red", until: 21, may_go_on: true };
    FakeSocket.last.say(state({ revision: 7, view: {}, wait: null }));
    FakeSocket.last.say(news({ changes: [], from: 7, wait }));
    expect(wire.state!.wait).toEqual(wait);
    FakeSocket.last.say(news({ changes: [], from: 8, revision: 9 }));
    expect(wire.state!.wait).toBeNull();
  });

  it("may have the whole view instead", () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 3, view: { corn: 3 } }));
    FakeSocket.last.say(news({ view: { corn: 5 } }));
    expect(wire.state!.view).toEqual({ corn: 5 });
  });

  it("acknowledge the own move", async () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 7, view: {} }));
    const asked = wire.ask("choice", { move: "x" });
    FakeSocket.last.say(news({ changes: [], from: 7, ack: 1 }));
    expect(await asked).toMatchObject({ revision: 8 });
  });

  it("to another state than the known one make it say hello again", () => {
    const wire = connected();
    FakeSocket.last.say(state({ revision: 7, view: { corn: 3 } }));
    FakeSocket.last.say(news({ changes: [[["corn"], 5]], from: 6 }));
    expect(wire.state).toMatchObject({ revision: 7, view: { corn: 3 } });
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", since: 7 });
  });
});

describe("asking", () => {
  it("gives each question a number and its own answer", async () => {
    const wire = connected();
    const first = wire.ask("undo");
    const second = wire.ask("chat", { text: "hi" });
    const [, one, two] = FakeSocket.last.sent;
    expect([one, two]).toEqual([
      { type: "undo", id: 1 },
      { type: "chat", id: 2, text: "hi" },
    ]);
    FakeSocket.last.say({ type: "done", id: 2 });
    FakeSocket.last.say({ type: "done", id: 1 });
    expect(await second).toMatchObject({ id: 2 });
    expect(await first).toMatchObject({ id: 1 });
  });

  it("is refused with the server's own words", async () => {
    const wire = connected();
    const asked = wire.ask("choice", { move: "x" });
    FakeSocket.last.say({ type: "refused", id: 1, error: "not-your-turn", text: "It is blue's turn." });
    await expect(asked).rejects.toMatchObject({ key: "not-your-turn", message: "It is blue's turn." });
    expect(wire.refusal).toBeNull();
  });

  it("fails at once without a connection", async () => {
    const wire = new Wire("t1", "red", "tok", listener as unknown as Listener);
    await expect(wire.ask("undo")).rejects.toBeInstanceOf(ApiError);
  });

  it("fails when the connection breaks before the answer", async () => {
    const wire = connected();
    const asked = wire.ask("undo");
    FakeSocket.last.end();
    await expect(asked).rejects.toMatchObject({ key: "connection-lost" });
  });
});

describe("the link", () => {
  it("waits longer after each failure, and a state makes it short again", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    connected();
    FakeSocket.last.end();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.end();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(320);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.open().say(state());
    FakeSocket.last.end();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("is dropped and made again if nobody answers a ping", () => {
    const wire = connected();
    FakeSocket.last.say(state());
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(wire.link).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays if the ping is answered", () => {
    const wire = connected();
    FakeSocket.last.say(state());
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.say({ type: "pong", id: 0 });
    vi.advanceTimersByTime(9_000);
    expect(wire.link).toBe("open");
  });

  it("is given up where the server says that it is of no use", () => {
    const wire = connected();
    FakeSocket.last.say({ type: "refused", error: "forbidden-seat", text: "no" });
    FakeSocket.last.end(1008, "forbidden-seat");
    expect(wire.link).toBe("refused");
    expect(wire.refusal?.key).toBe("forbidden-seat");
    expect(listener.onRefused).toHaveBeenCalledWith(wire);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes back after the server threw out somebody who was too quick", () => {
    const wire = connected();
    FakeSocket.last.end(1008, "too-many-wrong");
    expect(wire.link).toBe("lost");
  });

  it("comes back when something behind the server was away", () => {
    const wire = connected();
    FakeSocket.last.say({ type: "refused", error: "busy", text: "later" });
    FakeSocket.last.end(1013, "busy");
    expect(wire.link).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open().say(state());
    expect(wire.link).toBe("open");
    expect(listener.onRefused).not.toHaveBeenCalled();
  });

  it("that was closed on purpose stays closed", () => {
    const wire = connected();
    wire.close();
    wire.connect();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("that is lost is tried at once when somebody hurries", () => {
    const wire = connected();
    FakeSocket.last.end();
    wire.retryNow();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
