// What the server says a move does at once ("−1 corn, +3 wood"), as symbols with numbers.
import type { Amount } from "../face";
import { say } from "../../lib/words.svelte";
import { goodIcon, named, TRACK_ICONS, GOD_ICONS } from "./names";
import { GOODS, TEMPLES, TRACKS } from "./view";

const SIGNED = /^([+−])(\d+) (.+)$/;
const CHANGE = /^(.+) (\d+→\d+)$/;

/** The parts of a sentence of effects that are amounts, and the others as they are. */
export function effectGlyphs(effects: string): { amounts: Amount[]; rest: string[] } {
  const amounts: Amount[] = [];
  const rest: string[] = [];
  for (const part of effects ? effects.split(", ") : []) {
    const found = glyph(part);
    if (found) amounts.push(found);
    else rest.push(part);
  }
  return { amounts, rest };
}

function glyph(part: string): Amount | undefined {
  const signed = SIGNED.exec(part);
  if (signed) {
    const [, sign, count, name] = signed as unknown as [string, string, string, string];
    const icon = iconOf(name, Number(count));
    return icon ? { icon, count: `${sign}${count}`, label: name } : undefined;
  }
  const change = CHANGE.exec(part);
  if (!change) return undefined;
  const [, name, steps] = change as unknown as [string, string, string];
  const track = TRACKS.find((one) => named("track", one) === name);
  const temple = TEMPLES.find((one) => named("temple", one) === name);
  const icon = track ? TRACK_ICONS[track] : temple ? GOD_ICONS[temple] : undefined;
  return icon ? { icon, count: steps, label: name } : undefined;
}

function iconOf(name: string, count: number): string | undefined {
  const good = GOODS.find((one) => named("good", one, count) === name);
  if (good) return goodIcon(good);
  if (say("effect-tzolkin-worker-came").endsWith(` ${name}`)) return "i-worker";
  return say("effect-tzolkin-scored", { points: count }).endsWith(` ${name}`) ? "i-vp" : undefined;
}

/** How much of a good a move takes or gives, going by its effects; 0 if it says nothing of it. */
export function amountOf(effects: string, icon: string, sign: "+" | "−"): number {
  return effectGlyphs(effects)
    .amounts.filter((amount) => amount.icon === icon && String(amount.count).startsWith(sign))
    .reduce((sum, amount) => sum + Number(String(amount.count).slice(1)), 0);
}
