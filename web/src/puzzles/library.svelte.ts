// The puzzles that there are, in the language of the page, and which of them comes next.
import { order } from "../games/home";
import { language } from "../lib/text/words.svelte";
import { fetchPuzzles, type Puzzle } from "./api";

const asked = new Map<string, Promise<Puzzle[]>>();

/** All puzzles, asked for once in each language. */
export function loadPuzzles(): Promise<Puzzle[]> {
  const lang = language();
  const known = asked.get(lang);
  if (known) return known;
  const found = fetchPuzzles().then((all) => all.sort((a, b) => a.rating - b.rating || order(a.game) - order(b.game)));
  asked.set(lang, found);
  found.catch(() => asked.delete(lang));
  return found;
}

/** What the list shows; an empty word or 0 means all. */
export interface Choice {
  game: string;
  kind: string;
  grade: number;
}

export function filterPuzzles(all: Puzzle[], { game, kind, grade }: Choice): Puzzle[] {
  return all.filter(
    (one) => (!game || one.game === game) && (!kind || one.kind === kind) && (!grade || one.grade === grade),
  );
}

/** The next puzzle of the same game that was not tried: the one whose rating is nearest to the solver's. */
export function nextPuzzle(
  all: Puzzle[],
  here: Puzzle,
  rating: number,
  isTried: (id: string) => boolean,
): Puzzle | null {
  const open = all.filter((one) => one.game === here.game && one.id !== here.id && !isTried(one.id));
  const ratingDistance = (one: Puzzle): number => Math.abs(one.rating - rating);
  return open.sort((a, b) => ratingDistance(a) - ratingDistance(b))[0] ?? null;
}
