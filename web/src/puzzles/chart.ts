// Where the line of a rating goes: a point for each day with a try, from the left to the right.
import type { Standing } from "./api";

type Story = Standing["story"];

export interface Scale {
  x: (at: number) => number;
  y: (rating: number) => number;
  lines: { rating: number; y: number }[];
}

const RIGHT = 50; // pixels for the numbers
const EDGE = 8;
const STEP = 100;

export function scaleOf(story: Story, width: number, height: number): Scale {
  const low = Math.min(...story.map((one) => one.rating - one.error));
  const high = Math.max(...story.map((one) => one.rating + one.error));
  const y = (rating: number): number => EDGE + ((high - rating) / Math.max(1, high - low)) * (height - 2 * EDGE);
  const x = (at: number): number => EDGE + (at / Math.max(1, story.length - 1)) * (width - RIGHT - EDGE);
  const first = Math.ceil(low / STEP) * STEP;
  const all = Array.from({ length: Math.max(0, Math.floor((high - first) / STEP) + 1) }, (_, at) => first + at * STEP);
  const every = Math.max(1, Math.ceil(all.length / 3));
  return { x, y, lines: all.filter((_, at) => at % every === 0).map((rating) => ({ rating, y: y(rating) })) };
}

const round = (number: number): number => Math.round(number * 10) / 10;
const line = (points: [number, number][]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");

export const pathOf = (story: Story, { x, y }: Scale): string => line(story.map((one, at) => [x(at), y(one.rating)]));

/** How unsure the rating was: above and below the line. */
export const bandOf = (story: Story, { x, y }: Scale): string =>
  `${line([
    ...story.map((one, at): [number, number] => [x(at), y(one.rating + one.error)]),
    ...story.map((one, at): [number, number] => [x(at), y(one.rating - one.error)]).reverse(),
  ])}Z`;
