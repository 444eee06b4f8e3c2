// Where the boulder may stand after its next roll, and whom that would hurt.
import { SHUT_AT, along, zone, type Box, type TempleView } from "./view";

export interface Stop {
  space: string;
  chance: number; // from 0 to 1
}

export interface Danger {
  seat: string;
  kind: "boulder" | "walls";
  chance: number;
}

export interface Forecast {
  dice: number;
  least: number; // a die of so much moves it one further
  stops: Stop[];
  dangers: Danger[];
  plate: number; // how likely it reaches the next plate, 0 if there is none
  sealed: number; // how likely it seals the exit
}

const FACES = 6;

function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let at = 0; at < hits; at++) ways = (ways * (dice - at)) / (at + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}

/** The next roll of the boulder. */
export function forecast(view: TempleView, box: Box): Forecast {
  const { base, per_die_at_least: least } = box.constants.boulder_move;
  const dice = box.constants.boulder_dice_by_checkpoints.table[String(view.plates)] ?? 0;
  const chance = (FACES + 1 - least) / FACES;
  const here = along(view.boulder);
  const last = along(view.printed.last);
  const found = new Map<number, number>();
  for (let hits = 0; here < last && hits <= dice; hits++) {
    const goal = Math.min(last, here + base + hits);
    found.set(goal, (found.get(goal) ?? 0) + binomial(dice, hits, chance));
  }
  const reach = (space: number) => [...found].reduce((sum, [goal, odds]) => (goal >= space ? sum + odds : sum), 0);
  const next = view.printed.plates[view.plates];
  return {
    dice,
    least,
    stops: [...found].map(([goal, odds]) => ({ space: `C${goal}`, chance: odds })),
    dangers: dangers(view, here, reach),
    plate: next === undefined ? 0 : reach(along(next)),
    sealed: reach(last),
  };
}

function dangers(view: TempleView, here: number, reach: (space: number) => number): Danger[] {
  const shut = view.printed.plates[SHUT_AT - 1];
  const found: Danger[] = [];
  for (const [seat, { at, escaped }] of Object.entries(view.seats)) {
    if (escaped) continue;
    const room = zone(at);
    if (room === "corridor" && along(at) > here) found.push({ seat, kind: "boulder", chance: reach(along(at)) });
    const isInside = room === "hall" || room === "entrance";
    if (isInside && view.plates < SHUT_AT && shut !== undefined)
      found.push({ seat, kind: "walls", chance: reach(along(shut)) });
  }
  return found.filter((danger) => danger.chance > 0);
}

/** The most a roll can bring: what stands further away is safe for a round. */
export function percent(chance: number): string {
  const value = Math.round(chance * 100);
  return `${value === 0 && chance > 0 ? "<1" : value}%`;
}
