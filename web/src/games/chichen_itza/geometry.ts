// Where things are: hexes with a point at the top, the teeth of a gear, the gem star.
import { GEMS, type Cell, type Gem } from "./view";

export const SIZE = 58; // from the centre of a hex to a corner
export const WIDE = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}

/** The centre of a cell. */
export function centre([column = 0, row = 0]: Cell): Point {
  return { x: WIDE * (column + row / 2), y: 1.5 * SIZE * row };
}

/** The corners of a hex around a point, as a path. */
export function hexPath(size = SIZE, at: Point = { x: 0, y: 0 }): string {
  const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(at.x + size * Math.cos(angle)).toFixed(1)} ${(at.y + size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** The half of a hex to the right of a slanting line through its centre. */
export function halfPath(size = SIZE): string {
  const [x, y] = [(size * Math.sqrt(3)) / 4, 0.75 * size];
  const wide = 2 * x;
  return `M${x.toFixed(1)} ${(-y).toFixed(1)}L${wide.toFixed(1)} ${-size / 2}V${size / 2}L0 ${size}L${(-x).toFixed(1)} ${y.toFixed(1)}z`;
}

/** The outline of the city: two hexes side by side, around the point where they meet. */
export function cityPath(inset = 0): string {
  const half = WIDE / 2;
  const wide = WIDE - inset;
  const top = SIZE - inset;
  const low = SIZE / 2 - inset / 2;
  return `M${-half} ${-top}L0 ${-low}L${half} ${-top}L${wide} ${-low}V${low}L${half} ${top}L0 ${low}L${-half} ${top}L${-wide} ${low}V${-low}z`;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame around all cells. */
export function boundsOf(cells: Cell[], margin = 12): Frame {
  const points = cells.map(centre);
  const left = Math.min(...points.map((p) => p.x)) - WIDE / 2 - margin;
  const top = Math.min(...points.map((p) => p.y)) - SIZE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...points.map((p) => p.x)) + WIDE / 2 + margin - left,
    height: Math.max(...points.map((p) => p.y)) + SIZE + margin + 8 - top,
  };
}

/** A way from one point to another, bowed a little to one side. */
export function curvedPath(from: Point, to: Point, bend: number): string {
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** Numbers that look random but are the same for a cell every time: trees and waves stay where they are. */
export function seededNumbers([column = 0, row = 0]: Cell, count: number): number[] {
  let state = ((column + 40) * 7919 + (row + 40) * 104729) % 2147483647;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  });
}

/** Where trees stand in a hex: a loose ring, so that the middle stays free for pieces. */
export function trees(cell: Cell): (Point & { size: number; kind: number })[] {
  const turn = seededNumbers(cell, 24);
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((at + 0.2 + 0.6 * (turn[3 * at] ?? 0)) * Math.PI) / 3;
    const far = 40 + 6 * (turn[3 * at + 1] ?? 0);
    const size = 10 + 5 * (turn[3 * at + 2] ?? 0);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), size, kind: (turn[18 + at] ?? 0) < 0.5 ? 1 : 2 };
  });
}

/**
 * Waves of a hex of water, as one path; side -1 or 1 keeps to the half above or below the shore of a hex that is both.
 */
export function waves(cell: Cell, side = 0): string {
  const shift = seededNumbers(cell, 8);
  const spots = [
    [-40, -8],
    [12, -34],
    [-34, 28],
    [14, 33],
    [18, -4],
    [-18, -42],
    [-8, 47],
    [24, 14],
  ];
  return spots
    .filter(([x = 0, y = 0]) => side * (x + 8 + 0.58 * y) >= 0)
    .map(([x = 0, y = 0], at) => `M${(x + 6 * (shift[at] ?? 0)).toFixed(0)} ${y}q4-4 8 0t8 0`)
    .join("");
}

/** A toothed wheel. */
export function wheelPath(teeth: number, root: number, tip: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  const tooth = (n: number) => [
    at(root, (n - 0.3) * step),
    at(tip, (n - 0.2) * step),
    at(tip, (n + 0.2) * step),
    at(root, (n + 0.3) * step),
  ];
  return `M${Array.from({ length: teeth }, (_, n) => tooth(n).join("L")).join("L")}z`;
}

const STAR: Record<Gem, Point> = {
  yellow: { x: 0, y: -66 },
  green: { x: 85, y: -20 },
  white: { x: 53, y: 53 },
  red: { x: -53, y: 53 },
  blue: { x: -85, y: -20 },
};

export const starPoints = GEMS.map((gem) => ({ gem, ...STAR[gem] }));

/** The two ends of a line of the star, such as yellow-green. */
export function starLine(name: string): { from: Point & { gem: Gem }; to: Point & { gem: Gem } } {
  const [one, two] = name.split("-") as [Gem, Gem];
  return { from: { gem: one, ...STAR[one] }, to: { gem: two, ...STAR[two] } };
}
