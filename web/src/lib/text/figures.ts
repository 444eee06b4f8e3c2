// Numbers of the coach as they are written: chances in points of a hundred, always with their error beside them.
import { language } from "./words.svelte";

const HUNDRED = 100;
const MINUS = "−";
const LEAST = 0.1;

/** A chance in whole points of a hundred. */
export function formatChance(value: number): string {
  return String(Math.round(HUNDRED * value));
}

/** A difference of chances, with its sign. */
export function formatChange(value: number): string {
  return formatSignedDecimals(Math.round(HUNDRED * value), 0);
}

/** How sure a chance is: whole points, below one with a decimal, so that it never looks surer than it is. */
export function formatError(value: number): string {
  const points = HUNDRED * value;
  if (points === 0) return "±0";
  if (points < LEAST) return `±<${formatDecimals(LEAST, 1)}`;
  return `±${points >= 1 ? Math.round(points) : formatDecimals(points, 1)}`;
}

/** A number with so many digits behind the point, or behind the comma where the language has one. */
export function formatDecimals(value: number, digits: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Expected points with their sign. */
export function formatPoints(value: number): string {
  return formatSignedDecimals(value, 1);
}

function formatSignedDecimals(value: number, digits: number): string {
  const size = formatDecimals(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return size;
  return `${value > 0 ? "+" : MINUS}${size}`;
}
