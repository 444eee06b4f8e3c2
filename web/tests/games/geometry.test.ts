// Where things lie on the boards: what is drawn together belongs together.
import { describe, expect, it } from "vitest";
import * as ci from "../../src/games/chichen_itza/geometry";
import * as tc from "../../src/games/temple_of_chac/geometry";
import * as tz from "../../src/games/tzolkin/geometry";

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const far = (a: tz.Point, b: tz.Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("Tzolk'in's gears", () => {
  const gears = Object.keys(tz.PLANS) as (keyof typeof tz.PLANS)[];

  it("touch the calendar: their pitch circles meet", () => {
    for (const gear of gears) {
      const { at, teeth } = tz.PLANS[gear];
      const own = (tz.CALENDAR_RADIUS * teeth) / tz.CALENDAR_TEETH;
      expect(far(at, tz.HUB)).toBeCloseTo(tz.CALENDAR_RADIUS + own);
    }
  });

  it("have a plaque for each space, and its spaces a tooth apart", () => {
    for (const gear of gears) {
      const plan = tz.PLANS[gear];
      expect(plan.plaques).toHaveLength(plan.teeth - 2);
      const step = far(tz.place(gear, 0), tz.place(gear, 1));
      for (let space = 1; space < plan.teeth; space++)
        expect(far(tz.place(gear, space), tz.place(gear, space + 1))).toBeCloseTo(step);
    }
  });

  it("face the calendar with the two places that have no number", () => {
    for (const gear of gears) {
      const { teeth, at } = tz.PLANS[gear];
      const spaces = Array.from({ length: teeth }, (_, space) => space);
      const nearest = [...spaces].sort((a, b) => far(tz.place(gear, a), tz.HUB) - far(tz.place(gear, b), tz.HUB));
      expect(nearest.slice(0, 2).sort((a, b) => a - b)).toEqual([teeth - 2, teeth - 1]);
      expect(at.x).toBeGreaterThan(0);
    }
  });

  it("carry workers along: a socket is one space further after a day, and comes round", () => {
    const socket = tz.socketAt(10, 3, 0);
    expect(tz.socketAt(10, 4, 1)).toBe(socket);
    expect(tz.socketAt(10, 3, 10)).toBe(socket);
    expect(tz.socketAt(10, 0, 7)).toBe(3);
    expect(tz.turn(10, 10)).toBe(-360);
  });

  it("are closed outlines within the height of their teeth", () => {
    const path = tz.gearPath(10);
    expect(path.startsWith("M")).toBe(true);
    expect(path.endsWith("Z")).toBe(true);
    expect(Math.max(...numbers(path).map(Math.abs))).toBeLessThan(70 + 14);
  });

  it("are measured clockwise from the right", () => {
    const down = tz.polar({ x: 1, y: 2 }, 10, 90);
    expect(down.x).toBeCloseTo(1);
    expect(down.y).toBeCloseTo(12);
  });

  it("leave room for pieces of a ring", () => {
    expect(tz.sector(10, 20, 0, 90)).toBe("M20.0 0.0A20 20 0 0 1 0.0 20.0L0.0 10.0A10 10 0 0 0 10.0 0.0Z");
  });
});

describe("Chichén Itzá's hexes", () => {
  it("lie side by side: all six neighbours are equally far", () => {
    const around: ci.Point[] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ].map((cell) => ci.centre(cell as [number, number]));
    for (const one of around) expect(far(one, { x: 0, y: 0 })).toBeCloseTo(ci.WIDE);
  });

  it("are all within the frame around them", () => {
    const cells: [number, number][] = [
      [0, 0],
      [3, -1],
      [-2, 4],
    ];
    const frame = ci.boundsOf(cells, 10);
    for (const cell of cells) {
      const { x, y } = ci.centre(cell);
      expect(x - ci.WIDE / 2).toBeGreaterThanOrEqual(frame.x + 10 - 0.001);
      expect(x + ci.WIDE / 2).toBeLessThanOrEqual(frame.x + frame.width - 10 + 0.001);
      expect(y + ci.SIZE).toBeLessThanOrEqual(frame.y + frame.height - 10);
    }
  });

  it("have six corners at their size", () => {
    const path = numbers(ci.hexPath(50));
    for (let i = 0; i < 12; i += 2) expect(Math.hypot(path[i]!, path[i + 1]!)).toBeCloseTo(50, 0);
  });

  it("keep their trees and waves, each cell its own", () => {
    expect(ci.trees([1, 2])).toEqual(ci.trees([1, 2]));
    expect(ci.trees([1, 2])).not.toEqual(ci.trees([2, 1]));
    for (const tree of ci.trees([-3, 5])) expect(Math.hypot(tree.x, tree.y) + tree.size).toBeLessThan(ci.SIZE + 5);
    const count = (path: string): number => path.split("M").length - 1;
    expect(count(ci.waves([1, 2], 1)) + count(ci.waves([1, 2], -1))).toBe(count(ci.waves([1, 2])));
  });

  it("are surrounded by the city's outline, twice as wide", () => {
    const xs = numbers(ci.cityPath());
    expect(Math.max(...xs)).toBeCloseTo(ci.WIDE);
  });

  it("lend the gem star its lines, from gem to gem", () => {
    const { from, to } = ci.starLine("yellow-green");
    expect([from.gem, to.gem]).toEqual(["yellow", "green"]);
    expect(ci.starPoints).toContainEqual(from);
    expect(ci.starPoints).toContainEqual(to);
  });

  it("have wheels with as many teeth as asked", () => {
    expect(numbers(ci.wheelPath(7, 10, 12))).toHaveLength(7 * 4 * 2);
  });
});

describe("the temple's plan", () => {
  const box = {
    board: {
      spaces: [
        { id: "E", x: 0, y: 0 },
        { id: "H1", x: 1, y: 0 },
        { id: "H2", x: 2, y: 0 },
        { id: "C1", x: 5, y: 5 },
      ],
      decor: [{ id: "clue", x: 3, y: 3 }],
    },
  } as unknown as Parameters<typeof tc.planOf>[1];
  const view = (squares: object, joins: string[][] = [], one_way: string[][] = []) =>
    ({ printed: { squares, joins, one_way } }) as unknown as Parameters<typeof tc.planOf>[0];

  it("has every square of the box, and knows that nothing was moved", () => {
    const plan = tc.planOf(view({}), box);
    expect([...plan.cells.keys()]).toEqual(["E", "H1", "H2", "C1", "clue"]);
    expect(plan.spaces).not.toContain("clue");
    expect(plan.isShipped).toBe(true);
  });

  it("follows the edition of the table: squares move and go", () => {
    const plan = tc.planOf(view({ H2: [1, 1], C1: null }), box);
    expect(plan.cells.get("H2")).toEqual({ x: 1, y: 1 });
    expect(plan.spaces).toEqual(["E", "H1", "H2"]);
    expect(plan.isShipped).toBe(false);
  });

  it("joins what the view tells; one-way ways and those between squares that do not touch say so", () => {
    const both = [
      ["E", "H1"],
      ["H1", "H2"],
      ["H2", "W"],
    ];
    const plan = tc.planOf(view({}, both, [["H2", "C1"]]), box);
    expect(plan.joins.map(({ a, b, isOneWay, isBeside }) => [a, b, isOneWay, isBeside])).toEqual([
      ["E", "H1", false, true],
      ["H1", "H2", false, true],
      ["H2", "C1", true, false],
    ]);
  });
});
