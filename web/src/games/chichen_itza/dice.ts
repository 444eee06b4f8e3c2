// Which dice hit: what the gear, the phase and the cards of a side make of a roll.  Only to colour dice; the server
// counts.
import type { Box, Fight, Hero, Phase, View } from "./view";

const STONE_5 = 56;
const FIRE_4 = 57;
const RANGED_3 = 54;
const ADDS_ONE = 49;
const PAIRS = 58;
const RANGED_SIX = 10; // a hero card

export interface Hitting {
  upTo: number;
  alsoSix: boolean;
  pairs: boolean; // every two sixes are a hit
}

export interface Roller {
  seat: string;
  other: string | null; // the player on the other side
  heroes: Hero[];
  isFire: boolean;
}

/** Who rolls in a fight under way. */
export function rollerOf(fight: Fight, seat: string): Roller {
  const isFirst = seat === fight.attacker;
  const other = isFirst ? fight.defender : fight.attacker;
  return {
    seat,
    other: other === "none" ? null : other,
    heroes: (isFirst ? fight.attackers : fight.defenders).heroes,
    isFire: fight.cast.fire > 0,
  };
}

/** The pips that hit in a phase for a side. */
export function hitting(view: View, box: Box, { seat, other, heroes, isFire }: Roller, phase: Phase): Hitting {
  const own = view.seats[seat];
  const foe = other === null ? undefined : view.seats[other];
  const gods = own?.gods ?? [];
  const hasHero = (card: number): boolean => heroes.some((hero) => own?.heroes[hero]?.card === card);
  if (phase === "melee") {
    return {
      upTo: box.gears.melee_max_hit.value[(own?.melee ?? 1) - 1] ?? 1,
      alsoSix: false,
      pairs: gods.includes(PAIRS),
    };
  }
  if (phase === "ranged") {
    return {
      upTo: Math.max(...box.hit_rules.ranged.hits_on) + (gods.includes(RANGED_3) ? 1 : 0),
      alsoSix: hasHero(RANGED_SIX),
      pairs: false,
    };
  }
  const base =
    Math.max(...box.hit_rules[isFire ? "fire" : "stone"].hits_on) + (gods.includes(isFire ? FIRE_4 : STONE_5) ? 1 : 0);
  return { upTo: base - (foe?.gods.includes(ADDS_ONE) ? 1 : 0), alsoSix: false, pairs: false };
}

export function isHit(pips: number, rule: Hitting): boolean {
  return pips <= rule.upTo || (rule.alsoSix && pips === 6);
}

/** The hits of a roll. */
export function countHits(dice: number[], rule: Hitting): number {
  const sixes = dice.filter((pips) => pips === 6).length;
  return dice.filter((pips) => isHit(pips, rule)).length + (rule.pairs ? Math.floor(sixes / 2) : 0);
}

/** The symbols of a die face: "hit2" is two hits, "hit+guard" one of each. */
export function symbols(face: string): string[] {
  return face.split("+").flatMap((part) => {
    const [, name = "blank", count = "1"] = /^([a-z]+)(\d*)$/.exec(part) ?? [];
    return name === "blank" ? [] : Array<string>(Number(count || 1)).fill(name);
  });
}

export interface Outcome {
  face: string[];
  count: number; // how many faces are the same
  damage: number;
  guards: number;
}

/** What each different face of a creature's die does in a phase. */
export function outcomes(faces: string[], symbol: string | undefined): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const face of faces) {
    const known = found.get(face);
    if (known) known.count++;
    else {
      const shown = symbols(face);
      found.set(face, {
        face: shown,
        count: 1,
        damage: shown.filter((one) => one === symbol).length,
        guards: shown.filter((one) => one === "guard").length,
      });
    }
  }
  return [...found.values()];
}
