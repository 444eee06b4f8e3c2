// The geometry of the chance-to-win chart. Time runs in the game's own days or rounds, all of the same width, so that a
// busy day takes no more room than a quiet one; within a day, answers are spread evenly.
import type { JudgedDecision, Point, Review, TurningPoint } from "../../lib/net/coach_shapes";

export const KINDS = ["good", "inaccuracy", "mistake", "blunder"] as const;
export type Kind = (typeof KINDS)[number];

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where answers lie in time: `time(at)` is a day with its fraction. */
export interface Times {
  first: number;
  last: number;
  time: (at: number) => number;
}

/** A moment's place between the first and the last, from days where the game has them, else from answers. */
export function timesOf(timeline: Point[]): Times {
  const end = timeline.at(-1)?.at ?? 1;
  const knots: [number, number][] = [];
  for (const { at, clock } of timeline) {
    if (!clock) continue;
    const number = clock.last ? Math.min(clock.number, clock.last) : clock.number;
    if (!knots.length || number > knots.at(-1)![1]) knots.push([at, number]);
  }
  if (knots.length < 2) return { first: 0, last: Math.max(end, 1), time: (at) => at };
  // the last day ends with the game
  const last = knots.at(-1)!;
  if (end > last[0]) knots.push([end, last[1] + 1]);
  const time = (at: number): number => {
    const next = Math.max(
      1,
      knots.findIndex(([from]) => from >= at),
    );
    const [a, from] = knots[next - 1]!;
    const [b, to] = knots[next]!;
    return from + ((Math.min(at, b) - a) / (b - a)) * (to - from);
  };
  return { first: knots[0]![1], last: knots.at(-1)![1], time };
}

export class Scale {
  constructor(
    readonly frame: Frame,
    readonly times: Times,
  ) {}

  /** The place of a day. */
  day(number: number): number {
    const { left, right, width } = this.frame;
    const { first, last } = this.times;
    return left + ((Math.min(Math.max(number, first), last) - first) / (last - first)) * (width - left - right);
  }

  /** The place of a moment after `at` answers. */
  x(at: number): number {
    return this.day(this.times.time(at));
  }

  y(chance: number): number {
    const { top, bottom, height } = this.frame;
    return top + (1 - Math.min(1, Math.max(0, chance))) * (height - top - bottom);
  }

  /** Does this lie in the drawing, up and down? */
  contains(y: number, room: number): boolean {
    return y - room >= this.frame.top - 4 && y + room <= this.frame.height - this.frame.bottom + 4;
  }
}

const number = (value: number): string => value.toFixed(1);

/** A line through all points of one seat. */
export function chancePath(scale: Scale, timeline: Point[], seat: number): string {
  return timeline
    .map(({ at, chances }, i) => `${i ? "L" : "M"}${number(scale.x(at))} ${number(scale.y(chances[seat] ?? 0))}`)
    .join("");
}

/** How sure the chance of a seat is at a moment: between two of its decisions, in between; 0 at the ends. */
export function errorAt(own: JudgedDecision[], at: number, end: number): number {
  const before = own.findLast((one) => one.at <= at) ?? { at: 0, error: 0 };
  const after = own.find((one) => one.at > at) ?? { at: end, error: 0 };
  if (after.at <= before.at) return before.error;
  return before.error + ((at - before.at) / (after.at - before.at)) * (after.error - before.error);
}

/** The band of one standard error around a seat's line. */
export function errorBand(scale: Scale, review: Review, seat: number): string {
  const name = review.seats[seat]?.seat;
  const own = review.decisions.filter((one) => one.seat === name);
  const end = review.timeline.at(-1)?.at ?? 0;
  const edge = (sign: 1 | -1): string[] =>
    review.timeline.map(({ at, chances }) => {
      const off = sign * errorAt(own, at, end);
      return `${number(scale.x(at))} ${number(scale.y((chances[seat] ?? 0) + off))}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

export interface Pin {
  index: number;
  x: number;
  y: number; // of the line
  py: number; // of the pin
}

const PIN = 14;
const LIFTS = [-56, 44, -86, 74, -116, 104, -30, 30, -146];

/** A pin for each turning point, above or below its line, none upon another. */
export function turningPins(scale: Scale, review: Review): Pin[] {
  const placed: Pin[] = [];
  for (const [index, point] of review.turning.entries()) {
    const x = scale.x(point.at);
    const y = scale.y(chanceAt(review, point.at, point.seat));
    const isFree = (py: number): boolean =>
      scale.contains(py, PIN) &&
      placed.every((one) => Math.abs(one.x - x) > 2 * PIN || Math.abs(one.py - py) > 2 * PIN);
    const lift = LIFTS.find((by) => isFree(y + by)) ?? LIFTS[0]!;
    placed.push({ index, x, y, py: y + lift });
  }
  return placed;
}

/** The point of the timeline at a moment, or the last before it. */
export function pointAt(review: Review, at: number): Point {
  return review.timeline.findLast((one) => one.at <= at) ?? review.timeline[0]!;
}

export function chanceAt(review: Review, at: number, seat: string): number {
  const place = review.seats.findIndex((one) => one.seat === seat);
  return pointAt(review, at).chances[place] ?? 0;
}

/** The point of the timeline that lies nearest to a place in the drawing. */
export function nearestPoint(scale: Scale, timeline: Point[], x: number): Point | undefined {
  let found = timeline[0];
  for (const one of timeline) {
    if (Math.abs(scale.x(one.at) - x) < Math.abs(scale.x(found!.at) - x)) found = one;
  }
  return found;
}

/** A seat's decisions day by day: the worst class of each day, at the place of the worst one. */
export function worstByDay(decisions: JudgedDecision[], seat: string): JudgedDecision[] {
  const days = new Map<number, JudgedDecision>();
  for (const one of decisions) {
    if (one.seat !== seat) continue;
    const day = one.clock?.number ?? one.at;
    const worst = days.get(day);
    if (!worst || rank(one) > rank(worst)) days.set(day, one);
  }
  return [...days.values()];
}

const rank = (one: JudgedDecision): number => KINDS.indexOf(one.kind as Kind);

/** Labels that stand one above the other at the end of the lines, the highest first. */
export function stackLabels(places: number[], gap: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  for (const [i, place] of order.entries()) if (i) found[place] = Math.max(found[place]!, found[order[i - 1]!]! + gap);
  let floor = bottom;
  for (const place of order.toReversed()) {
    found[place] = Math.min(found[place]!, floor);
    floor = found[place] - gap;
  }
  return found;
}

/** Which symbol a turning point has: what was the only good move was good. */
export function kindOf(point: Pick<TurningPoint, "what">): string {
  return point.what === "only-move" ? "good" : point.what;
}

/** The parts of a seat's account one behind the other, from nothing to the result. */
export function accountSteps(seat: { start: number; luck: number; own: number; others: number }) {
  let at = 0;
  return (["start", "luck", "own", "others"] as const).map((part) => {
    const from = at;
    at += seat[part];
    return { part, value: seat[part], from, to: at };
  });
}

/** The measure of all accounts together, so that bars can be compared. */
export function accountSpan(seats: { start: number; luck: number; own: number; others: number }[]): [number, number] {
  const ends = seats.flatMap((seat) => accountSteps(seat).map((one) => one.to));
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}
