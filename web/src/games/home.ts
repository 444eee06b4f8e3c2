// What the home page adds to the games the server knows: pictures, and our own estimate of how long a game takes.
// Each game says it in its own folder.
export interface HomeCard {
  scene: string;
  icon: string;
  minutes: number; // an estimate of ours for three people at one table
  place: number; // among the games: the big ones first
  isSmall?: boolean;
  drawings?: Record<string, string>; // of options and of what their values name, where a table is planned
  position?: string; // an example of a position as a file, shown where somebody can write one
}

const CARDS = import.meta.glob<HomeCard>("./*/home.ts", { eager: true, import: "home" });
const card = (game: string): HomeCard | undefined => CARDS[`./${game}/home.ts`];

export const scene = (game: string): string => card(game)?.scene ?? "";
export const icon = (game: string): string => card(game)?.icon ?? "i-hex";
export const minutes = (game: string): number => card(game)?.minutes ?? 0;
/** Unknown games come last. */
export const order = (game: string): number => card(game)?.place ?? Number.MAX_SAFE_INTEGER;
/** The symbol of an option, or of what its value names; a hexagon for a game that draws none. */
export const drawing = (game: string, of: string): string => card(game)?.drawings?.[of] ?? "i-hex";
/** An example of a position of the game as a file; for a game without one how such a file begins. */
export const position = (game: string): string => card(game)?.position ?? `game: ${game}\n`;
export const isSmall = (game: string): boolean => card(game)?.isSmall ?? false;
