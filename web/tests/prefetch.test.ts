import { afterEach, describe, expect, it, vi } from "vitest";
import { takePrefetchedGames } from "../src/lib/net/prefetched_games";
import { prefetchScreen } from "../src/prefetch";
import { LiveTable } from "../src/live/live_table.svelte";
import { forgetTable, savedTables, saveSeat, settings } from "../src/lib/state/store.svelte";
import { events, FakeSocket, line, state, table } from "./helpers";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what the first page needs", () => {
  it("is asked for before its words are there, in their language, and given once", async () => {
    const asked = vi.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
    vi.stubGlobal("fetch", asked);
    prefetchScreen("/", "de");
    expect(asked).toHaveBeenCalledWith("/api/games", expect.objectContaining({ method: "GET" }));
    const [, sent] = asked.mock.calls[0] as unknown as [string, { headers: Record<string, string> }];
    expect(sent.headers["Accept-Language"]).toBe("de");
    expect(await takePrefetchedGames()).toEqual([]);
    expect(takePrefetchedGames()).toBeNull();
  });

  it("is nothing of the first page at a table", () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    prefetchScreen("/rules", "en");
    expect(asked).not.toHaveBeenCalled();
    expect(takePrefetchedGames()).toBeNull();
  });
});

describe("two people and a bot at one screen", () => {
  it("see the moves of the bot before the next one sits down", () => {
    vi.useFakeTimers();
    FakeSocket.install();
    for (const id of Object.keys(savedTables)) forgetTable(id);
    settings.pace = "normal";
    for (const seat of ["red", "blue"]) saveSeat("t1", "bul", seat, `token-${seat}`, false);
    const live = new LiveTable(table(), false);
    live.open();
    for (const socket of FakeSocket.all) socket.open();
    const tell = (revision: number, seat: string, text: string): void => {
      for (const [socket, you] of [
        [FakeSocket.all[1], "blue"],
        [FakeSocket.all[0], "red"],
      ] as const) {
        socket!.say(events([line(text, "green")], { anew: revision === 1 }));
        socket!.say(state({ you, revision, answers: revision, ask: { seat } }));
      }
    };
    tell(1, "red", "begins");
    expect(live.desk.you).toBe("red");
    tell(2, "green", "the move of red");
    tell(3, "green", "the first of green");
    tell(4, "green", "the second of green");
    tell(5, "blue", "the third of green");
    expect(live.desk.you).toBe("red");
    expect(live.desk.state?.revision).toBe(2);
    vi.advanceTimersByTime(1200);
    expect(live.desk.state?.revision).toBe(3);
    live.pacer.skip();
    expect(live.desk.you).toBe("blue");
    expect(live.desk.log.map(({ text }) => text)).toContain("the third of green");
  });
});
