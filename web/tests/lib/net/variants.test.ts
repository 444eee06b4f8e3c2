import { expect, test } from "vitest";
import { changeCount, pathWords, valueWords, variantOf } from "../../../src/lib/net/variants";

test("a variant has a name among its changes, an edition has none", () => {
  const quick = { "supply.skulls": 9, variant: "quick" };
  expect([variantOf(quick), changeCount(quick)]).toEqual(["quick", 1]);
  const own = { "heroes.cards.items.5.upkeep": 2 };
  expect([variantOf(own), changeCount(own)]).toEqual(["", 1]);
  expect([variantOf({}), changeCount({})]).toEqual(["", 0]);
});

test("paths and values are written for people", () => {
  expect(pathWords("supply.workers_per_player.start")).toBe("supply › workers per player › start");
  expect(valueWords([["3", 4], "magic"])).toBe("(3, 4), magic");
  expect([valueWords(9), valueWords(true), valueWords([9, null])]).toEqual(["9", "true", "9, –"]);
});
