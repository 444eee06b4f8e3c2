// What the home page adds to the games the server knows: pictures, and our own estimate of how long a game takes.
import chichen from "../games/chichen_itza/scene.svg?url";
import temple from "../games/temple_of_chac/scene.svg?url";
import tzolkin from "../games/tzolkin/scene.svg?url";
import bul from "../games/bul/scene.svg?url";

interface Extra {
  scene: string;
  icon: string;
  minutes: number; // an estimate of ours for three people at one table
}

const GAMES: Record<string, Extra> = {
  tzolkin: { scene: tzolkin, icon: "i-gear", minutes: 90 },
  chichen_itza: { scene: chichen, icon: "i-hex", minutes: 120 },
  temple_of_chac: { scene: temple, icon: "i-boulder", minutes: 45 },
  bul: { scene: bul, icon: "i-corn", minutes: 10 },
};
const ORDER = Object.keys(GAMES);

export const scene = (game: string): string => GAMES[game]?.scene ?? "";
export const icon = (game: string): string => GAMES[game]?.icon ?? "i-hex";
export const minutes = (game: string): number => GAMES[game]?.minutes ?? 0;
/** The big games first, the small one after them, unknown ones last. */
export const order = (game: string): number => (ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length);
export const isSmall = (game: string): boolean => game === "bul";
