import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchComponents, LiveTable, takeTokens } from "../../src/live/live_table.svelte";
import { login } from "../../src/lib/net/account.svelte";
import { shownQuestion } from "../../src/lib/state/question.svelte";
import { forgetTable, saveAccountSeats, savedTables, saveSeat, settings } from "../../src/lib/state/store.svelte";
import { toasts } from "../../src/lib/state/toasts.svelte";
import { setLanguage } from "../../src/lib/text/words.svelte";
import { events, FakeSocket, line, option, serve, state, table } from "../helpers";

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A table at which this browser holds these seats; the sockets are open. */
function opened(seats: string[], hides: ConstructorParameters<typeof LiveTable>[1] = false): LiveTable {
  for (const seat of seats) saveSeat("t1", "bul", seat, `token-${seat}`, false);
  const live = new LiveTable(table(), hides);
  live.open();
  for (const socket of FakeSocket.all) socket.open();
  return live;
}

beforeEach(() => {
  FakeSocket.install();
  for (const id of Object.keys(savedTables)) forgetTable(id);
  toasts.length = 0;
  settings.confirm = settings.faster = false;
});

afterEach(() => {
  history.replaceState(null, "", "/");
});

describe("a table", () => {
  it("is watched by who holds no seat", () => {
    const live = opened([]);
    FakeSocket.last.say(state({ you: null }));
    expect(FakeSocket.all).toHaveLength(1);
    expect(live.isWatching).toBe(true);
  });

  it("has a wire for each seat, and shows the one that is asked", () => {
    const live = opened(["red", "blue"]);
    const [red, blue] = FakeSocket.all;
    red!.say(state({ you: "red", ask: { seat: "blue" } }));
    blue!.say(state({ you: "blue", ask: { seat: "blue" } }));
    expect(live.isHotSeat).toBe(true);
    expect(live.desk.you).toBe("blue");
  });

  it("waits behind a cover where seats have secrets", () => {
    const live = opened(["red", "blue"], true);
    const [red, blue] = FakeSocket.all;
    red!.say(state({ you: "red", ask: { seat: "red" } }));
    expect(live.nextWire?.seat).toBe("red");
    expect(live.desk.state).toBeNull();
    live.showNextSeat();
    expect(live.desk.you).toBe("red");
    for (const [socket, you] of [
      [red, "red"],
      [blue, "blue"],
    ] as const)
      socket!.say(state({ you, revision: 2, ask: { seat: "blue" } }));
    expect(live.nextWire?.seat).toBe("blue");
    expect(live.desk.you).toBe("red");
    live.showNextSeat();
    expect(live.desk.you).toBe("blue");
  });

  it("tells no end of a fight before the board has shown it", () => {
    const live = opened([]);
    const board = {};
    FakeSocket.last.say(state({ you: null }));
    for (const [index, text] of ["marches", "wins"].entries()) {
      FakeSocket.last.say(events([line(text, "blue")], { revision: index + 2 }));
      FakeSocket.last.say(state({ you: null, revision: index + 2 }));
    }
    live.pacer.hold(board, true);
    expect(live.log.map(({ text }) => text)).toEqual(["marches"]);
    live.pacer.hold(board, false);
    expect(live.log.map(({ text }) => text)).toEqual(["marches", "wins"]);
  });

  it("says once that somebody else has resigned", async () => {
    await setLanguage("en");
    const seats = ["red", "blue"].map((seat) => ({ seat, kind: "human", name: "Bo", bot: "", resigned: false }));
    opened(["red"]);
    FakeSocket.last.say(state({ table: table({ seats }) }));
    for (const revision of [2, 3])
      FakeSocket.last.say(
        state({ revision, table: table({ seats: seats.map((one) => ({ ...one, resigned: one.seat === "blue" })) }) }),
      );
    expect(toasts.map(({ text }) => text)).toEqual(["Bo has resigned. A bot plays on."]);
  });

  it("needs no cover where the view says that nothing is secret now", () => {
    const live = opened(["red", "blue"], (view) => view["secret"] === true);
    FakeSocket.all[0]!.say(state({ view: { secret: false } }));
    expect(live.nextWire).toBeNull();
    expect(live.desk.you).toBe("red");
  });

  it("opens the result when the game ends, not when an ended game is opened", () => {
    const live = opened(["red"]);
    const over = { result: { winners: [], scores: {} }, ask: null, table: table({ phase: "over" }) };
    FakeSocket.last.say(state());
    expect(live.isResultOpen).toBe(false);
    FakeSocket.last.say(state({ revision: 2, ...over }));
    expect(live.isResultOpen).toBe(true);
  });

  it("counts what others said and nobody has read", () => {
    const live = opened(["red"]);
    FakeSocket.last.say(state());
    const said = { type: "chat", at: 0, name: "B", text: "hi" };
    for (const [id, seat] of [
      [1, "blue"],
      [2, "red"],
      [3, "blue"],
      [3, "blue"],
    ] as const)
      FakeSocket.last.say({ ...said, id, seat });
    expect(live.chat).toHaveLength(3);
    expect(live.unread).toBe(2);
    live.lastReadLine = 1;
    expect(live.unread).toBe(1);
  });

  it("looks on where the server does not give it the seat, and keeps the token", () => {
    const live = opened(["red"]);
    FakeSocket.last.say({ type: "refused", error: "forbidden-seat", text: "no" });
    FakeSocket.last.end(1008, "forbidden-seat");
    expect(savedTables["t1"]?.seats).toEqual({ red: "token-red" });
    expect(live.wires.map((wire) => wire.seat)).toEqual([null]);
    expect(toasts.map((one) => one.text)).toEqual(["no"]);
  });

  it("plays the account's seats with the login, which is no seat's token", () => {
    login.token = "login";
    saveAccountSeats("t1", "bul", ["red"]);
    const live = opened(["blue"]);
    expect(live.wires.map((wire) => [wire.seat, wire.token])).toEqual([
      ["red", "login"],
      ["blue", "token-blue"],
    ]);
    expect(JSON.stringify(localStorage.getItem("sacbe.tables"))).not.toContain("login");
    login.token = "";
  });

  it("tells the server who looks on: by the login, else by a name", () => {
    settings.name = "Ann";
    opened([]);
    expect(FakeSocket.last.sent[0]).toMatchObject({ name: "Ann" });
    login.token = "login";
    opened([]);
    expect(FakeSocket.last.sent[0]).toMatchObject({ login: "login" });
    expect(FakeSocket.last.sent[0]).not.toHaveProperty("name");
    login.token = settings.name = "";
  });

  it("says that a login has ended, and looks on", () => {
    const live = opened(["red"]);
    FakeSocket.last.say({ type: "refused", error: "login-ended", text: "You are logged out here." });
    FakeSocket.last.end(1008, "login-ended");
    expect(toasts.map((one) => one.text)).toEqual(["You are logged out here."]);
    expect(live.wires.map((wire) => wire.seat)).toEqual([null]);
  });

  it("tells the log of a seat from its own start", () => {
    const live = opened(["red"]);
    FakeSocket.last.say(events([line("one")], { anew: true }));
    FakeSocket.last.say(state());
    FakeSocket.last.say(events([line("two")]));
    FakeSocket.last.say(state({ revision: 2 }));
    expect(live.desk.log.map((one) => one.text)).toEqual(["one", "two"]);
  });
});

describe("a choice", () => {
  it("is sent with the revision it answers", () => {
    const live = opened(["red"]);
    FakeSocket.last.say(state({ revision: 5, options: [option("a")] }));
    live.desk.choose("a");
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "choice", id: 1, revision: 5, move: "a" });
    expect(live.desk.isSending).toBe(true);
  });

  it("is selected first where choices are to be confirmed", () => {
    settings.confirm = true;
    const live = opened(["red"]);
    FakeSocket.last.say(state({ options: [option("a")] }));
    live.desk.choose("a");
    expect(live.desk.selected).toBe("a");
    expect(FakeSocket.last.sent).toHaveLength(1);
    live.desk.choose("a");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "choice", move: "a" });
  });

  it("that ends the turn is sent only when it is meant, or where somebody plays faster", () => {
    vi.useFakeTimers();
    const live = opened(["red"]);
    FakeSocket.last.say(state({ options: [option("a", { ends_turn: "also" })] }));
    live.desk.choose("a");
    live.desk.choose("a"); // once more on the same button is no second word
    live.desk.confirm();
    expect([live.desk.selected, FakeSocket.last.sent.length]).toEqual(["a", 1]);
    vi.advanceTimersByTime(500);
    live.desk.confirm();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "choice", move: "a" });
    FakeSocket.last.say(state({ revision: 2, options: [option("b", { ends_turn: "also" })] }));
    vi.advanceTimersByTime(500);
    settings.faster = true;
    live.desk.choose("b");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "choice", move: "b" });
    live.close();
    vi.useRealTimers();
  });

  it("that the server refuses can be made again, and its words are shown", async () => {
    const live = opened(["red"]);
    FakeSocket.last.say(state({ options: [option("a")] }));
    live.desk.choose("a");
    FakeSocket.last.say({ type: "refused", id: 1, error: "stale", text: "The table has moved on." });
    await settle();
    expect(live.desk.isSending).toBe(false);
    expect(toasts.map((one) => one.text)).toEqual(["The table has moved on."]);
  });

  it("asks the server for all that is not possible", async () => {
    const live = opened(["red"]);
    FakeSocket.last.say(state());
    const asked = live.desk.loadRefused();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "refusals", id: 1 });
    FakeSocket.last.say({ type: "refusals", id: 1, revision: 1, refused: [{ rule: "r1" }] });
    await asked;
    expect(live.desk.refusedMoves).toEqual([{ rule: "r1" }]);
  });

  it("has no list where the server cannot be asked", async () => {
    const live = opened(["red"]);
    FakeSocket.last.say(state());
    FakeSocket.last.end();
    await live.desk.loadRefused();
    expect(live.desk.refusedMoves).toEqual([]);
    expect(toasts).toHaveLength(1);
    live.close();
  });

  it("of words or of leaving names no revision", async () => {
    const live = opened(["red"]);
    FakeSocket.last.say(state({ revision: 5 }));
    void live.act("chat", { text: "hi" });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "chat", id: 1, text: "hi" });
  });
});

describe("taking back", () => {
  it("is for the seat whose decision was the last", () => {
    const live = opened(["red", "blue"]);
    const [red, blue] = FakeSocket.all;
    red!.say(state({ you: "red", undo: { to: 3 } }));
    blue!.say(state({ you: "blue", undo: { to: 8 } }));
    expect(live.undoer?.seat).toBe("blue");
    expect(live.redoer).toBeNull();
  });
});

describe("tokens in the address", () => {
  const STATE = "/api/tables/t1/state?lean=true";
  const answer = async (isMeant: boolean): Promise<string> => {
    await vi.waitFor(() => expect(shownQuestion()).toBeDefined());
    const { text } = shownQuestion()!;
    shownQuestion()!.answer(isMeant);
    return text;
  };

  beforeEach(() => setLanguage("en"));

  it("are kept when the server has said whose they are, and the person wants it", async () => {
    history.replaceState(null, "", "/t/t1#red=one");
    const requests = serve({ [STATE]: state({ you: "red" }) });
    const taken = takeTokens(table());
    expect(await answer(true)).toContain("Red");
    await taken;
    expect(requests[0]?.headers["Sacbe-Token"]).toBe("one");
    expect(savedTables["t1"]?.seats).toEqual({ red: "one" });
    expect(location.hash).toBe("");
  });

  it("are for the seat that the server names, not the address", async () => {
    history.replaceState(null, "", "/t/t1#red=one");
    serve({ [STATE]: state({ you: "blue" }) });
    const taken = takeTokens(table());
    await answer(true);
    await taken;
    expect(savedTables["t1"]?.seats).toEqual({ blue: "one" });
  });

  it("put nobody on a seat who does not want it", async () => {
    history.replaceState(null, "", "/t/t1#red=one");
    serve({ [STATE]: state({ you: "red" }) });
    const taken = takeTokens(table());
    await answer(false);
    await taken;
    expect(savedTables["t1"]).toBeUndefined();
  });

  it("that hold no seat change nothing, and nobody is asked", async () => {
    saveSeat("t1", "bul", "red", "mine", false);
    history.replaceState(null, "", "/t/t1#red=anything");
    serve({ [STATE]: state({ you: null }) });
    await takeTokens(table());
    expect(savedTables["t1"]?.seats).toEqual({ red: "mine" });
    expect([shownQuestion(), toasts.length, location.hash]).toEqual([undefined, 1, ""]);
  });

  it("replace a held one only if the person says so", async () => {
    for (const isMeant of [false, true]) {
      saveSeat("t1", "bul", "red", "mine", false);
      history.replaceState(null, "", "/t/t1#red=one");
      serve({ [STATE]: state({ you: "red" }) });
      const taken = takeTokens(table());
      expect(await answer(isMeant)).toContain("already holds");
      await taken;
      expect(savedTables["t1"]?.seats).toEqual({ red: isMeant ? "one" : "mine" });
    }
  });

  it("stay in the address as long as nobody knows what they hold", async () => {
    history.replaceState(null, "", "/t/t1#red=one");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await expect(takeTokens(table())).rejects.toThrow("away");
    expect(location.hash).toBe("#red=one");
    vi.unstubAllGlobals();
  });

  it("that are held already need no question", async () => {
    saveSeat("t1", "bul", "red", "mine", false);
    history.replaceState(null, "", "/t/t1#red=mine");
    serve({ [STATE]: state({ you: "red" }) });
    await takeTokens(table());
    expect(shownQuestion()).toBeUndefined();
  });
});

describe("the figures of the box", () => {
  it("are empty where the server does not tell them", async () => {
    serve({});
    expect(await fetchComponents("t1")).toEqual({});
    serve({ "/api/tables/t1/components": { gears: 5 } });
    expect(await fetchComponents("t1")).toEqual({ gears: 5 });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(fetchComponents("t1")).rejects.toThrow(TypeError);
  });
});
