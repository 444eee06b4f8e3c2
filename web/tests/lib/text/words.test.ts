import { beforeAll, describe, expect, it, vi } from "vitest";
import { timeAgo } from "../../../src/home/time";
import names from "../../../../src/sacbe/bots/names.py?raw";
import { seatColourName, levelText, seatLabel, facePaint } from "../../../src/lib/text/names";
import {
  formatNumber,
  loadWords,
  hasMessage,
  language,
  LANGUAGES,
  say,
  setLanguage,
} from "../../../src/lib/text/words.svelte";
import { lineText, lineParts } from "../../../src/table/lines";
import { desk, line, state, table } from "../../helpers";

beforeAll(() => setLanguage("en"));

describe("words", () => {
  it("are found by their key, with their facts", () => {
    expect(say("table-filter-hint", { count: 3 })).toContain("3");
    expect(hasMessage("table-filter-hint")).toBe(true);
  });

  it("that nobody knows are their own key", () => {
    expect(say("no-such-message")).toBe("no-such-message");
    expect(hasMessage("no-such-message")).toBe(false);
  });

  it("of a game are there once the game is known", async () => {
    vi.resetModules();
    const fresh = await import("../../../src/lib/text/words.svelte");
    await fresh.setLanguage("en");
    expect(fresh.hasMessage("page-tzolkin-marker")).toBe(false);
    await fresh.loadWords("tzolkin");
    expect(fresh.hasMessage("page-tzolkin-marker")).toBe(true);
  });

  it("are those of the language that is spoken, a game that is known included", async () => {
    await loadWords("tzolkin");
    const said = new Set<string>();
    for (const lang of LANGUAGES) {
      await setLanguage(lang);
      expect(language()).toBe(lang);
      expect(document.documentElement.lang).toBe(lang);
      said.add(say("page-tzolkin-marker"));
    }
    await setLanguage("en");
    expect(said.size).toBe(3);
  });

  it("have one minus sign, which is no hyphen", async () => {
    expect(say("home-points", { points: -30 })).toBe("−30 points");
    expect(formatNumber(-1204.5)).toBe("−1,204.5");
    await setLanguage("de");
    expect(say("home-points", { points: -30 })).toBe("−30 Punkte");
    expect(formatNumber(-1204.5)).toBe("−1.204,5");
    await setLanguage("en");
  });

  it("count places as one says them", async () => {
    await loadWords("stats");
    expect([1, 2, 3, 4].map((place) => say("stats-place", { place }))).toEqual(["1st", "2nd", "3rd", "4th"]);
  });

  it("have no marks of direction around facts", () => {
    expect(say("table-filter-hint", { count: 3 })).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe("names", () => {
  it("are those of people and bots, else the colour of the seat", () => {
    expect(seatLabel({ seat: "red", name: "Ana" })).toBe("Ana");
    expect(seatLabel({ seat: "red", name: "" })).toBe(say("page-seat-red"));
    expect(seatColourName("red")).not.toBe("red");
    expect(seatColourName("nobody")).toBe("nobody");
  });

  it("give the bots of one level different faces", () => {
    const levels = [...names.matchAll(/^ {4}"(\w+)": \((.*)\),$/gm)].map((found) => found[2]?.match(/\w+/g) ?? []);
    expect(levels).toHaveLength(7);
    for (const own of levels) expect(new Set(own.map(facePaint)).size, own.join()).toBe(5);
  });

  it("of levels are words, or the level itself", () => {
    expect(levelText("medium")).toBe(say("page-level-medium"));
    expect(levelText("strange")).toBe("strange");
    expect(levelText("hard/priest")).toBe("bot, hard, priest");
    expect(levelText("hard/strange")).toBe(say("page-level-hard"));
  });
});

describe("a line of the log", () => {
  const mine = desk();
  const seats = [{ seat: "red", kind: "human", name: "Ana", bot: "", resigned: false }];
  mine.show(state({ table: table({ seats }) }), null);

  it("begins with the name of the person who did it", () => {
    expect(lineParts(mine, line("moves", "red"))).toEqual(["Ana", " moves"]);
    expect(lineText(mine, line("moves", "red"))).toBe("Ana moves");
  });

  it("is left alone where nobody did it", () => {
    expect(lineParts(mine, line("The sun sets."))).toEqual(["", "The sun sets."]);
    expect(lineParts(mine, line("The sun sets.", ""))).toEqual(["", "The sun sets."]);
  });
});

describe("how long ago", () => {
  it("is told in the largest whole measure", () => {
    vi.setSystemTime(new Date("2026-01-10T12:00:00Z"));
    const past = (seconds: number): string => timeAgo(Date.now() - seconds * 1000);
    expect(past(10)).toBe("now");
    expect(past(150)).toContain("2 min");
    expect(past(3 * 3600 + 59)).toContain("3 hr");
    expect(past(86_400)).toBe("yesterday");
    vi.useRealTimers();
  });
});
