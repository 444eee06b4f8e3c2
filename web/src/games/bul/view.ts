// What Bul shows: the row of stacks, and what each side has beside it.  Nothing is hidden.
import type { components } from "../../generated/shapes/bul";

export type BulView = components["schemas"]["View"];

export const SPACES = 9;

/** The pieces of a stack, the holder's first. */
export function stackOn(view: BulView, space: number): string[] {
  return (view.row?.[String(space)] ?? "").split(" ").filter(Boolean);
}
