// What the table screen makes of a question: answers in groups, refusals worth telling, asking why by resting.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ButtonLook, GameUI } from "../../src/games/game_ui";
import { loadGameUI } from "../../src/games/game_ui";
import type { RefusedMoves } from "../../src/lib/net/api";
import type { Desk } from "../../src/lib/state/desk.svelte";
import { explainOnRest } from "../../src/lib/ui/explain_on_rest";
import { answersOf } from "../../src/table/answers";
import { refusalGroups } from "../../src/table/refused";
import { desk, option, refused, state } from "../helpers";
import { freestSpot, isIconOnly } from "../../src/table/corner";
import { showToast, toasts } from "../../src/lib/state/toasts.svelte";

function face(looks: Record<string, Partial<ButtonLook>> = {}, means?: GameUI["means"]): GameUI {
  const button: GameUI["button"] = (_, shown) => ({ title: `to ${shown.move}`, ...looks[shown.move] });
  return { button, ...(means ? { means } : {}) } as GameUI;
}

function asked(moves: string[]): Desk {
  const mine = desk();
  mine.show(state({ options: moves.map((move) => option(move)) }), null);
  return mine;
}

describe("answers", () => {
  it("have keys in the order in which they stand", () => {
    const found = answersOf(asked(["a", "b", "c"]), face(), "");
    expect(found.shown.map((one) => [one.option.move, one.key])).toEqual([
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ]);
  });

  it("stand in groups under their titles, in the order of their first answer", () => {
    const looks = { a: { group: "Up" }, b: { group: "Down" }, c: { group: "Up" } };
    const found = answersOf(asked(["a", "b", "c"]), face(looks), "");
    expect(found.groups.map((group) => [group.title, group.answers.map((one) => one.option.move)])).toEqual([
      ["Up", ["a", "c"]],
      ["Down", ["b"]],
    ]);
    expect(found.shown.map((one) => one.key)).toEqual(["1", "2", "3"]);
  });

  it("that end the turn stand last, in no group and without a key", () => {
    const found = answersOf(asked(["end", "a"]), face({ end: { main: true } }), "");
    expect(found.shown.map((one) => [one.option.move, one.key])).toEqual([
      ["a", "1"],
      ["end", ""],
    ]);
    expect(found.groups).toHaveLength(1);
  });

  it("that stand alone are the main one", () => {
    expect(answersOf(asked(["only"]), face(), "").shown[0]?.look.main).toBe(true);
  });

  it("are found by title and move, whatever the case", () => {
    const looks = { a: { title: "Harvest corn" }, b: { title: "Harvest wood" } };
    const found = answersOf(asked(["a", "b", "corner"]), face(looks), "  CORN ");
    expect(found.shown.map((one) => one.option.move)).toEqual(["a", "corner"]);
    expect(found.total).toBe(3);
  });

  it("are dense where there are many, and those beyond the keys have none", () => {
    const moves = Array.from({ length: 40 }, (_, index) => `m${index}`);
    const found = answersOf(asked(moves), face(), "");
    expect(found.isDense).toBe(true);
    expect(answersOf(asked(moves.slice(0, 6)), face(), "").isDense).toBe(false);
    expect(found.shown.at(-1)?.key).toBe("");
    const keys = found.shown.map((one) => one.key).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("refusals", () => {
  function listed(found: RefusedMoves[] | null, fields: Parameters<typeof state>[0] = {}): Desk {
    const mine = desk();
    mine.show(state(fields), null);
    mine.refusedMoves = found;
    return mine;
  }

  it("are all that the server tells, if the game leaves none out", () => {
    expect(refusalGroups(listed([refused("r", ["x", "y"])]), face()).map((one) => one.count)).toEqual([2]);
  });

  it("leave out moves that nobody could mean, and count those that are not listed", () => {
    const found = refusalGroups(
      listed([refused("r", ["x", "y"], { count: 10 }), refused("s", ["y"])]),
      face({}, (_, move) => move === "x"),
    );
    expect(found.map((one) => [one.rule, one.moves, one.count])).toEqual([["r", ["x"], 9]]);
  });

  it("are none while another seat is asked, or before they were fetched", () => {
    expect(refusalGroups(listed([refused("r", ["x"])], { ask: { seat: "blue" } }), face())).toEqual([]);
    expect(refusalGroups(listed(null), face())).toEqual([]);
  });
});

describe("resting on something that is refused", () => {
  let element: HTMLElement;
  let mine: Desk;

  beforeEach(() => {
    vi.useFakeTimers();
    element = document.body.appendChild(document.createElement("div"));
    mine = desk();
    mine.show(state(), null);
  });
  afterEach(() => {
    vi.useRealTimers();
    element.remove();
  });

  const point = (name: string, pointerType: string): boolean =>
    element.dispatchEvent(new PointerEvent(name, { pointerType }));

  it("with the mouse shows the reason after a moment, and no longer when it has left", async () => {
    explainOnRest(mine, "x", "X", true)(element);
    point("pointerenter", "mouse");
    await vi.advanceTimersByTimeAsync(500);
    expect(mine.reason).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(mine.reason).toMatchObject({ move: "x", title: "X", isPassing: true });
    point("pointerleave", "mouse");
    await vi.advanceTimersByTimeAsync(400);
    expect(mine.reason).toBeNull();
  });

  it("with a finger shows it for good", async () => {
    explainOnRest(mine, "x", "X", true)(element);
    point("pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(600);
    expect(mine.reason).toMatchObject({ isPassing: false });
    point("pointerleave", "touch");
    await vi.advanceTimersByTimeAsync(1000);
    expect(mine.reason).not.toBeNull();
  });

  it("and pressing W asks at once", async () => {
    explainOnRest(mine, "x", "X", true)(element);
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "w" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(mine.reason).toMatchObject({ move: "x" });
  });

  it("does nothing where it may be done, or once it is gone", async () => {
    explainOnRest(mine, "x", "X", false)(element);
    const stop = explainOnRest(mine, "x", "X", true)(element);
    point("pointerenter", "mouse");
    stop?.();
    await vi.advanceTimersByTimeAsync(2000);
    expect(mine.reason).toBeNull();
  });
});

describe("the face of a game", () => {
  it("is its own, or the plain one", async () => {
    const plain = await loadGameUI("no-such-game");
    expect(plain.button(desk(), option("a", { text: "Do it" })).title).toBe("Do it");
    expect((await loadGameUI("bul")).Board).not.toBe(plain.Board);
  });
});

describe("a card over the board", () => {
  /** A board of 1000 x 600 below 50 pixels of seats, with things at these places. */
  function board(...things: DOMRect[]): Document {
    const page = document.implementation.createHTMLDocument();
    const main = page.body.appendChild(page.createElement("main"));
    const room = main.appendChild(page.createElement("div"));
    room.dataset["board"] = "";
    main.getBoundingClientRect = () => new DOMRect(0, 40, 1000, 650);
    room.getBoundingClientRect = () => new DOMRect(0, 90, 1000, 600);
    for (const rect of things) {
      const thing = room.appendChild(page.createElement("div"));
      thing.dataset["thing"] = "space:x";
      thing.getBoundingClientRect = () => rect;
    }
    return page;
  }

  it("lies where it covers nothing, and below the seats", () => {
    const page = board(new DOMRect(100, 500, 50, 50), new DOMRect(850, 500, 50, 50), new DOMRect(100, 100, 50, 50));
    expect(freestSpot(page, true)).toMatchObject({ corner: "high right", covers: 0, top: 50, width: 288 });
  });

  it("is narrower where only that finds room", () => {
    const page = board(new DOMRect(240, 90, 500, 280), new DOMRect(240, 380, 500, 300));
    expect(freestSpot(page, true)).toMatchObject({ corner: "low left", covers: 0, width: 232 });
  });

  it("says that it would cover something, and its title finds a place", () => {
    const all = [20, 400, 880].flatMap((x) => [200, 400, 560].map((y) => new DOMRect(x, y, 60, 60)));
    const page = board(...all);
    expect(freestSpot(page, true).covers).toBeGreaterThan(0);
    expect(freestSpot(page, false).covers).toBe(0);
  });

  it("is a sign where its title would cover something, also a legend or a button", () => {
    const page = board(new DOMRect(70, 90, 860, 600));
    expect(isIconOnly(freestSpot(page, false))).toBe(false); // as large as the board: seen beside it
    const rows = [90, 590].map((y) => new DOMRect(70, y, 860, 100));
    expect(freestSpot(board(...rows), false)).toMatchObject({ covers: 0, corner: "low left" });
    expect(isIconOnly(freestSpot(board(...rows), false))).toBe(true);
    const kept = board();
    const legend = kept.querySelector("[data-board]")!.appendChild(kept.createElement("ul"));
    legend.dataset["keep"] = "";
    legend.getBoundingClientRect = () => new DOMRect(4, 600, 120, 80);
    expect(freestSpot(kept, false).corner).toBe("low right");
  });
});

describe("notices", () => {
  it("about the same thing are shown once, the newest", () => {
    toasts.length = 0;
    showToast("Wait 3 seconds.", "error", "too-many");
    showToast("Wait 2 seconds.", "error", "too-many");
    showToast("Copied.");
    expect(toasts.map(({ text }) => text)).toEqual(["Wait 2 seconds.", "Copied."]);
  });
});
