// Where on the screen a lesson points: boards name what they draw by things and moves.
import { spotOf, type Spot } from "../parts/marks";
import type { Thing } from "./api";

const ROUND = 10;
const AGAIN = 2; // times: a board may move after its own figure, and a prompt may grow
const LATER = 600; // milliseconds
const PLACES = ["main ", ".left ", ".right ", ".rest ", ".below "];

/** Every element that stands for a thing and can be seen: on the board if it is there, else beside it. */
export function findThing(page: ParentNode, { kind, id }: Thing): Spot | null {
  return findSpot(page, `[data-thing~="${CSS.escape(`${kind}:${id}`)}"]`);
}

/** Where a move is made on the board; what only the prompt offers has no spot. */
export function findMove(page: ParentNode, move: string): Spot | null {
  return findSpot(page, `[data-move="${CSS.escape(move)}"]`);
}

function findSpot(page: ParentNode, selector: string): Spot | null {
  for (const where of PLACES)
    for (const element of Array.from(page.querySelectorAll(where + selector))) {
      const box = element.getBoundingClientRect();
      const frame = element.closest("[data-board], .rest, .left, .right, .below")?.getBoundingClientRect();
      if (box.width && box.height && isSeen(box) && (!frame || isWithin(box, frame)))
        return { ...spotOf(box), round: ROUND };
    }
  return null;
}

let wanted: Thing[] = []; // what was asked for last

/** Bring the first of some things into sight where a board is larger than its frame; looked after while it settles. */
export function scrollToThings(page: ParentNode, things: Thing[], again = AGAIN): void {
  if (again === AGAIN) wanted = things;
  else if (wanted !== things) return; // another step has begun
  if (again) window.setTimeout(() => scrollToThings(page, things, again - 1), LATER);
  for (const { kind, id } of things) {
    const element = page.querySelector(`main [data-thing~="${CSS.escape(`${kind}:${id}`)}"]`);
    const frame = element?.closest("[data-board]")?.getBoundingClientRect();
    const box = element?.getBoundingClientRect();
    if (!element || !frame || !box?.width) continue;
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
      element.scrollIntoView({ block: "center", inline: "center" });
    return;
  }
}

function isSeen({ left, top, right, bottom }: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

// The middle of a box lies in its frame: a board that is larger than its frame hides the rest.
function isWithin(box: DOMRect, frame: DOMRect): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

/** How much of a box lies over some spots. */
export function overlapArea(box: Omit<Spot, "round">, spots: Omit<Spot, "round">[]): number {
  return spots.reduce((sum, one) => {
    const width = Math.min(box.x + box.width, one.x + one.width) - Math.max(box.x, one.x);
    const height = Math.min(box.y + box.height, one.y + one.height) - Math.max(box.y, one.y);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
