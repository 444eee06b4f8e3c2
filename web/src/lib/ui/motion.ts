// How things move, going by the tokens of the style and by what the reader wants: pieces come from their owner's
// place, goods fly to it, numbers that have changed light up.

type Point = { x: number; y: number };

/** Does the reader want things to stand still? */
export function isStill(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The length of a movement in milliseconds: 0 where motion is not wanted. */
export function motionTime(token: "--t-move" | "--t-gear" | "--t-quick"): number {
  if (isStill()) return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const value = parseFloat(text) || 0;
  return text.endsWith("ms") ? value : value * 1000;
}

export function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where a seat is shown: its panel, or its chip where panels have no room. */
export function seatHome(seat: string): Element | null {
  const found = document.querySelectorAll(`[data-home="${CSS.escape(seat)}"]`);
  return Array.from(found).find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/** A piece comes from its owner's place, or goes back there, wherever the layout has put it. */
export function travel(
  node: SVGGraphicsElement,
  { seat }: { seat: string },
): { duration: number; css: (t: number, u: number) => string } {
  const duration = motionTime("--t-move") * 1.5;
  const home = duration ? seatHome(seat) : null;
  const matrix = (node.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
  if (!home || !matrix) return { duration, css: (t) => `opacity: ${Math.min(1, t * 2)}` };
  const from = centreOf(home);
  const { x, y } = new DOMPoint(from.x, from.y).matrixTransform(matrix.inverse());
  return {
    duration,
    css: (t, u) => `transform: translate(${u * x}px, ${u * y}px); opacity: ${Math.min(1, 0.3 + t * 2)}`,
  };
}

const MOST = 3; // tokens that fly for one change
const APART = 70; // milliseconds between two of them

/** Something that is to fly. */
export interface Flight {
  symbol: Element;
  from: Point;
  to: Point;
  count: number;
}

/** Copies of symbols fly from a place to another one, in front of everything.
 *
 * All of them are put there, then measured, then moved: measuring one by one would lay out the page for each of them. */
export function fly(layer: Element, flights: readonly Flight[]): void {
  const time = motionTime("--t-move") * 1.5;
  if (!time) return;
  const tokens = flights.flatMap((flight) =>
    Array.from({ length: Math.min(MOST, flight.count) }, (_, n) => {
      const token = flight.symbol.cloneNode(true) as SVGElement;
      token.setAttribute("aria-hidden", "true");
      token.removeAttribute("role");
      token.removeAttribute("aria-label");
      return { ...flight, token, delay: n * APART };
    }),
  );
  layer.append(...tokens.map(({ token }) => token));
  const sizes = tokens.map(({ token }) => token.getBoundingClientRect());
  tokens.forEach(({ token, from, to, delay }, index) => {
    const { width, height } = sizes[index]!;
    const at = ({ x, y }: Point, lift = 0): string => `${x - width / 2}px ${y - height / 2 - lift}px`;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const flight = token.animate(
      [
        { translate: at(from), scale: 0.7, opacity: 0 },
        { translate: at(from), scale: 1.15, opacity: 1, offset: 0.12 },
        { translate: at(middle, 30), scale: 1.25, opacity: 1 },
        { translate: at(to), scale: 0.8, opacity: 0.9 },
      ],
      { duration: time, delay, easing: "cubic-bezier(.5,0,.3,1)", fill: "both" },
    );
    flight.onfinish = () => token.remove();
  });
}

/** A number that has changed: it grows for a moment. */
export function bump(element: Element, isMore: boolean): void {
  const time = motionTime("--t-move") * 2;
  if (!time) return;
  const ring = `var(${isMore ? "--jade" : "--last-move"})`;
  element.animate(
    [
      { scale: 1, boxShadow: `0 0 0 0 ${ring}` },
      { scale: 1.14, boxShadow: `0 0 0 2px ${ring}`, offset: 0.35 },
      { scale: 1, boxShadow: `0 0 0 0 transparent` },
    ],
    { duration: time, easing: "ease-out" },
  );
}
