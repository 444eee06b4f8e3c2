// How a game looks: what its folder exports as `ui`, and what the table screen does with it.
import type { Component } from "svelte";
import type { Desk } from "../lib/state/desk.svelte";
import type { Option } from "../lib/net/api";

/** A symbol with a number, such as 3 corn. */
export interface Amount {
  icon: string;
  count?: number | string;
  label?: string;
  chance?: string; // how likely it is, where chance decides
}

/** How an answer looks as a button: a short title, a symbol before it, what it costs or brings. */
export interface ButtonLook {
  title: string;
  icon?: string;
  amounts?: Amount[];
  note?: string;
  main?: boolean; // the one that ends the turn or goes on: filled, at the end of the prompt, also on Enter
  group?: string; // answers of one group stand together under this title where there are many
}

/** One view of the game, where not everything can be seen at once. */
export interface View {
  id: string;
  icon: string;
  title: () => string;
  Content: Component;
  hasLog?: boolean; // it contains log and chat
}

/** Everything the table screen needs of a game.  All components take the desk from their context. */
export interface GameUI {
  columns: [number, number]; // pixels that the left and the right column need
  prompt: "wide" | "centre"; // does the prompt stand below everything, or below the board?
  Strip?: Component; // in the top bar: rounds, calendar
  Notice?: Component; // above the board, on a phone above every view: what binds everybody now
  Goods?: Component; // over a corner of the board where the own seat is not always seen: what it has, in short
  Left: Component;
  Board: Component;
  Right: Component;
  views: View[]; // one at a time where there is little room; the first is the board
  tabs?: View[]; // beside the board, one at a time, where a whole column has room; without them the views
  tabHeight?: number; // pixels that the tallest of them needs
  button: (desk: Desk, option: Option) => ButtonLook;
  // is a refused move one that somebody could mean?  Others are not listed
  means?: (desk: Desk, move: string) => boolean;
  // the things that events have changed, where their fields alone do not say it
  traces?: (events: Record<string, unknown>[]) => string[];
  // on the chips of a phone: points so far, as far as they are known
  points?: (desk: Desk, seat: string) => number | string | null;
  // has a seat secrets, at all or now, so that a shared screen needs a cover?
  hides: boolean | ((view: Desk["view"]) => boolean);
}

const GAME_UIS = import.meta.glob<{ ui: GameUI }>("./*/ui.ts");

/** The UI of a game; games without one of their own get a plain one. */
export async function loadGameUI(game: string): Promise<GameUI> {
  const load = GAME_UIS[`./${game}/ui.ts`] ?? GAME_UIS["./plain/ui.ts"]!;
  return (await load()).ui;
}
