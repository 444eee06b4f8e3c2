// Where workers were placed in the last turn of every seat: the ring around them says what the others have just done.
import { getContext, setContext } from "svelte";

interface Placed {
  seat: string;
  gear: string;
  space: number;
}
// biome-ignore lint/suspicious/noExplicitAny: events as the server tells them; their fields go by their name
type Event = Record<string, any>;

export class Recent {
  private placed: Placed[] = $state.raw([]);

  /** Hear what has happened; a story that is told again begins with nothing. */
  addEvents(events: Event[]): void {
    this.placed = events.length ? events.reduce(placesAfter, this.placed) : [];
  }

  /** The spaces of a gear on which others have just placed a worker. */
  spacesOn(gear: string, you: string | null): Set<number> {
    return new Set(this.placed.filter((one) => one.gear === gear && one.seat !== you).map((one) => one.space));
  }
}

function placesAfter(placed: Placed[], event: Event): Placed[] {
  switch (event["event"]) {
    case "turn-began":
      return placed.filter((one) => one.seat !== event["seat"]);
    case "placed":
      return [...placed, { seat: event["seat"], gear: event["gear"], space: event["space"] }];
    case "picked":
      return placed.filter((one) => one.gear !== event["gear"] || one.space !== event["space"]);
    case "turned":
      return placed.map((one) => ({ ...one, space: one.space + event["to"] - event["from"] }));
    default:
      return placed;
  }
}

const KEY = Symbol("recent");

export function provideRecent(): Recent {
  return setContext(KEY, new Recent());
}

export function useRecent(): Recent {
  return getContext<Recent>(KEY);
}
