// The corner of the board in which a card lies least in the way.

export const CORNERS = ["low left", "low right", "high left", "high right"] as const;
const WIDE = 288; // pixels that the card takes with its edge
const HIGH = 300;
const PART = 0.44; // of the height of the board, at most

export interface Spot {
  corner: string;
  covers: number; // places there that can be chosen, and could not be clicked
}

/** The corner with the fewest places that can be chosen. */
export function freest(page: ParentNode): Spot {
  const room = page.querySelector("[data-board]")?.getBoundingClientRect();
  if (!room) return { corner: CORNERS[0], covers: 0 };
  const places = Array.from(page.querySelectorAll("[data-board] [data-move]"), (one) => one.getBoundingClientRect());
  const high = Math.min(HIGH, PART * room.height);
  const spots = CORNERS.map((corner) => {
    const left = corner.endsWith("left") ? room.left : room.right - WIDE;
    const top = corner.startsWith("high") ? room.top : room.bottom - high;
    const isUnder = (one: DOMRect): boolean =>
      one.right > left && one.left < left + WIDE && one.bottom > top && one.top < top + high;
    return { corner, covers: places.filter(isUnder).length };
  });
  return spots.reduce((best, one) => (one.covers < best.covers ? one : best));
}
