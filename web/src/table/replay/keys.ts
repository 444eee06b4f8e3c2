// Keys while an earlier moment is looked at.
import { commandOf, isOnControl } from "../../lib/ui/keys";
import type { TableReplay } from "../../live/table_replay.svelte";

/**
 * Arrows step by decisions, with Shift by turns, Page Up and Down by rounds; Space plays, Home and End go to the ends.
 */
export function onReplayKey(replay: TableReplay, event: KeyboardEvent): void {
  const key = commandOf(event);
  if (key === null || (key === " " && isOnControl(event))) return;
  const stride = event.shiftKey ? "turn" : "decision";
  if (key === "ArrowLeft") void replay.step(stride, -1);
  else if (key === "ArrowRight") void replay.step(stride, 1);
  else if (key === "PageUp") void replay.step("round", -1);
  else if (key === "PageDown") void replay.step("round", 1);
  else if (key === "Home") void replay.show(0);
  else if (key === "End") replay.leave();
  else if (key === " ") replay.toggle();
  else return;
  event.preventDefault();
}
