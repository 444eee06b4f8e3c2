import { beforeAll, describe, expect, it, vi } from "vitest";
import { ago } from "../../../src/home/time";
import names from "../../../../src/sacbe/bots/names.py?raw";
import { colourOf, levelOf, nameOf, paintOf } from "../../../src/lib/text/names";
import { figure, know, knows, language, LANGUAGES, say, speak } from "../../../src/lib/text/words.svelte";
import { sentence, told } from "../../../src/table/lines";
import { desk, line, state, table } from "../../helpers";

beforeAll(() => speak("en"));

describe("words", () => {
  it("are found by their key, with their facts", () => {
    expect(say("table-filter-hint", { count: 3 })).toContain("3");
    expect(knows("table-filter-hint")).toBe(true);
  });

  it("that nobody knows are their own key", () => {
    expect(say("no-such-message")).toBe("no-such-message");
    expect(knows("no-such-message")).toBe(false);
  });

  it("of a game are there once the game is known", async () => {
    vi.resetModules();
    const fresh = await import("../../../src/lib/text/words.svelte");
    await fresh.speak("en");
    expect(fresh.knows("page-tzolkin-marker")).toBe(false);
    await fresh.know("tzolkin");
    expect(fresh.knows("page-tzolkin-marker")).toBe(true);
  });

  it("are those of the language that is spoken, a game that is known included", async () => {
    await know("tzolkin");
    const said = new Set<string>();
    for (const lang of LANGUAGES) {
      await speak(lang);
      expect(language()).toBe(lang);
      expect(document.documentElement.lang).toBe(lang);
      said.add(say("page-tzolkin-marker"));
    }
    await speak("en");
    expect(said.size).toBe(3);
  });

  it("have one minus sign, which is no hyphen", async () => {
    expect(say("home-points", { points: -30 })).toBe("−30 points");
    expect(figure(-1204.5)).toBe("−1,204.5");
    await speak("de");
    expect(say("home-points", { points: -30 })).toBe("−30 Punkte");
    expect(figure(-1204.5)).toBe("−1.204,5");
    await speak("en");
  });

  it("count places as one says them", async () => {
    await know("stats");
    expect([1, 2, 3, 4].map((place) => say("stats-place", { place }))).toEqual(["1st", "2nd", "3rd", "4th"]);
  });

  it("have no marks of direction around facts", () => {
    expect(say("table-filter-hint", { count: 3 })).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe("names", () => {
  it("are those of people and bots, else the colour of the seat", () => {
    expect(nameOf({ seat: "red", name: "Ana" })).toBe("Ana");
    expect(nameOf({ seat: "red", name: "" })).toBe(say("page-seat-red"));
    expect(colourOf("red")).not.toBe("red");
    expect(colourOf("nobody")).toBe("nobody");
  });

  it("give the bots of one level different faces", () => {
    const levels = [...names.matchAll(/^ {4}"(\w+)": \((.*)\),$/gm)].map((found) => found[2]?.match(/\w+/g) ?? []);
    expect(levels).toHaveLength(7);
    for (const own of levels) expect(new Set(own.map(paintOf)).size, own.join()).toBe(5);
  });

  it("of levels are words, or the level itself", () => {
    expect(levelOf("medium")).toBe(say("page-level-medium"));
    expect(levelOf("strange")).toBe("strange");
    expect(levelOf("hard/priest")).toBe("bot, hard, priest");
    expect(levelOf("hard/strange")).toBe(say("page-level-hard"));
  });
});

describe("a line of the log", () => {
  const mine = desk();
  const seats = [{ seat: "red", kind: "human", name: "Ana", bot: "", resigned: false }];
  mine.show(state({ table: table({ seats }) }), null);

  it("begins with the name of the person who did it", () => {
    expect(told(mine, line("moves", "red"))).toEqual(["Ana", " moves"]);
    expect(sentence(mine, line("moves", "red"))).toBe("Ana moves");
  });

  it("is left alone where nobody did it", () => {
    expect(told(mine, line("The sun sets."))).toEqual(["", "The sun sets."]);
    expect(told(mine, line("The sun sets.", ""))).toEqual(["", "The sun sets."]);
  });
});

describe("how long ago", () => {
  it("is told in the largest whole measure", () => {
    vi.setSystemTime(new Date("2026-01-10T12:00:00Z"));
    const past = (seconds: number): string => ago(Date.now() - seconds * 1000);
    expect(past(10)).toBe("now");
    expect(past(150)).toContain("2 min");
    expect(past(3 * 3600 + 59)).toContain("3 hr");
    expect(past(86_400)).toBe("yesterday");
    vi.useRealTimers();
  });
});
