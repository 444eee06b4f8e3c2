// How long things take to move, going by the tokens of the style and by what the reader wants.

/** The length of a movement in milliseconds: 0 where motion is not wanted. */
export function length(token: "--t-move" | "--t-gear" | "--t-quick"): number {
  const isOff =
    document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const value = parseFloat(text) || 0;
  return isOff ? 0 : text.endsWith("ms") ? value : value * 1000;
}

/** A piece comes from, or goes to, a place that lies so far from where it stands. */
export function glide(
  _node: Element,
  { dx, dy }: { dx: number; dy: number },
): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: length("--t-move"),
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px); opacity: ${Math.min(1, t * 2)}`,
  };
}
