// Moments in words of the reader's language.
import { language } from "../lib/text/words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment (in milliseconds) was: "yesterday", "3 hours ago", "now". */
export function timeAgo(at: number): string {
  const seconds = (Date.now() - at) / 1000;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["second", 0];
  return words.format(size ? -Math.floor(seconds / size) : 0, unit);
}
