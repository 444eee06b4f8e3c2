// What the first screen needs is asked for while the words are still on their way: each of the three would wait for
// the one before. Afterwards the screens ask for themselves.
import { prefetchGames } from "./lib/net/prefetched_games";
import type { Language } from "./lib/text/words.svelte";

/** Begin to fetch a screen by its address. */
export function prefetchScreen(path: string, lang: Language): void {
  const screen =
    path === "/"
      ? import("./home/Home.svelte")
      : path.startsWith("/t/")
        ? import("./table/TableScreen.svelte")
        : Promise.resolve();
  screen.catch(() => undefined); // the screen itself says that it could not be fetched
  if (path === "/") prefetchGames(lang);
}
