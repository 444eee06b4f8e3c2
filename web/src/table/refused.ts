// What is listed as not possible: moves that a game says nobody could mean are left out.
import type { RefusedMoves } from "../lib/net/api";
import type { Desk } from "../lib/state/desk.svelte";
import type { GameUI } from "../games/game_ui";

/** The refusals worth telling, each with its moves and their number. */
export function refusalGroups(desk: Desk, ui: GameUI): RefusedMoves[] {
  const means = ui.means;
  const all = desk.isMine ? (desk.refusedMoves ?? []) : [];
  if (!means) return all;
  return all.flatMap((one) => {
    const moves = one.moves.filter((move) => means(desk, move));
    return moves.length ? [{ ...one, moves, count: one.count - one.moves.length + moves.length }] : [];
  });
}
