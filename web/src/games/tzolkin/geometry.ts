// Where things lie on the board, and the outline of gears that mesh.
import type { Gear } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const HUB: Point = { x: 321, y: 325 };
export const CALENDAR_TEETH = 26;
export const DAY = 360 / CALENDAR_TEETH; // how far one day turns the calendar, in degrees
export const TODAY = 180; // where the pointer stands
export const START_SPACE: Point = { x: HUB.x, y: 418 };

const MODULE = 14; // pitch radius = half of this for every tooth
const PRESSURE = (20 * Math.PI) / 180;
const ADDENDUM = 0.85;
const DEDENDUM = 1.02;
const BACKLASH = 0.25;
const SAMPLES = 5;

export const CALENDAR_RADIUS = pitch(CALENDAR_TEETH);

/** A gear: its teeth, its centre, where its spaces lie, and where the plaques of its actions stand around it. */
export interface GearPlan {
  teeth: number;
  at: Point;
  toHub: number; // the direction of the calendar, in degrees
  sockets: number; // how far from the centre workers stand
  hub: number;
  plaques: Plan[]; // by number; the first is only a number
}

/** A plaque: its centre from the centre of the gear, its width, and the corner that has the number. */
export type Plan = [x: number, y: number, width: number, corner: "left" | "right"];

export const PLANS: Record<Gear, GearPlan> = {
  palenque: planGear(10, -9, 51.5, 35.5, [
    [92.9, 2.3, 0, "left"],
    [88.3, -60.9, 40, "right"],
    [35.2, -99.8, 40, "right"],
    [-30.6, -102.6, 56, "left"],
    [-89.5, -68.4, 56, "left"],
    [-114.1, -2.8, 56, "left"],
    [-87.5, 60.5, 38, "left"],
    [-35, 99.5, 38, "left"],
  ]),
  tikal: planGear(10, -4, 51.5, 35.5, [
    [28.8, 85.6, 0, "left"],
    [97, 53.9, 48, "right"],
    [107.1, -2.6, 40, "right"],
    [87, -65.1, 54, "right"],
    [30.6, -102.6, 56, "right"],
    [-50, -102, 96, "left"],
    [-87.6, -60.4, 38, "left"],
    [-106.2, 2.6, 38, "left"],
  ]),
  yaxchilan: planGear(10, 9, 51.5, 35.5, [
    [-30.8, -87.6, 0, "left"],
    [-88.2, -60.9, 40, "left"],
    [-114.1, 2.8, 54, "left"],
    [-89.5, 68.4, 54, "left"],
    [-30, 100.7, 40, "left"],
    [38, 102.3, 64, "right"],
    [87.6, 60.4, 38, "right"],
    [106.2, -2.6, 38, "right"],
  ]),
  uxmal: planGear(10, 4, 51.5, 35.5, [
    [-92.9, -2.3, 0, "left"],
    [-93, 64.2, 54, "left"],
    [-35.2, 99.8, 40, "left"],
    [30, 100.7, 48, "right"],
    [89.5, 68.4, 54, "right"],
    [114.1, 2.8, 54, "right"],
    [95.5, -53.5, 38, "right"],
    [33, -97.5, 38, "right"],
  ]),
  chichen: planGear(13, 0, 72.5, 56, [
    [-87.3, 72.5, 0, "left"],
    [-41.8, 111.6, 44, "left"],
    [14.9, 122.3, 44, "right"],
    [71.8, 104.1, 44, "right"],
    [113.5, 59.6, 44, "right"],
    [125, 0, 44, "right"],
    [117.4, -61.6, 56, "right"],
    [74, -104.1, 48, "right"],
    [14.9, -122.9, 62, "right"],
    [-46, -113.3, 62, "left"],
    [-99, -82.4, 40, "left"],
  ]),
};

function pitch(teeth: number): number {
  return (MODULE * teeth) / 2;
}

// Gears stand where a tooth of the calendar points at their centre, this many teeth from the right.
function planGear(teeth: number, step: number, sockets: number, hub: number, plaques: Plan[]): GearPlan {
  const at = polar(HUB, pitch(CALENDAR_TEETH) + pitch(teeth), step * DAY);
  return { teeth, at, toHub: step * DAY + 180, sockets, hub, plaques };
}

/** A point so far from another, in a direction in degrees, clockwise from the right. */
export function polar(from: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + radius * Math.cos(angle), y: from.y + radius * Math.sin(angle) };
}

/** The direction of a space as the board shows it: the two without a number face the calendar. */
export function direction(plan: GearPlan, space: number): number {
  return plan.toHub - ((space - (plan.teeth - 1.5)) * 360) / plan.teeth;
}

/** Where a space of a gear lies on the board. */
export function place(gear: Gear, space: number): Point {
  const plan = PLANS[gear];
  return polar(plan.at, plan.sockets, direction(plan, space));
}

/** How far a gear has turned after this many days: against the calendar, a tooth a day. */
export function turn(teeth: number, days: number): number {
  return (-360 / teeth) * days;
}

/** The socket of a gear that stands at a space after this many days; workers keep theirs while the gear turns. */
export function socketAt(teeth: number, space: number, days: number): number {
  return (((space - days) % teeth) + teeth) % teeth;
}

/** How far the outline of a gear is turned at the start, so that a gap meets the tooth of the calendar. */
export function outlineTurn(plan: GearPlan): number {
  return plan.toHub + 180 / plan.teeth;
}

const involute = (angle: number): number => Math.tan(angle) - angle;

/** The outline of a gear around 0,0 with involute flanks; its first tooth points to the right. */
export function gearPath(teeth: number): string {
  const radius = pitch(teeth);
  const base = radius * Math.cos(PRESSURE);
  const tip = radius + ADDENDUM * MODULE;
  const root = radius - DEDENDUM * MODULE;
  const half = Math.PI / (2 * teeth) + involute(PRESSURE) - BACKLASH / radius;
  const width = (at: number) => half - involute(Math.acos(Math.min(1, base / at)));
  const start = Math.max(base, root);
  const flank = Array.from({ length: SAMPLES }, (_, n) => start + ((tip - start) * n) / (SAMPLES - 1));
  const rim = root < start ? [root] : [];
  const side: [number, number][] = [...rim, ...flank].map((at) => [at, width(Math.max(at, start))]);
  const point = ([at, angle]: [number, number], tooth: number, sign: number) => {
    const a = (tooth * 2 * Math.PI) / teeth + sign * angle;
    return `${(at * Math.cos(a)).toFixed(1)} ${(at * Math.sin(a)).toFixed(1)}`;
  };
  let path = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const up = side.map((one) => point(one, tooth, -1));
    const down = [...side].reverse().map((one) => point(one, tooth, 1));
    const joint = tooth === 0 ? "M" : `A${root.toFixed(1)} ${root.toFixed(1)} 0 0 1 `;
    path += `${joint}${up.join("L")}A${tip.toFixed(1)} ${tip.toFixed(1)} 0 0 1 ${down.join("L")}`;
  }
  return `${path}A${root.toFixed(1)} ${root.toFixed(1)} 0 0 1 ${point(side[0]!, 0, -1)}Z`;
}

/** A piece of a ring around 0,0, from one direction to another. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [
    polar({ x: 0, y: 0 }, outer, from),
    polar({ x: 0, y: 0 }, outer, to),
    polar({ x: 0, y: 0 }, inner, to),
    polar({ x: 0, y: 0 }, inner, from),
  ];
  const at = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}Z`;
}
