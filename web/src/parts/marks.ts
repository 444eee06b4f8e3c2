// Where on the screen the coach points: the place of a move that can be chosen, or of a thing that a board has named.
import type { Mark } from "../coach/hint/hint_state.svelte";

/** A box around a place, with its corners. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
}

const ROOM = 4; // between a place and its ring
const ROUND = 120; // up to this size a place that is about as wide as high gets a circle
const EVEN = 1.3;

/** The first of a mark's places that can be seen: on the board if it is there, else elsewhere, not under the panel. */
export function findMarkSpot(page: ParentNode, mark: Pick<Mark, "moves" | "things">): Spot | null {
  const wanted = [
    ...mark.moves.map((move) => `[data-move="${CSS.escape(move)}"]`),
    ...mark.things.map(({ kind, id }) => `[data-thing~="${CSS.escape(`${kind}:${id}`)}"]`),
  ];
  const over = page.querySelector(".hint")?.getBoundingClientRect();
  const isCovered = ({ left, top, width, height }: DOMRect): boolean => {
    const [x, y] = [left + width / 2, top + height / 2];
    return over !== undefined && x > over.left && x < over.right && y > over.top && y < over.bottom;
  };
  for (const where of ["main ", ".left ", ".right ", "#prompt "]) {
    for (const selector of wanted) {
      for (const element of Array.from(page.querySelectorAll(where + selector))) {
        const box = element.getBoundingClientRect();
        if (box.width && box.height && !isCovered(box)) return spotOf(box);
      }
    }
  }
  return null;
}

export function spotOf(box: Pick<DOMRect, "left" | "top" | "width" | "height">): Spot {
  const isEven = Math.max(box.width, box.height) <= EVEN * Math.min(box.width, box.height);
  const isSmall = isEven && Math.max(box.width, box.height) <= ROUND;
  const width = (isSmall ? Math.max(box.width, box.height) : box.width) + 2 * ROOM;
  const height = (isSmall ? Math.max(box.width, box.height) : box.height) + 2 * ROOM;
  const whole = Math.round;
  return {
    x: whole(box.left + box.width / 2 - width / 2),
    y: whole(box.top + box.height / 2 - height / 2),
    width: whole(width),
    height: whole(height),
    round: isSmall ? whole(width / 2) : 10,
  };
}

/** A line from the middle of each place to the next. */
export function pathThrough(spots: Spot[]): string {
  return spots.map((one, i) => `${i ? "L" : "M"}${one.x + one.width / 2} ${one.y + one.height / 2}`).join("");
}

/** The same place with more room around it. */
export function widenSpot(spot: Spot, by: number): Spot {
  const { x, y, width, height, round } = spot;
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, round: round + by };
}
