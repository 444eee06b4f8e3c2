// The games for the first screen, asked for while its words are still on their way.
import { call, type GameInfo } from "./api";
import type { Language } from "../text/words.svelte";

let games: Promise<GameInfo[]> | null = null;

/** Begin to ask for the games. */
export function askGamesAhead(lang: Language): void {
  games = call<GameInfo[]>("GET", "/games", { lang });
  games.catch(() => undefined);
}

/** The games that were asked for ahead, once; nothing if they were not. */
export function gamesAhead(): Promise<GameInfo[]> | null {
  const found = games;
  games = null;
  return found;
}
