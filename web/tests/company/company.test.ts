// Who else is there, as the page asks and tells it: lists that are as they are now, signs that rest, names, logins.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Reactions from "../../src/company/Reactions.svelte";
import { REACTIONS, Company } from "../../src/live/company.svelte";
import { friends } from "../../src/lib/net/friends.svelte";
import Stats from "../../src/company/Stats.svelte";
import Tournaments from "../../src/company/Tournaments.svelte";
import { login } from "../../src/lib/net/account.svelte";
import FriendList from "../../src/home/FriendList.svelte";
import MyTables from "../../src/home/MyTables.svelte";
import { Tables } from "../../src/home/tables.svelte";
import type { LiveTable } from "../../src/live/live_table.svelte";
import { settings } from "../../src/lib/state/store.svelte";
import { say } from "../../src/lib/text/words.svelte";
import { Wire, type Listener } from "../../src/lib/net/wire.svelte";
import Placed from "../Placed.svelte";
import { desk, FakeSocket, game, serve, table } from "../helpers";

let shown: ReturnType<typeof mount> | null = null;

function place(Part: unknown, props: object): HTMLElement {
  const target = document.body.appendChild(document.createElement("main"));
  shown = mount(Part as Component<object>, { target, props });
  flushSync();
  return target;
}

beforeEach(() => {
  login.token = "tok";
  login.name = "Ann";
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  login.token = login.name = "";
  settings.name = "";
  friends.all = { friends: [], asked: [], asking: [], blocked: [], invitations: [] };
  vi.useRealTimers();
});

const SLOWLY = { timeout: 60_000 }; // a part that is fetched when it is needed

const count = (requests: { path: string }[], path: string): number =>
  requests.filter((one) => one.path === path).length;

describe("friends", () => {
  const known = { friends: [{ name: "Bob" }], asked: [{ name: "Cleo" }], asking: [], blocked: [], invitations: [] };

  it("are asked for when the page is opened, and again when somebody opens the list", async () => {
    const requests = serve({ "/api/friends": known });
    const at = place(FriendList, { titles: (name: string) => name });
    await vi.waitFor(() => expect(at.querySelector("details")).not.toBeNull(), SLOWLY);
    expect(count(requests, "/api/friends")).toBe(1);
    expect(requests[0]!.headers).toMatchObject({ "Sacbe-Token": "tok" });
    at.querySelector("details")!.dispatchEvent(new Event("toggle"));
    await vi.waitFor(() => expect(count(requests, "/api/friends")).toBe(2), SLOWLY);
  });

  it("who have not answered yet are said to be asked, and the request can be taken back", async () => {
    const requests = serve({ "/api/friends": known, "/api/friends/remove": { ...known, asked: [] } });
    const at = place(FriendList, { titles: (name: string) => name });
    await vi.waitFor(
      () => expect(at.querySelector("summary")?.textContent).toContain(say("home-friends-asked", { count: 1 })),
      SLOWLY,
    );
    const row = Array.from(at.querySelectorAll("details li")).find((one) => one.textContent?.includes("Cleo"))!;
    await vi.waitFor(() => expect(row.textContent).toContain(say("home-friend-asked")), SLOWLY);
    row.querySelector("button")!.click();
    await vi.waitFor(() => expect(at.querySelector("details")?.textContent).not.toContain("Cleo"), SLOWLY);
    expect(requests.at(-1)).toMatchObject({ method: "POST", path: "/api/friends/remove", body: { name: "Cleo" } });
  });
});

describe("public tables", () => {
  it("are asked for when somebody opens their list, whatever was known before", async () => {
    const lists = ["open", "playing"].map((phase) => `/api/tables?phase=${phase}&limit=20`);
    const requests = serve({
      [lists[0]!]: [],
      [lists[1]!]: [table({ id: "t9", phase: "playing", created: 1, options: {}, components: {} })],
    });
    const at = place(MyTables, { tables: new Tables(), games: [game()] });
    await vi.waitFor(() => expect(at.querySelector("#tab-open .count")?.textContent).toBe("1"), SLOWLY);
    expect(lists.map((path) => count(requests, path))).toEqual([1, 1]);
    at.querySelector<HTMLButtonElement>("#tab-open")!.click();
    await vi.waitFor(() => expect(lists.map((path) => count(requests, path))).toEqual([2, 2]), SLOWLY);
    expect(at.querySelector("#panel-open a")?.getAttribute("href")).toBe("/t/t9");
  });
});

describe("signs", () => {
  it("rest for a moment after each, so that nobody is shouted at", () => {
    vi.useFakeTimers();
    const act = vi.fn();
    const live = { act } as unknown as LiveTable;
    const at = place(Placed, { desk: desk(), live, Part: Reactions, fields: {} });
    const buttons = Array.from(at.querySelectorAll<HTMLButtonElement>(".signs button"));
    expect(buttons).toHaveLength(REACTIONS.length);
    buttons[0]!.click();
    flushSync();
    expect(act.mock.calls).toEqual([["react", { what: REACTIONS[0] }]]);
    expect(buttons.every((one) => one.disabled)).toBe(true);
    buttons[1]!.click();
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1600);
    flushSync();
    expect(buttons.some((one) => one.disabled)).toBe(false);
  });
});

describe("who looks on", () => {
  it("gives a login, else a name if there is one; on a seat both are the server's to say", () => {
    FakeSocket.install();
    const listener = { onChanged: vi.fn(), onChat: vi.fn(), onRefused: vi.fn(), company: new Company() } as Listener;
    const hello = (token?: string): Record<string, unknown> => {
      const wire = new Wire("t1", token ? "red" : null, token, listener);
      wire.connect();
      FakeSocket.last.open();
      wire.close();
      return FakeSocket.last.sent[0]!;
    };
    login.token = "";
    expect(hello()).not.toHaveProperty("name");
    settings.name = "Cleo ".repeat(12);
    expect(hello()).toMatchObject({ company: true, name: settings.name.slice(0, 40) });
    login.token = "secret-login";
    expect(hello()).toMatchObject({ company: true, login: "secret-login" });
    expect(hello()).not.toHaveProperty("name");
    for (const word of ["name", "login"]) expect(hello("tok")).not.toHaveProperty(word);
    login.token = "";
  });
});

describe.each([
  ["statistics", Stats],
  ["tournaments", Tournaments],
])("%s", (_, Page) => {
  it("say that they need an account, and open it", async () => {
    login.token = "";
    serve({ "/api/games": [] });
    const at = place(Page, {});
    await vi.waitFor(() => expect(at.querySelector(".needs")?.textContent).toContain("account"), SLOWLY);
    at.querySelector<HTMLButtonElement>(".needs .btn")!.click();
    await vi.waitFor(() => expect(document.querySelector("dialog input[type=password]")).not.toBeNull(), SLOWLY);
  });

  it("ask with the login where there is one", async () => {
    const asked = Page === Stats ? "/api/account/ratings" : "/api/tournaments";
    const requests = serve({
      "/api/games": [game()],
      "/api/tournaments": [],
      "/api/account/ratings": { mine: [], friends: [] },
      "/api/account/history?limit=500": [],
    });
    const at = place(Page, {});
    await vi.waitFor(() => expect(count(requests, asked)).toBe(1), SLOWLY);
    expect(requests.find((one) => one.path === asked)!.headers).toMatchObject({ "Sacbe-Token": "tok" });
    expect(at.querySelector(".needs")).toBeNull();
  });
});
