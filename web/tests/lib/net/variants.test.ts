import { expect, test } from "vitest";
import { countChanges, pathText, valueText, variantName } from "../../../src/lib/net/variants";

test("a variant has a name among its changes, an edition has none", () => {
  const quick = { "supply.skulls": 9, variant: "quick" };
  expect([variantName(quick), countChanges(quick)]).toEqual(["quick", 1]);
  const own = { "heroes.cards.items.5.upkeep": 2 };
  expect([variantName(own), countChanges(own)]).toEqual(["", 1]);
  expect([variantName({}), countChanges({})]).toEqual(["", 0]);
});

test("paths and values are written for people", () => {
  expect(pathText("supply.workers_per_player.start")).toBe("supply › workers per player › start");
  expect(valueText([["3", 4], "magic"])).toBe("(3, 4), magic");
  expect([valueText(9), valueText(true), valueText([9, null])]).toEqual(["9", "true", "9, –"]);
});
