// The drawing of the temple: where squares lie, what is joined, and where there is room for cards, camp and stage.
import { zone, type Components, type TempleView, type Zone } from "./view";

export const UNIT = 48; // one square
export const SIDE = 42; // the floor of a square
export const SIZE = 636; // the board with its edge
export const EDGE = -6;
const GAP = UNIT - SIDE;

export interface Point {
  x: number;
  y: number;
}
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A way between two squares; one-way ones lead from a to b. */
export interface Join {
  a: string;
  b: string;
  isOneWay: boolean;
  isBeside: boolean;
}

export interface Plan {
  cells: Map<string, Point>; // squares of the grid: spaces, clues and alcoves
  spaces: string[];
  joins: Join[];
  isShipped: boolean; // is everything where it ships?
}

/** The drawing of this table's own edition. */
export function planOf(view: TempleView, box: Components): Plan {
  const cells = new Map<string, Point>();
  for (const { id, x, y } of box.board.spaces) cells.set(id, { x, y });
  const spaces = [...cells.keys()];
  for (const { id, x, y } of box.board.decor) if (typeof x === "number") cells.set(id, { x, y });
  for (const [id, cell] of Object.entries(view.printed.squares)) {
    if (cell) cells.set(id, { x: cell[0] ?? 0, y: cell[1] ?? 0 });
    else cells.delete(id);
  }
  const shown = spaces.filter((id) => cells.has(id));
  return {
    cells,
    spaces: shown,
    joins: joins(cells, view),
    isShipped: Object.keys(view.printed.squares).length === 0,
  };
}

function joins(cells: Map<string, Point>, view: TempleView): Join[] {
  const { joins, one_way } = view.printed;
  const ways = [
    ...joins.map((pair) => ({ pair, isOneWay: false })),
    ...one_way.map((pair) => ({ pair, isOneWay: true })),
  ];
  return ways.flatMap(({ pair: [a = "", b = ""], isOneWay }) => {
    const one = cells.get(a);
    const two = cells.get(b);
    if (!one || !two) return [];
    return [{ a, b, isOneWay, isBeside: Math.abs(one.x - two.x) + Math.abs(one.y - two.y) === 1 }];
  });
}

/** The middle of a square of the grid. */
export function middle(cell: Point): Point {
  return { x: cell.x * UNIT + UNIT / 2, y: cell.y * UNIT + UNIT / 2 };
}

/** The middle of a space, clue or alcove. */
export function middleAt(plan: Plan, id: string): Point {
  return middle(plan.cells.get(id) ?? { x: 0, y: 0 });
}

/** The floor of a square. */
export function floor(plan: Plan, id: string): Area {
  const { x, y } = middleAt(plan, id);
  return { x: x - SIDE / 2, y: y - SIDE / 2, width: SIDE, height: SIDE };
}

/** The threshold between two squares side by side, `wide` across the way. */
export function threshold(plan: Plan, join: Join, wide = SIDE): Area {
  const a = middleAt(plan, join.a);
  const b = middleAt(plan, join.b);
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const deep = GAP + 3;
  return a.y === b.y
    ? { x: x - deep / 2, y: y - wide / 2, width: deep, height: wide }
    : { x: x - wide / 2, y: y - deep / 2, width: wide, height: deep };
}

/** A place on the corridor by a number that may lie between two spaces: how the boulder rolls round the bends. */
export function boulderPoint(plan: Plan, position: number): Point {
  const before = Math.floor(position);
  const from = middleAt(plan, `C${before}`);
  const rest = position - before;
  if (rest === 0 || !plan.cells.has(`C${before + 1}`)) return from;
  const to = middleAt(plan, `C${before + 1}`);
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}

/** The rooms of a zone as one area. */
export function zoneArea(plan: Plan, of: Zone): Area {
  const squares = plan.spaces.filter((id) => zone(id) === of).map((id) => floor(plan, id));
  const x = Math.min(...squares.map((one) => one.x));
  const y = Math.min(...squares.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...squares.map((one) => one.x + one.width)) - x,
    height: Math.max(...squares.map((one) => one.y + one.height)) - y,
  };
}

function hasOverlap(one: Area, two: Area): boolean {
  return (
    one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height
  );
}

/** Where something beside the spaces can lie: there if nothing is in its way, else at the nearest free place. */
export function freePlace(plan: Plan, wished: Area, taken: Area[]): Area {
  const squares = [...plan.cells.values()].map((cell) => ({
    x: cell.x * UNIT + 2,
    y: cell.y * UNIT + 2,
    width: UNIT - 4,
    height: UNIT - 4,
  }));
  const isFree = (area: Area) => ![...squares, ...taken].some((other) => hasOverlap(area, other));
  if (isFree(wished)) return wished;
  const step = UNIT / 4;
  const found: Area[] = [];
  for (let x = 0; x + wished.width <= 13 * UNIT; x += step) {
    for (let y = 0; y + wished.height <= 13 * UNIT; y += step) found.push({ ...wished, x, y });
  }
  const distance = (area: Area) => Math.hypot(area.x - wished.x, area.y - wished.y);
  return found.filter(isFree).sort((one, two) => distance(one) - distance(two))[0] ?? wished;
}

export interface Places {
  decks: Map<string, Area>;
  surge: Area;
  camp: Area;
  stage: Area;
  walls: { north: Area; south: Area } | null; // null where the hall is not a straight row
}

const DECK = { width: 38, height: 50 };
const WISHES: [string, Point][] = [
  ["kukulkan", { x: 100, y: 236 }],
  ["ah-puch", { x: 432, y: 34 }],
  ["ixchel", { x: 530, y: 34 }],
  ["zotz", { x: 245, y: 334 }],
];

/** Places of everything that lies beside the spaces. */
export function placesOf(plan: Plan): Places {
  const walls = wallsOf(plan);
  const taken: Area[] = walls ? [walls.north, walls.south] : [];
  const claimPlace = (wished: Area): Area => {
    const found = freePlace(plan, wished, taken);
    taken.push(found);
    return found;
  };
  const stage = claimPlace({ x: 226, y: 486, width: 246, height: 132 });
  const camp = claimPlace({ x: 24, y: 486, width: 148, height: 112 });
  const decks = new Map(WISHES.map(([god, wished]) => [god, claimPlace({ ...wished, ...DECK })] as const));
  const surge = claimPlace({ x: 580, y: 34, ...DECK });
  return { decks, surge, camp, stage, walls };
}

function wallsOf(plan: Plan): Places["walls"] {
  const halls = plan.spaces.filter((id) => zone(id) === "hall").map((id) => plan.cells.get(id)!);
  if (new Set(halls.map(({ y }) => y)).size !== 1) return null;
  const { x, y, width } = zoneArea(plan, "hall");
  const top = y - (UNIT - SIDE) / 2;
  const isFree = (row: number) =>
    !plan.spaces.some((id) => {
      const cell = plan.cells.get(id)!;
      return cell.y === row && halls.some((hall) => hall.x === cell.x);
    });
  const row = halls[0]!.y;
  if (!isFree(row - 1) || !isFree(row + 1)) return null;
  return {
    north: { x, y: top - UNIT + 4, width, height: UNIT - 4 },
    south: { x, y: top + UNIT, width, height: UNIT - 4 },
  };
}

// ---------------------------------------------------------------- figures on one space

const SPREAD: Point[][] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -9, y: -4 },
    { x: 9, y: 5 },
  ],
  [
    { x: -10, y: -7 },
    { x: 10, y: -7 },
    { x: 0, y: 9 },
  ],
  [
    { x: -10, y: -9 },
    { x: 10, y: -9 },
    { x: -10, y: 9 },
    { x: 10, y: 9 },
  ],
  [
    { x: -12, y: -10 },
    { x: 12, y: -10 },
    { x: 0, y: 0 },
    { x: -12, y: 11 },
    { x: 12, y: 11 },
  ],
];

/** How far from the middle the figure stands that is `index`th of this many on its space. */
export function spreadOffset(count: number, index: number): Point {
  return SPREAD[count]?.[index] ?? { x: 0, y: 0 };
}

/** The path of a figure's shape around 0,0: the shape of its seat. */
export function figurePath(number: number, r: number): string {
  const points = (list: number[][]) =>
    `M${list.map(([x, y]) => `${((x ?? 0) * r).toFixed(1)} ${((y ?? 0) * r).toFixed(1)}`).join("L")}Z`;
  if (number === 2)
    return points([
      [-0.9, -0.9],
      [0.9, -0.9],
      [0.9, 0.9],
      [-0.9, 0.9],
    ]);
  if (number === 3)
    return points([
      [0, -1.15],
      [1.17, 0.88],
      [-1.17, 0.88],
    ]);
  if (number === 4)
    return points([
      [0, -1.22],
      [1.22, 0],
      [0, 1.22],
      [-1.22, 0],
    ]);
  if (number === 5) {
    const star = Array.from({ length: 10 }, (_, i) => {
      const angle = (i * Math.PI) / 5 - Math.PI / 2;
      const far = i % 2 ? 0.72 : 1.25;
      return [Math.cos(angle) * far, Math.sin(angle) * far];
    });
    return points(star);
  }
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** A rectangle with round corners as a path around 0,0. */
export function roundedRect(width: number, height: number, radius = 6): string {
  const w = width / 2;
  const h = height / 2;
  return `M${-w + radius} ${-h}H${w - radius}Q${w} ${-h} ${w} ${-h + radius}V${h - radius}Q${w} ${h} ${w - radius} ${h}H${-w + radius}Q${-w} ${h} ${-w} ${h - radius}V${-h + radius}Q${-w} ${-h} ${-w + radius} ${-h}Z`;
}
