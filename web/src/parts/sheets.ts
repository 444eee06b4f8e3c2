// In which drawing a symbol is.  What one game alone uses lies in its folder: `games/<game>/art/*.svg`, each fetched
// when a symbol of it is first shown.
import icons from "../art/icons.svg?url";
import pieces from "../art/pieces.svg?url";
import signs from "../art/signs.svg?url";

const SHEETS = import.meta.glob<string>("../games/*/art/*.svg", { eager: true, query: "?url", import: "default" });
const NAMES = import.meta.glob<string[]>("../games/*/art/*.svg", { eager: true, query: "?symbols", import: "default" });
const OF_GAMES = new Map(Object.entries(NAMES).flatMap(([path, all]) => all.map((name) => [name, SHEETS[path]!])));
const SHARED: Record<string, string> = { b: pieces, r: signs };

/** The address of the drawing that has a symbol: `i-corn`, `b-jaguar`, `r-wave`. */
export const sheetOf = (name: string): string => OF_GAMES.get(name) ?? SHARED[name.split("-", 1)[0]!] ?? icons;
