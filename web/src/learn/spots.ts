// Where on the screen a lesson points: boards name what they draw by things and moves.
import { spotOf, type Spot } from "../coach/marks";
import type { Thing } from "./api";

const ROUND = 10;
const PLACES = ["main ", ".left ", ".right ", ".rest ", ".below "];

/** Every element that stands for a thing and can be seen: on the board if it is there, else beside it. */
export function thingSpot(page: ParentNode, { kind, id }: Thing): Spot | null {
  return found(page, `[data-thing~="${CSS.escape(`${kind}:${id}`)}"]`);
}

/** Where a move is made on the board; what only the prompt offers has no spot. */
export function moveSpot(page: ParentNode, move: string): Spot | null {
  return found(page, `[data-move="${CSS.escape(move)}"]`);
}

function found(page: ParentNode, selector: string): Spot | null {
  for (const where of PLACES)
    for (const element of Array.from(page.querySelectorAll(where + selector))) {
      const box = element.getBoundingClientRect();
      if (box.width && box.height && isSeen(box)) return { ...spotOf(box), round: ROUND };
    }
  return null;
}

function isSeen({ left, top, right, bottom }: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

/** How much of a box lies over some spots. */
export function overlap(box: Omit<Spot, "round">, spots: Omit<Spot, "round">[]): number {
  return spots.reduce((sum, one) => {
    const width = Math.min(box.x + box.width, one.x + one.width) - Math.max(box.x, one.x);
    const height = Math.min(box.y + box.height, one.y + one.height) - Math.max(box.y, one.y);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
