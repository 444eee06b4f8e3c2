// The corner of the board in which a card lies least in the way.

const CORNERS = ["low left", "low right", "high left", "high right"] as const;
const OPEN = { widths: [288, 232], height: 300, part: 0.44 }; // pixels with its edge; of the height of the board, at most
const FOLDED = { widths: [248, 58], height: 58, part: 1 }; // its title, or only its sign
const COVERED = "[data-move], [data-thing], [data-keep], button"; // what must be seen or chosen

export interface Spot {
  corner: string;
  covers: number; // things of the board that could not be seen or chosen there
  width: number;
  top: number; // how far the board begins below its place
}

/** Is there only room for a sign, without a title? */
export const isIconOnly = (spot: Spot): boolean => spot.width === FOLDED.widths[1];

const NOWHERE: Spot = { corner: CORNERS[0], covers: 0, width: OPEN.widths[0]!, top: 0 };

/** Where a card covers the fewest things of the board, an open one or a folded one; as wide as it can be there. */
export function freestSpot(page: ParentNode, isOpen: boolean): Spot {
  const board = page.querySelector("[data-board]");
  if (!board) return NOWHERE;
  const room = board.getBoundingClientRect();
  const things = Array.from(board.querySelectorAll(COVERED), (one) => one.getBoundingClientRect());
  const { widths, height, part } = isOpen ? OPEN : FOLDED;
  const high = Math.min(height, part * room.height);
  const top = room.top - (board.closest("main")?.getBoundingClientRect().top ?? room.top);
  const spots = widths.flatMap((width) =>
    CORNERS.map((corner): Spot => {
      const left = corner.endsWith("left") ? room.left : room.right - width;
      const from = corner.startsWith("high") ? room.top : room.bottom - high;
      const isUnder = (one: DOMRect): boolean =>
        one.width > 0 &&
        one.right > left &&
        one.left < left + width &&
        one.bottom > from &&
        one.top < from + high &&
        one.width * one.height < 0.5 * room.width * room.height; // a thing as large as the board is seen beside it
      return { corner, covers: things.filter(isUnder).length, width, top };
    }),
  );
  return spots.reduce((best, one) => (one.covers < best.covers ? one : best));
}
