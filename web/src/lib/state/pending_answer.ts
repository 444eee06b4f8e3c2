// Moves that are not sent at once: those that end the turn and those that would lose or waste something wait until
// somebody has said so once more.
import type { Option } from "../net/api";

/** Why a move waits: it ends the turn, or it would lose or waste something. */
export type HoldReason = "end" | "caution";

/** Why an answer waits for a second word; one that does nothing but end the turn is that word itself. */
export function holdReason(option: Option | undefined, isFaster: boolean): HoldReason | null {
  if (!option || isFaster) return null;
  const hasCautions = Boolean(option.cautions?.length);
  const ends = option.ends_turn ?? "no";
  if (ends === "also" || (ends === "only" && hasCautions)) return "end";
  return hasCautions ? "caution" : null;
}

/** What an answer would lose or waste, in words. */
export function warningText(option: Option | undefined): string {
  return (option?.cautions ?? []).map(({ text }) => text ?? "").join(" ");
}
