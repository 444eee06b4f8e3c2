// Who has this table open, and the reactions that people there give each other.
import type { components } from "../generated/schema";

export type Presence = components["schemas"]["PresenceShown"];
export type Reaction = components["schemas"]["GiveSign"]["what"];

/** A reaction that somebody has given just now. */
export interface ShownReaction {
  id: number;
  seat: string | null;
  name: string;
  what: Reaction;
}

/** How somebody on a seat is: at the table, at the table and asked, not there any more, or not seen yet. */
export type Whereabouts = "here" | "thinking" | "gone" | "absent";

export const REACTIONS: readonly Reaction[] = [
  "wave",
  "cheers",
  "wow",
  "laugh",
  "thanks",
  "sorry",
  "thinking",
  "hurry",
];
const SHOWN = 4000; // milliseconds
const MOST = 4; // at a time

export class Company {
  presence: Presence | null = $state.raw(null);
  reactions: ShownReaction[] = $state.raw([]);
  private last = 0;

  /** How the person on a seat is; nothing before the server has told who is there. */
  whereaboutsOf(seat: string, isAsked: boolean): Whereabouts | null {
    if (!this.presence) return null;
    if (this.presence.here.includes(seat)) return isAsked ? "thinking" : "here";
    return seat in this.presence.gone ? "gone" : "absent";
  }

  /** When somebody left, in milliseconds; 0 if nobody has seen it. */
  leftAt(seat: string): number {
    return (this.presence?.gone[seat] ?? 0) * 1000;
  }

  /** Show a reaction for a while. */
  showReaction(given: Omit<ShownReaction, "id">): void {
    const id = ++this.last;
    this.reactions = [...this.reactions, { ...given, id }].slice(-MOST);
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.id !== id);
    }, SHOWN);
  }
}
