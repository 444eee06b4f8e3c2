// What Bul shows: the row of stacks, and what each side has beside it.  Nothing is hidden.
export interface Side {
  hand: number;
  dead: number;
  captives: number;
}

export interface BulView {
  turn: string;
  thrown: number; // 0: not yet
  row: Record<string, string>; // by space: the seats of the pieces, the holder's first
  seats: Record<string, Side>;
}

export const SPACES = 9;
export const PIECES = 5;

/** The pieces of a stack, the holder's first. */
export function stackOn(view: BulView, space: number): string[] {
  return (view.row?.[String(space)] ?? "").split(" ").filter(Boolean);
}
