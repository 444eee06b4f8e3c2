import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { namesIn } from "../../dev/symbols";
import { sheetOf } from "../../src/parts/sheets";

const names = (path: string): string[] => namesIn(readFileSync(`src/${path}`, "utf-8"));

it("a drawing says which symbols it has", () => {
  expect(namesIn('<svg><symbol id="i-a" viewBox="0 0 1 1"/><!-- b --><symbol id="b-g-c_d">x</symbol></svg>')).toEqual([
    "i-a",
    "b-g-c_d",
  ]);
});

it.each(["art/icons", "art/pieces", "art/signs"])("a symbol that all share is in %s", (sheet) => {
  expect(names(`${sheet}.svg`).length).toBeGreaterThan(5);
  for (const name of names(`${sheet}.svg`)) expect(sheetOf(name)).toBe(`/src/${sheet}.svg`);
});

const OF_GAMES = Object.keys(import.meta.glob("../../src/games/*/art/*.svg")).map((path) =>
  path.slice("../../src/".length),
);

it.each(OF_GAMES)("a symbol of a game is in %s, whatever letter it begins with", (sheet) => {
  expect(names(sheet).length).toBeGreaterThan(0);
  for (const name of names(sheet)) expect(sheetOf(name)).toBe(`/src/${sheet}`);
});

it("games have drawings of their own", () => {
  expect(OF_GAMES.length).toBeGreaterThan(3);
});
