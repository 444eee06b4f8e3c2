// The register of rules on the page: what is looked for is marked, and the glossary has every card and tile of the box.
import { beforeAll, describe, expect, it } from "vitest";
import chichen from "../fixtures/chichen_itza/components.json";
import tzolkin from "../fixtures/tzolkin/components.json";
import type { RuleInfo } from "../src/lib/api";
import { know, say, speak } from "../src/lib/words.svelte";
import { glossary, hasGlossary, type Figures } from "../src/rules/glossary";
import { matches, pieces, wordsOf } from "../src/rules/marks";

const rule = (id: string): RuleInfo =>
  ({ id, name: `Name of ${id}`, text: `Text of ${id}`, source: "p. 1" }) as RuleInfo;

beforeAll(async () => {
  await speak("en");
  await know("tzolkin");
});

describe("what is looked for", () => {
  it("is found where all words occur, whatever the case", () => {
    expect(wordsOf("  Corn  TILE ")).toEqual(["corn", "tile"]);
    expect(matches("A tile of Corn", ["corn", "tile"])).toBe(true);
    expect(matches("A tile of wood", ["corn", "tile"])).toBe(false);
  });

  it("is marked, and the pieces are the whole text", () => {
    const found = pieces("Corn, wood (corn)", ["corn", "(corn"]);
    expect(found.map((one) => one.text).join("")).toBe("Corn, wood (corn)");
    expect(found.filter((one) => one.isFound).map((one) => one.text)[0]).toBe("Corn");
    expect(pieces("all", [])).toEqual([{ text: "all", isFound: false }]);
  });
});

describe("the glossary", () => {
  const section = (game: string, rules: RuleInfo[], box: unknown, key: string) =>
    glossary(game, rules, box as Figures).find((one) => one.key === key)?.entries ?? [];

  it("has all tiles of the box, by age", () => {
    const first = section("tzolkin", [], tzolkin, "buildings-1");
    expect(first).toHaveLength(tzolkin.buildings.filter((tile) => tile.age === 1).length);
    expect(first[0]).toMatchObject({ name: "B101", text: say("tile-tzolkin-B101") });
    expect(section("tzolkin", [], tzolkin, "monuments")).toHaveLength(tzolkin.monuments.length);
    expect(section("tzolkin", [], {}, "monuments")).toEqual([]);
  });

  it("has the cards of each colour, and no other rules about cards", () => {
    const rules = ["ci.god.01", "ci.god.20", "ci.god.21", "ci.god.display", "ci.hero.07"].map(rule);
    const ids = (key: string) => section("chichen_itza", rules, chichen, key).map((one) => one.rule);
    expect(ids("gods-gold")).toEqual(["ci.god.01", "ci.god.20"]);
    expect(ids("gods-green")).toEqual(["ci.god.21"]);
    expect(ids("heroes")).toEqual(["ci.hero.07"]);
  });

  it("is there for the games that have cards", () => {
    expect(hasGlossary("tzolkin")).toBe(true);
    expect(hasGlossary("bul")).toBe(false);
    expect(glossary("bul", [], {})).toEqual([]);
  });
});
