// What has happened since one's last decision: the lines of the log, the events, and which numbers of which seat have
// changed. All of it comes from what the server told; a page that was just opened knows the lines alone.
import type { Events, Line, State } from "../net/api";

// biome-ignore lint/suspicious/noExplicitAny: every game has a view of its own
type View = Record<string, any>;
type Event = Record<string, unknown>;

/** What a seat did in a row, with what came of it. */
export interface Group {
  seat: string; // empty: the game itself
  heading: string; // the round that has begun before it, if one has
  lines: { line: Line; index: number }[];
}

export class SinceTurn {
  private from = $state(0); // the first line of the log that is new
  base: View | null = $state.raw(null); // the view after the last own decision, if it was seen
  events: Event[] = $state.raw([]);
  isDismissed = $state(false);

  /** Somebody sits down at a game that runs. */
  begin(state: State, log: Line[]): void {
    this.base = null;
    this.events = [];
    this.isDismissed = false;
    const last = log.findLastIndex((line) => line.seat === state.you && typeof line.at === "number");
    this.from = last < 0 ? log.length : last + 1; // how a game was set up is no news
  }

  /** The game has gone on; `log` is the whole one. */
  follow(before: State | null, now: State, events: Events | null, log: Line[]): void {
    if (!before || events?.anew || now.answers < before.answers) return this.begin(now, log);
    if (now.answers > before.answers && before.ask?.seat === now.you) {
      this.base = now.view;
      this.events = [];
      this.from = log.length;
      this.isDismissed = false;
    } else if (events?.events.length) this.events = [...this.events, ...events.events];
  }

  /** The lines that are new, by who did it. */
  groups(log: Line[]): Group[] {
    return groupLines(log, this.from);
  }
}

/** Lines from one on without the minor ones, by seats in a row; what the game says belongs to the seat before. */
export function groupLines(log: Line[], from: number): Group[] {
  const groups: Group[] = [];
  let heading = "";
  for (const [place, line] of log.slice(from).entries()) {
    const last = groups.at(-1);
    if (line.minor) continue;
    if (line.heading) heading = line.text;
    else if (last && !heading && (!line.seat || line.seat === last.seat)) {
      last.lines.push({ line, index: from + place });
    } else {
      groups.push({ seat: line.seat ?? "", heading, lines: [{ line, index: from + place }] });
      heading = "";
    }
  }
  return groups;
}

const sizeOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === "number" ? value : NaN;

/** By how much the numbers of the seats differ in two views: `blue.corn` is 3 more. */
export function compareNumbers(before: View | null, now: View | null): Map<string, number> {
  const found = new Map<string, number>();
  if (before === now || !before?.["seats"] || !now?.["seats"]) return found;
  for (const [seat, own] of Object.entries<View>(now["seats"])) {
    const old = before["seats"][seat] as View | undefined;
    if (!old || old === own) continue;
    for (const [key, value] of Object.entries(own)) {
      const delta = sizeOf(value) - sizeOf(old[key]);
      if (delta) found.set(`${seat}.${key}`, delta);
    }
  }
  return found;
}
