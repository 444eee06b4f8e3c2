// Who has this table open, and the signs that people there give each other.
import type { components } from "../generated/schema";

export type Presence = components["schemas"]["PresenceShown"];
export type Sign = components["schemas"]["GiveSign"]["what"];

/** A sign that somebody has given just now. */
export interface Given {
  id: number;
  seat: string | null;
  name: string;
  what: Sign;
}

/** How somebody on a seat is: at the table, at the table and asked, not there any more, or not seen yet. */
export type Whereabouts = "here" | "thinking" | "gone" | "absent";

export const SIGNS: readonly Sign[] = ["wave", "cheers", "wow", "laugh", "thanks", "sorry", "thinking", "hurry"];
const SHOWN = 4000; // milliseconds
const MOST = 4; // at a time

export class Company {
  presence: Presence | null = $state.raw(null);
  signs: Given[] = $state.raw([]);
  private last = 0;

  /** How the person on a seat is; nothing before the server has told who is there. */
  of(seat: string, isAsked: boolean): Whereabouts | null {
    if (!this.presence) return null;
    if (this.presence.here.includes(seat)) return isAsked ? "thinking" : "here";
    return seat in this.presence.gone ? "gone" : "absent";
  }

  /** When somebody left, in milliseconds; 0 if nobody has seen it. */
  since(seat: string): number {
    return (this.presence?.gone[seat] ?? 0) * 1000;
  }

  /** Show a sign for a while. */
  react(given: Omit<Given, "id">): void {
    const id = ++this.last;
    this.signs = [...this.signs, { ...given, id }].slice(-MOST);
    setTimeout(() => {
      this.signs = this.signs.filter((one) => one.id !== id);
    }, SHOWN);
  }
}
