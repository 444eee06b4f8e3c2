// Address, storage, notices, keys and requests: what the page keeps in the browser and asks of it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendRequest, ApiError, get, post, postOnce } from "../../../src/lib/net/api";
import { ANSWER_KEYS, commandOf, isOnControl } from "../../../src/lib/ui/keys";
import { followHistory, go, route } from "../../../src/lib/state/route.svelte";
import {
  forgetAccountSeats,
  forgetSeat,
  removeLoginToken,
  forgetTable,
  savedTables,
  saveSeat,
  saveSettings,
  settings,
} from "../../../src/lib/state/store.svelte";
import { removeToast, showToast, toasts } from "../../../src/lib/state/toasts.svelte";
import { serve } from "../../helpers";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

describe("the address", () => {
  let stop: () => void;

  beforeEach(() => {
    history.replaceState(null, "", "/");
    route.path = "/";
    stop = followHistory();
  });

  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  /** Is a click on such a link taken from the browser? */
  function isTaken(href: string, fields: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
    const link = document.createElement("a");
    link.setAttribute("href", href);
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    let taken = false;
    const stopped = (event: Event): void => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", stopped, { once: true });
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...fields }));
    return taken;
  }

  it("changes without loading anything", () => {
    go("/t/abc");
    expect([route.path, location.pathname]).toEqual(["/t/abc", "/t/abc"]);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("is left alone where one is already", () => {
    go("/");
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("follows links of the page that are clicked plainly", () => {
    expect(isTaken("/rules")).toBe(true);
    expect(route.path).toBe("/rules");
  });

  it.each([
    ["with a modifier held", "/rules", { ctrlKey: true }, {}],
    ["into another window", "/rules", {}, { target: "_blank" }],
    ["to a file", "/rules", {}, { download: "" }],
    ["to another server", "http://elsewhere.test/", {}, {}],
    ["to the interface", "/api/tables", {}, {}],
    ["to a place on this page", "/#there", {}, {}],
  ])("leaves links %s to the browser", (_, href, fields, attributes) => {
    expect(isTaken(href, fields, attributes as unknown as Record<string, string>)).toBe(false);
    expect(route.path).toBe("/");
  });

  it("follows the browser's back button", () => {
    history.replaceState(null, "", "/rules");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.path).toBe("/rules");
  });
});

describe("what the browser remembers", () => {
  beforeEach(() => {
    localStorage.clear();
    for (const id of Object.keys(savedTables)) delete savedTables[id];
  });

  const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");

  it("are settings", () => {
    settings.name = "Ana";
    saveSettings();
    expect(stored("sacbe.settings")).toMatchObject({ name: "Ana", motion: true });
  });

  it("are seats with their tokens; the first token is the host's", () => {
    saveSeat("t1", "bul", "red", "one");
    saveSeat("t1", "bul", "blue", "two");
    expect(savedTables["t1"]).toMatchObject({ game: "bul", host: "one", seats: { red: "one", blue: "two" } });
    expect(stored("sacbe.tables")).toMatchObject({ t1: { host: "one" } });
  });

  it("is no host where a seat was only taken", () => {
    saveSeat("t1", "bul", "red", "one", false);
    expect(savedTables["t1"]?.host).toBe("");
  });

  it("can be a table without a seat, which the host opened for others", () => {
    saveSeat("t1", "bul", null, "one");
    expect(savedTables["t1"]).toMatchObject({ host: "one", seats: {} });
  });

  it("is forgotten seat by seat, and table by table", () => {
    saveSeat("t1", "bul", "red", "one");
    saveSeat("t1", "bul", "blue", "two");
    forgetSeat("t1", "red");
    forgetSeat("t9", "red");
    expect(savedTables["t1"]?.seats).toEqual({ blue: "two" });
    forgetTable("t1");
    expect(stored("sacbe.tables")).toEqual({});
  });

  it("keeps what another tab has stored since", () => {
    saveSeat("t1", "bul", "red", "one");
    const other = { ...savedTables["t1"], id: "t2", seats: { blue: "elsewhere" } };
    localStorage.setItem("sacbe.tables", JSON.stringify({ t1: savedTables["t1"], t2: other }));
    saveSeat("t1", "bul", "blue", "two");
    expect(stored("sacbe.tables")).toMatchObject({
      t1: { seats: { red: "one", blue: "two" } },
      t2: { seats: { blue: "elsewhere" } },
    });
    localStorage.setItem("sacbe.tables", JSON.stringify({ t2: other }));
    dispatchEvent(new StorageEvent("storage", { key: "sacbe.tables" }));
    expect(Object.keys(savedTables)).toEqual(["t2"]);
  });

  it("has no token of a login among its seats; what an earlier version put there is taken out", () => {
    saveSeat("t1", "bul", "red", "login");
    saveSeat("t1", "bul", "blue", "own");
    saveSeat("t2", "bul", "red", "login");
    removeLoginToken("login");
    expect(savedTables["t1"]).toMatchObject({ host: "", seats: { blue: "own" }, byAccount: ["red"] });
    expect(localStorage.getItem("sacbe.tables")).not.toContain("login");
    forgetAccountSeats();
    expect(Object.keys(savedTables)).toEqual(["t1"]);
    expect(savedTables["t1"]).not.toHaveProperty("byAccount");
  });

  it("are two hundred tables at most, the newest", () => {
    for (let at = 0; at < 202; at++) savedTables[`t${at}`] = { id: `t${at}`, game: "bul", seats: {}, host: "", at };
    saveSeat("new", "bul", "red", "x");
    expect(Object.keys(savedTables)).toHaveLength(200);
    expect(savedTables["t2"]).toBeUndefined();
    expect(savedTables["t3"]).toBeDefined();
    expect(savedTables["new"]).toBeDefined();
  });

  it("works without storage until the window is closed", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no storage");
    });
    saveSeat("t1", "bul", "red", "one");
    expect(savedTables["t1"]?.seats).toEqual({ red: "one" });
  });
});

describe("a notice", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toasts.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is shown once, and goes by itself; an error stays longer", () => {
    showToast("copied");
    showToast("copied");
    showToast("wrong", "error");
    expect(toasts.map((one) => one.text)).toEqual(["copied", "wrong"]);
    vi.advanceTimersByTime(4000);
    expect(toasts.map((one) => one.text)).toEqual(["wrong"]);
    vi.advanceTimersByTime(4000);
    expect(toasts).toHaveLength(0);
  });

  it("can be put away", () => {
    showToast("copied");
    removeToast(toasts[0]!.id);
    removeToast(12345);
    expect(toasts).toHaveLength(0);
  });
});

describe("keys", () => {
  function press(init: KeyboardEventInit, tag = "div", attributes: Record<string, string> = {}): KeyboardEvent {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
    element.dispatchEvent(event);
    element.remove();
    return event;
  }

  it("for answers are digits, then letters that are no commands", () => {
    expect(ANSWER_KEYS.slice(0, 10)).toEqual([..."123456789", "a"]);
    for (const command of "ehruwy") expect(ANSWER_KEYS).not.toContain(command);
    expect(new Set(ANSWER_KEYS).size).toBe(ANSWER_KEYS.length);
  });

  it("are commands in lower case, with their names where they have one", () => {
    expect(commandOf(press({ key: "W" }))).toBe("w");
    expect(commandOf(press({ key: "Escape" }))).toBe("Escape");
  });

  it("are none while somebody writes, chooses from a list or holds a modifier", () => {
    expect(commandOf(press({ key: "w" }, "input"))).toBeNull();
    expect(commandOf(press({ key: "w" }, "div", { role: "menu" }))).toBeNull();
    expect(commandOf(press({ key: "w", ctrlKey: true }))).toBeNull();
  });

  it("belong to a control that has the focus", () => {
    expect(isOnControl(press({ key: "Enter" }, "button"))).toBe(true);
    expect(isOnControl(press({ key: "Enter" }, "g", { role: "button" }))).toBe(true);
    expect(isOnControl(press({ key: "Enter" }))).toBe(false);
  });
});

describe("a request", () => {
  it("says the language and the token, and sends its body as JSON", async () => {
    const requests = serve({ "/api/tables": { id: "t1" } });
    expect(await post("/tables", { game: "bul" }, "tok")).toEqual({ id: "t1" });
    expect(requests[0]).toMatchObject({
      method: "POST",
      body: { game: "bul" },
      headers: { "Accept-Language": "en", "Sacbe-Token": "tok", "Content-Type": "application/json" },
    });
  });

  it("without a body says nothing of one", async () => {
    const requests = serve({ "/api/games": [] });
    await get("/games");
    expect(requests[0]?.headers).not.toHaveProperty("Content-Type");
    expect(requests[0]?.headers).not.toHaveProperty("Sacbe-Token");
  });

  it("that is refused becomes a fault with the server's words", async () => {
    serve({});
    const fault = await get("/tables/x").catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({ status: 404, key: "unknown-table", message: "no such table" });
  });

  it("for a seat is sent again with the same key where its answer was lost", async () => {
    vi.useFakeTimers();
    const keys: (string | undefined)[] = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      keys.push((init.headers as Record<string, string>)["Idempotency-Key"]);
      if (keys.length === 1) throw new TypeError("no network");
      if (keys.length === 2) return new Response("<h1>Bad gateway</h1>", { status: 502 });
      return new Response('{"seat":"red"}', { headers: { "content-type": "application/json" } });
    });
    const taken = postOnce("/tables/t1/join", { name: "Ann" });
    await vi.runAllTimersAsync();
    expect(await taken).toEqual({ seat: "red" });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys)).toHaveLength(1);
    vi.useRealTimers();
  });

  it("for a seat that is refused is not sent again", async () => {
    const requests = serve({});
    await expect(postOnce("/tables/x/join")).rejects.toMatchObject({ status: 404 });
    expect(requests).toHaveLength(1);
  });

  it("that something else answers than our server becomes a fault as well", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(sendRequest("GET", "/games")).rejects.toMatchObject({ key: "unreachable", status: 502 });
  });
});
