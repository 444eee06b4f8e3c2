// How a seat is called: by its person's name, or as a bot by the colour of its seat.
import type { SeatLook } from "./desk.svelte";
import { knows, say } from "./words.svelte";

export function nameOf(seat: Pick<SeatLook, "seat" | "name" | "kind">): string {
  return seat.name || colourOf(seat.seat);
}

/** The seat's name in the words of the games: Red, Blue. */
export function colourOf(seat: string): string {
  const key = `page-seat-${seat}`;
  return knows(key) ? say(key) : seat;
}

/** The level of a bot in words. */
export function levelOf(bot: string): string {
  const key = `page-level-${bot}`;
  return knows(key) ? say(key) : bot;
}
