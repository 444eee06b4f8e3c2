// The layouts: which one a window gets, and how large its columns become.
import { describe, expect, it } from "vitest";
import { isSmall, modeOf, scaleOf } from "../../../src/lib/state/space.svelte";

const COLUMNS = 704;

describe("a window", () => {
  it.each([
    [360, 740, "phone"],
    [390, 844, "phone"],
    [844, 390, "low"],
    [683, 384, "low"],
    [768, 1024, "tall"],
    [1024, 768, "side"],
    [1366, 768, "side"],
    [1920, 1080, "wide"],
    [2560, 1440, "wide"],
  ] as const)("of %d by %d has the layout %s", (width, height, mode) => {
    expect(modeOf(width, height, COLUMNS)).toBe(mode);
  });

  it("has both columns as soon as they leave the board its part", () => {
    expect(modeOf(1700, 900, 560)).toBe("wide");
    expect(modeOf(1700, 900, COLUMNS)).toBe("side");
    expect(modeOf(2560, 1440, Infinity)).toBe("side");
  });

  it("shows one view at a time where it is small", () => {
    expect(["phone", "low"].every((mode) => isSmall(mode as "phone"))).toBe(true);
    expect(["wide", "side", "tall"].some((mode) => isSmall(mode as "wide"))).toBe(false);
  });

  it("has larger columns where there is room, and never smaller ones", () => {
    expect(scaleOf(1920, 1080, COLUMNS)).toBeCloseTo(1.03, 2);
    expect(scaleOf(3840, 2160, COLUMNS)).toBe(1.35);
    expect(scaleOf(1366, 768, COLUMNS)).toBe(1);
  });
});
