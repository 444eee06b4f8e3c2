// The rules on the page: what is looked for is marked.
import { describe, expect, it } from "vitest";
import { pieces, wordsOf } from "../../src/rules/marks";

describe("what is looked for", () => {
  it("is words of some length, whatever the case", () => {
    expect(wordsOf("  Corn  TILE of ")).toEqual(["corn", "tile"]);
    expect(wordsOf("a")).toEqual([]);
    expect(wordsOf("Wie kämpfe ich?")).toEqual(["kämpfe"]);
    expect(wordsOf("God")).toEqual(["god"]);
  });

  it("is marked, and the pieces are the whole text", () => {
    const found = pieces("Corn, wood (corn)", ["corn", "(corn"]);
    expect(found.map((one) => one.text).join("")).toBe("Corn, wood (corn)");
    expect(found.filter((one) => one.isFound).map((one) => one.text)[0]).toBe("Corn");
    expect(pieces("all", [])).toEqual([{ text: "all", isFound: false }]);
  });
});
