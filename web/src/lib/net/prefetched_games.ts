// The games for the first screen, asked for while its words are still on their way.
import { sendRequest, type GameInfo } from "./api";
import type { Language } from "../text/words.svelte";

let games: Promise<GameInfo[]> | null = null;

/** Begin to ask for the games. */
export function prefetchGames(lang: Language): void {
  games = sendRequest<GameInfo[]>("GET", "/games", { lang });
  games.catch(() => undefined);
}

/** The games that were asked for ahead, once; nothing if they were not. */
export function takePrefetchedGames(): Promise<GameInfo[]> | null {
  const found = games;
  games = null;
  return found;
}
