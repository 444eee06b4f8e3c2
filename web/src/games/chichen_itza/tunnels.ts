// Where tunnels run: from portal to portal, each bowed away from the third mine, so that no two lie on each other.
import { centre, WIDE, type Point } from "./geometry";
import type { Tile, View } from "./view";

const BEND = 0.12; // of a way over land
const BORE = 0.28; // of a tunnel
const LONG_BORE = 0.36; // of one that passes the third mine of a row

/** The tunnel mines on the board. */
export function tunnelMines(view: View): string[] {
  return Object.keys(view.tiles).filter((id) => view.tiles[id]?.tunnel);
}

/** Where the building of a tile stands: a creature or units push it aside. */
export function buildingSpot(tile: Tile): Point & { size: number } {
  if (tile.creature !== "none") return { x: -19, y: -22, size: 36 };
  const isHeld = tile.units.warriors + tile.units.heroes.length > 0;
  return isHeld ? { x: 0, y: -21, size: 42 } : { x: 0, y: -12, size: 48 };
}

/** The portal of a tunnel mine, on the board. */
export function portalPoint(tile: Tile): Point {
  const [at, spot] = [centre(tile.cell), buildingSpot(tile)];
  return { x: at.x + spot.x, y: at.y + spot.y };
}

/** How far a way between two places is bowed; a tunnel is the same both ways. */
export function bendOf(view: View, from: string, to: string): number {
  const mines = tunnelMines(view);
  const third = mines.find((id) => id !== from && id !== to);
  if (!mines.includes(from) || !mines.includes(to)) return BEND;
  if (!third) return BORE;
  const [a, b, c] = [from, to, third].map((id) => centre(view.tiles[id]!.cell)) as [Point, Point, Point];
  const side = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (Math.abs(side) > 1) return -Math.sign(side) * BORE;
  // three in a row: the long way keeps away from the city, the two short ones lie on the other side of the row
  const city = (b.x - a.x) * -a.y - (b.y - a.y) * (WIDE / 2 - a.x) || b.y - a.y || b.x - a.x;
  const isLong = (c.x - a.x) * (c.x - b.x) + (c.y - a.y) * (c.y - b.y) < 0;
  return Math.sign(city) * (isLong ? -LONG_BORE : BORE);
}
