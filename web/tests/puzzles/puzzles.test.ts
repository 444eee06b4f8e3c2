// Puzzles on the page: what a browser keeps of tries, which puzzle comes next, and what is drawn of them.
import { beforeEach, describe, expect, it } from "vitest";
import type { LocalTries, Puzzle } from "../../src/puzzles/api";
import { bandOf, pathOf, scaleOf } from "../../src/puzzles/chart";
import { recordEnd, recordHint, readLocalTries } from "../../src/puzzles/saved_tries.svelte";
import { filterPuzzles, nextPuzzle } from "../../src/puzzles/library.svelte";
import { marksOf } from "../../src/puzzles/marks";

const NOON = Date.UTC(2026, 10, 18, 12) / 1000;
const TODAY = "2026-11-18";
const NONE: LocalTries = { tried: {}, days: [] };

describe("tries of a browser without a login", () => {
  it("counts the first one alone", () => {
    const missed = recordEnd(NONE, "a/b", false, null, NOON);
    expect(missed.tried["a/b"]).toEqual({ solved: false, hinted: false, at: NOON });
    expect(recordEnd(missed, "a/b", true, null, NOON + 60)).toEqual(missed);
  });

  it("remembers a hint until the try is over", () => {
    const open = recordHint(NONE, "a/b", NOON);
    expect(open.tried["a/b"]?.solved).toBeNull();
    const over = recordEnd(open, "a/b", true, null, NOON);
    expect(over.tried["a/b"]).toEqual({ solved: true, hinted: true, at: NOON });
    expect(recordHint(over, "a/b", NOON + 1)).toBe(over);
  });

  it("makes a row of days of solved puzzles of the day, but not after a miss on the same day", () => {
    const solved = recordEnd(NONE, "a/b", true, TODAY, NOON);
    expect(solved.days).toEqual([TODAY]);
    expect(recordEnd(solved, "a/c", true, TODAY, NOON).days).toEqual([TODAY]);
    const missed = recordEnd(NONE, "a/b", false, TODAY, NOON);
    expect(recordEnd(missed, "a/b", true, TODAY, NOON + 60).days).toEqual([]);
    const old = recordEnd(NONE, "a/b", false, null, NOON - 86_400);
    expect(recordEnd(old, "a/b", true, TODAY, NOON).days).toEqual([TODAY]);
  });

  beforeEach(() => localStorage.clear());

  it("takes nothing that another version has left", () => {
    localStorage.setItem(
      "sacbe.puzzles",
      JSON.stringify({ tried: { a: 3, b: { solved: true, at: 1 } }, days: ["x", TODAY] }),
    );
    expect(readLocalTries()).toEqual({ tried: { b: { solved: true, at: 1 } }, days: [TODAY] });
    localStorage.setItem("sacbe.puzzles", "[");
    expect(readLocalTries()).toEqual(NONE);
  });
});

describe("the list", () => {
  const make = (id: string, game: string, kind: string, grade: number, rating: number): Puzzle =>
    ({ id, game, kind, grade, rating }) as Puzzle;
  const all = [
    make("t/1", "t", "feed", 1, 1000),
    make("t/2", "t", "win", 2, 1400),
    make("t/3", "t", "feed", 3, 1900),
    make("c/1", "c", "feed", 1, 1200),
  ];

  it("is chosen by game, kind and grade", () => {
    expect(filterPuzzles(all, { game: "", kind: "", grade: 0 })).toHaveLength(4);
    expect(filterPuzzles(all, { game: "t", kind: "feed", grade: 0 }).map(({ id }) => id)).toEqual(["t/1", "t/3"]);
    expect(filterPuzzles(all, { game: "", kind: "", grade: 1 }).map(({ id }) => id)).toEqual(["t/1", "c/1"]);
  });

  it("goes on with the open puzzle of the game that fits best", () => {
    expect(nextPuzzle(all, all[0]!, 1500, () => false)?.id).toBe("t/2");
    expect(nextPuzzle(all, all[0]!, 1500, (id) => id === "t/2")?.id).toBe("t/3");
    expect(nextPuzzle(all, all[3]!, 1500, () => false)).toBeNull();
  });
});

describe("what is drawn", () => {
  it("numbers the things of a turn, and tells right from wrong where there is one", () => {
    const [one, two] = [
      { kind: "gear", id: "tikal" },
      { kind: "space", id: "tikal-1" },
    ];
    expect(marksOf({ things: [one, two], is_solution: true }).map(({ number }) => number)).toEqual([1, 2]);
    expect(marksOf({ things: [one], is_solution: false })).toEqual([
      { moves: [], things: [one], number: null, look: "played" },
    ]);
  });

  it("leads a line from the first day to the last, within its band", () => {
    const story = [
      { day: "2026-11-17", rating: 1200, error: 100 },
      { day: TODAY, rating: 1300, error: 50 },
    ];
    const scale = scaleOf(story, 300, 80);
    expect(scale.y(1350)).toBeLessThan(scale.y(1100));
    expect(scale.lines.map(({ rating }) => rating)).toEqual([1100, 1200, 1300]);
    expect(pathOf(story, scale)).toMatch(/^M8 [\d.]+L250 [\d.]+$/);
    expect(bandOf(story, scale)).toMatch(/Z$/);
  });
});
