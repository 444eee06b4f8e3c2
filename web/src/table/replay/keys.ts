// Keys while an earlier moment is looked at.
import { commandOf, isOnControl } from "../../lib/ui/keys";
import type { TableReplay } from "../../live/past.svelte";

/**
 * Arrows step by decisions, with Shift by turns, Page Up and Down by rounds; Space plays, Home and End go to the ends.
 */
export function onReplayKey(past: TableReplay, event: KeyboardEvent): void {
  const key = commandOf(event);
  if (key === null || (key === " " && isOnControl(event))) return;
  const stride = event.shiftKey ? "turn" : "decision";
  if (key === "ArrowLeft") void past.step(stride, -1);
  else if (key === "ArrowRight") void past.step(stride, 1);
  else if (key === "PageUp") void past.step("round", -1);
  else if (key === "PageDown") void past.step("round", 1);
  else if (key === "Home") void past.show(0);
  else if (key === "End") past.leave();
  else if (key === " ") past.toggle();
  else return;
  event.preventDefault();
}
