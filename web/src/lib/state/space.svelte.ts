// How a table screen uses the window: five layouts, chosen by the room there is.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * - `wide`: board between two columns
 * - `side`: board beside one column, whose tabs change what it shows (a laptop, a tablet on its side)
 * - `tall`: board above the chosen view (a tablet upright)
 * - `phone`: one view at a time, tabs below
 * - `low`: one view at a time, tabs at the side (a phone on its side, a laptop at 200 %)
 */
export type Mode = "wide" | "side" | "tall" | "phone" | "low";

const LOW = 500; // pixels of height that are too few for bars above and below the board
const PHONE = 640; // pixels of width that are too few for two things side by side
const COLUMNS = 0.39; // the most of the width that two columns may take, so that the board keeps its 55 %
const MOST = 1.35; // how far columns grow on a large screen
export const GAPS = 24; // around and between board and columns

/** The layout for a window; `columns` is what both columns of the game need together. */
export function modeOf(width: number, height: number, columns: number): Mode {
  if (height < LOW && width > height) return "low";
  if (width < PHONE) return "phone";
  if (columns + GAPS <= COLUMNS * width) return "wide";
  return width > height ? "side" : "tall";
}

/** How much larger than drawn the columns of the wide layout are. */
export function scaleOf(width: number, height: number, columns: number): number {
  return Math.max(1, Math.min(MOST, (COLUMNS * width - GAPS) / columns, height / 1000));
}

/** The layout of this window for a game with these columns. */
export const mode = (columns: number): Mode => modeOf(innerWidth.current ?? 0, innerHeight.current ?? 0, columns);

export const scale = (columns: number): number => scaleOf(innerWidth.current ?? 0, innerHeight.current ?? 0, columns);

/** One view at a time. */
export const isSmall = (mode: Mode): boolean => mode === "phone" || mode === "low";

export const isSmallNow = (): boolean => isSmall(mode(0));

/** Is the window as narrow as the styles `(max-width: 900px)` say? Panels lie over the board there, not beside it. */
export const isNarrow = (): boolean => (innerWidth.current ?? 0) <= 900;
