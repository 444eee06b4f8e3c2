// Where the others have left something: placed workers ride on with their gears, so their spaces are counted on.
import { changedThings } from "../../lib/state/changed_things";

type Event = Record<string, unknown>;

/** The things that events have changed. */
export function changedOnBoard(events: Event[]): string[] {
  let placed: { gear: string; space: number }[] = [];
  for (const event of events) {
    const here = { gear: String(event["gear"]), space: Number(event["space"]) };
    if (event["event"] === "placed" && event["gear"] !== "start") placed.push(here);
    else if (event["event"] === "picked")
      placed = placed.filter((one) => one.gear !== here.gear || one.space !== here.space);
    else if (event["event"] === "turned") {
      const by = Number(event["to"]) - Number(event["from"]);
      placed = placed.map((one) => ({ ...one, space: one.space + by }));
    }
  }
  const elsewhere = events.filter(({ gear, event }) => gear === undefined && event !== "turned");
  return [...placed.map(({ gear, space }) => `space:${gear}-${space}`), ...changedThings(elsewhere)];
}
