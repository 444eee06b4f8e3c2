// A table that is planned, what can be agreed on, and the list of one's tables.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { enter, fetchGames, heldSeats, hostToken, leaveEverywhere, login } from "../../src/lib/net/account.svelte";
import { parseExchanges, encodeExchanges, replaceableBy, isModule } from "../../src/home/expansion";
import { Plan, watchPlan } from "../../src/home/plan.svelte";
import { openValues, optionTitle } from "../../src/home/readings";
import { ownResult, Tables } from "../../src/home/tables.svelte";
import type { GameInfo, OpenedTable } from "../../src/lib/net/api";
import { forgetTable, saveAccountSeats, savedTables, saveSeat, settings } from "../../src/lib/state/store.svelte";
import { game, serve, state, table } from "../helpers";

type Choice = GameInfo["options"][number];
const reading = (name: string, values: string[], rule = "bul.x"): Choice =>
  ({ name, values, rule, rule_name: `Rule of ${name}` }) as Choice;

beforeEach(() => {
  for (const id of Object.keys(savedTables)) forgetTable(id);
  settings.name = "Ana";
});

describe("a plan", () => {
  it("begins with me and bots, three chairs where three can play", () => {
    expect(new Plan(game()).chairs.map((chair) => [chair.kind, chair.level])).toEqual([
      ["here", "medium"],
      ["bot", "medium"],
      ["bot", "medium"],
    ]);
    expect(new Plan(game({ players: [2] })).chairs).toHaveLength(2);
  });

  it("keeps within the numbers of the game", () => {
    const plan = new Plan(game({ players: [2, 3] }));
    plan.addChair();
    expect(plan.chairs).toHaveLength(3);
    plan.removeChair(2);
    plan.removeChair(1);
    expect(plan.chairs).toHaveLength(2);
  });

  it("becomes a table: my seat, open ones for friends and others here, bots with their level", () => {
    const plan = new Plan(game(), 4);
    plan.chairs[1]!.kind = "friend";
    plan.chairs[2]!.kind = "here";
    plan.title = "  Friday ";
    plan.clock = "move-5m";
    plan.isPublic = true;
    const { seats, ...rest } = plan.newTable();
    expect(seats?.map((seat) => [seat.kind, seat.bot])).toEqual([
      ["me", ""],
      ["open", ""],
      ["open", ""],
      ["bot", "medium"],
    ]);
    expect(rest).toMatchObject({ title: "Friday", name: "Ana", visibility: "public" });
    expect(rest.clock).toEqual({ kind: "move", seconds: 300, increment: 0 });
  });

  it("allows hints where one person plays with bots, unless somebody chooses", () => {
    const plan = new Plan(game(), 3);
    expect([plan.hints, plan.newTable().hints]).toEqual([true, null]);
    plan.chairs[1]!.kind = "friend";
    expect([plan.hints, plan.newTable().hints]).toEqual([false, null]);
    plan.hintsChosen = true;
    expect([plan.hints, plan.newTable().hints]).toEqual([true, true]);
  });

  it("names only options that are not as usual", () => {
    const plan = new Plan(game({ options: [reading("ties", ["first", "shared"]), reading("start", ["a", "b"])] }));
    plan.options = { ties: "shared", start: "a" };
    expect(plan.newTable().options).toEqual({ ties: "shared" });
    expect(plan.changed).toBe(1);
  });

  it("is as usual again where the chair that was chosen has gone", () => {
    const plan = new Plan(game({ options: [reading("begins", ["random", "red", "blue", "green"])] }), 3);
    plan.options = { begins: "green" };
    expect(plan.newTable().options).toEqual({ begins: "green" });
    plan.removeChair(2);
    expect(plan.newTable().options).toEqual({});
  });

  it("is opened: the others of this screen are seated with names of their own", async () => {
    const plan = new Plan(game(), 3);
    Object.assign(plan.chairs[1]!, { kind: "here", guest: " Bo " });
    const seats = ["red", "blue", "green"].map((seat) => ({ seat, kind: "", name: "", bot: "", resigned: false }));
    const opened = { table: table({ seats }), seat: "red", token: "one" } as OpenedTable;
    const requests = serve({ "/api/tables/t1/join": { seat: "blue", token: "two" } });
    expect(await plan.open(vi.fn(async () => opened))).toBe("t1");
    expect(requests.map((one) => one.body)).toEqual([{ name: "Bo", seat: "blue" }]);
    expect(savedTables["t1"]).toMatchObject({ host: "one", seats: { red: "one", blue: "two" } });
  });

  it("gives a bot a style behind its level", () => {
    const plan = new Plan(game(), 2);
    Object.assign(plan.chairs[1]!, { level: "hard", style: "builder" });
    expect(plan.newTable().seats?.map((seat) => seat.bot)).toEqual(["", "hard/builder"]);
  });

  it("for watching has bots only", () => {
    const plan = watchPlan(game(), "hard");
    expect(plan.ownChair).toBe(-1);
    expect(plan.chairs.map((chair) => chair.level)).toEqual(["hard", "hard"]);
  });
});

describe("what can be agreed on", () => {
  const players = game();

  it("names no seat that nobody takes", () => {
    expect(openValues(players, reading("begins", ["random", "red", "green"]), {}, 2)).toEqual(["random", "red"]);
  });

  it("gives nothing to two seats; the usual may be shared", () => {
    const red = reading("red", ["random", "ana", "bo"]);
    expect(openValues(players, red, { blue: "ana", green: "bo" }, 2)).toEqual(["random", "bo"]);
    expect(openValues(players, reading("purple", ["random", "ana"]), {}, 3)).toEqual(["random"]);
    expect(optionTitle(players, red)).toBe("Rule of red · RED");
  });

  it("of an expansion is one text with all exchanges", () => {
    const value = "t-rex:jaguar+pteranodon:monkey";
    expect(parseExchanges(value)).toEqual({ "t-rex": "jaguar", pteranodon: "monkey" });
    expect(encodeExchanges(parseExchanges(value))).toBe(value);
    expect(encodeExchanges({})).toBe("none");
    expect(parseExchanges("none")).toEqual({});
    expect(replaceableBy("velociraptor", parseExchanges(value))).not.toContain("jaguar");
    expect(replaceableBy("t-rex", parseExchanges(value))).toContain("jaguar");
    expect(isModule({ rule: "bp.tunnel" })).toBe(true);
    expect(isModule({ rule: "ci.tunnel" })).toBe(false);
  });
});

describe("my tables", () => {
  const at = (id: string, fields: object) => state({ table: table({ id }), ...fields });

  async function loaded(states: Record<string, ReturnType<typeof state>>): Promise<Tables> {
    for (const id of ["a", "b", "c"]) saveSeat(id, "bul", "red", `token-${id}`);
    serve(Object.fromEntries(Object.entries(states).map(([id, one]) => [`/api/tables/${id}/state?lean=true`, one])));
    const tables = new Tables();
    await tables.load();
    return tables;
  }

  it("that wait for me come first, finished ones last", async () => {
    const tables = await loaded({
      a: at("a", { table: table({ phase: "over" }) }),
      b: at("b", { ask: { seat: "blue" } }),
      c: at("c", { ask: { seat: "red" } }),
    });
    expect(tables.mine.map((one) => one.held.id)).toEqual(["c", "b", "a"]);
    expect(tables.waiting).toBe(1);
    expect(tables.running).toHaveLength(2);
  });

  it("do not wait while they are paused", async () => {
    const tables = await loaded({ a: at("a", { table: table({ paused: true }) }), b: at("b", {}), c: at("c", {}) });
    expect(tables.waiting).toBe(2);
  });

  it("that the server has forgotten are forgotten here", async () => {
    await loaded({ a: at("a", {}), b: at("b", {}) });
    expect(Object.keys(savedTables)).toEqual(["a", "b"]);
  });

  it("tell the own place: a shared victory is the first, a lost tie the second", () => {
    const mine = (winners: string[], scores: Record<string, number>) =>
      ownResult({
        held: { id: "a", game: "bul", seats: { red: "x" }, host: "", at: 0 },
        state: state({ result: { winners, scores } }),
        waits: false,
      });
    expect(mine(["red", "blue"], { red: 5, blue: 5 })).toMatchObject({ place: 1, isWon: true, seats: 2 });
    expect(mine(["blue"], { red: 5, blue: 5 })).toMatchObject({ place: 2, isWon: false });
    expect(mine(["blue"], { red: 1, blue: 5, green: 3 })).toMatchObject({ place: 3, points: 1 });
    expect(mine(["blue"], { blue: 5 })).toBeNull();
  });
});

describe("the tables of an account", () => {
  it("are in the list without the token of the login", async () => {
    const games = [
      { table: "t1", game: "bul", mine: ["red"], archived: false },
      { table: "t2", game: "bul", mine: ["blue"], archived: true },
    ];
    serve({ "/api/account/games": games });
    login.token = "secret-login";
    await fetchGames();
    expect(Object.keys(savedTables)).toEqual(["t1"]);
    expect([heldSeats("t1"), hostToken("t1")]).toEqual([{ red: "secret-login" }, "secret-login"]);
    expect(localStorage.getItem("sacbe.tables")).not.toContain("secret-login");
    login.token = "";
    expect(heldSeats("t1")).toEqual({});
  });

  it("give way to a seat's own token", () => {
    login.token = "tok";
    saveAccountSeats("t1", "bul", ["red"]);
    saveSeat("t1", "bul", "red", "own", false);
    expect(heldSeats("t1")).toEqual({ red: "own" });
    login.token = "";
  });
});

describe("logging in", () => {
  it("shows the proof of an earlier login of that name, whatever its spelling, and keeps the new one", async () => {
    localStorage.removeItem("sacbe.devices");
    for (const [name, device] of [
      ["Ana", "p1"],
      ["Ben", "p2"],
      [" ANA", "p3"],
    ] as const) {
      const requests = serve({ "/api/login": { token: "tok", expires: 1, account: { name }, device } });
      await enter("login", name, "a long sentence");
      expect(requests[0]!.headers["Sacbe-Device"]).toBe(device === "p3" ? "p1" : undefined);
    }
    const requests = serve({ "/api/login": { token: "tok", expires: 1, account: { name: "Ana" }, device: "p4" } });
    await enter("login", "ana", "a long sentence");
    expect(requests[0]!.headers["Sacbe-Device"]).toBe("p3");
  });
});

describe("logging out everywhere", () => {
  it("forgets the login and the seats that it held", async () => {
    const requests = serve({ "/api/account/logins": null });
    login.token = "tok";
    saveAccountSeats("t1", "bul", ["red"]);
    saveSeat("t2", "bul", "red", "own", false);
    await leaveEverywhere();
    expect(requests[0]).toMatchObject({ method: "DELETE", headers: { "Sacbe-Token": "tok" } });
    expect([login.token, Object.keys(savedTables)]).toEqual(["", ["t2"]]);
  });

  it("leaves the seats of others at the same table", async () => {
    serve({ "/api/account/logins": null });
    login.token = "tok";
    saveAccountSeats("t1", "bul", ["red"]);
    saveSeat("t1", "bul", "blue", "guest", false);
    expect(heldSeats("t1")).toEqual({ red: "tok", blue: "guest" });
    await leaveEverywhere();
    expect(savedTables["t1"]).toMatchObject({ seats: { blue: "guest" } });
    expect(heldSeats("t1")).toEqual({ blue: "guest" });
  });

  it("stays logged in where it failed, and says so", async () => {
    serve({});
    login.token = "tok";
    await expect(leaveEverywhere()).rejects.toMatchObject({ status: 404 });
    expect(login.token).toBe("tok");
  });
});
