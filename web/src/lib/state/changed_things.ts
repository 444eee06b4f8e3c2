// Where on the board events have left something: the names of things (`data-thing`) that they speak of. The fields of
// an event are called like the kinds of things, so no game is known here.

type Event = Record<string, unknown>;

const NOWHERE = new Set(["at", "event", "seat", "from", "gear", "kind", "type", "number", "amount", "good", "pips"]);
const PLACES = ["place", "space"]; // what the end of a way may be called

/** The things that events have changed; of a way only its end. */
export function changedThings(events: Event[]): string[] {
  const kept: Event[] = [];
  for (const event of events) {
    const before = kept.findLastIndex((one) => one["seat"] === event["seat"] && "to" in one && "from" in one);
    const isOn = "from" in event && before >= 0 && kept[before]!["to"] === event["from"];
    if (isOn) kept.splice(before, 1);
    kept.push(event);
  }
  return [...new Set(kept.flatMap(thingsOfEvent))];
}

/** The things that one event names. */
export function thingsOfEvent(event: Event): string[] {
  return Object.entries(event).flatMap(([field, value]) => {
    if (NOWHERE.has(field) || (typeof value !== "string" && typeof value !== "number")) return [];
    return (field === "to" ? PLACES : [field]).map((kind) => `${kind}:${value}`);
  });
}

/** The places of a thing that can be seen, on the board first. */
export function findPlaces(page: ParentNode, thing: string): Element[] {
  const selector = `[data-thing~="${CSS.escape(thing)}"]`;
  const found = Array.from(page.querySelectorAll(selector)).filter(isVisible);
  return found.sort((one, two) => Number(two.closest("main") !== null) - Number(one.closest("main") !== null));
}

/** Has it a size, and is its middle inside everything that could cut it off? */
export function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflow === "visible") continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}
