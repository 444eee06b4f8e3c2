// How every answer of the game looks as a button: a symbol, a short title, what it costs and brings.
import type { Amount, ButtonLook } from "../game_ui";
import type { Option } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { formatNumber, say } from "../../lib/text/words.svelte";
import { gainAmounts, levelOf, priceAmounts } from "./effects";
import { actionGlyphs, BEYOND, effectLines, levelGlyphs, scoreWorth } from "./glyphs";
import { CROP_ICONS, type Crop } from "./jungle";
import {
  actionText,
  GEAR_ICONS,
  godName,
  GOD_ICONS,
  goodIcon,
  kindName,
  termName,
  spaceName,
  trackName,
  TRACK_ICONS,
} from "./names";
import { actionOf, factsOf, viewOf, tileOf, type Gear, type Good, type Temple, type Track } from "./view";

const ROOMY = 4; // this many answers have room for words

type Look = (desk: Desk, option: Option, words: string[]) => ButtonLook;

const LOOKS: Record<string, Look> = {
  place: (desk, option, [target]) => {
    const price = priceAmounts(option);
    const amounts = price.length ? price : [{ icon: "i-corn", count: 0 }];
    const group = say("page-tzolkin-group-place");
    if (target === "start")
      return {
        title: say("page-tzolkin-start"),
        icon: GEAR_ICONS.start,
        amounts: [...amounts, ...gainAmounts(option)],
        group,
      };
    const gear = target as Gear;
    const space = viewOf(desk).free_spaces[gear]?.space;
    return {
      title: space === undefined ? termName("gear", gear) : spaceName(gear, space),
      icon: GEAR_ICONS[gear],
      amounts,
      group,
    };
  },
  pick: (desk, _option, [name, space]) => {
    const gear = name as Gear;
    return {
      title: spaceName(gear, Number(space)),
      icon: GEAR_ICONS[gear],
      amounts: spaceGlyphs(desk, gear, Number(space)),
      ...spaceNote(desk, gear, Number(space)),
      group: say("page-tzolkin-group-pick"),
    };
  },
  act: (desk, option, [name, number]) => {
    const gear = name as Gear;
    const given = gainAmounts(option); // what an action gives may still have to be chosen
    const isTold = option.effects?.some(({ kind }) => kind !== "happen" && kind !== "pay" && kind !== "lose");
    return {
      title: spaceName(gear, Number(number)),
      icon: GEAR_ICONS[gear],
      amounts: [...priceAmounts(option), ...given, ...(isTold ? [] : spaceGlyphs(desk, gear, Number(number)))],
      ...spaceNote(desk, gear, Number(number)),
    };
  },
  nothing: () => ({ title: say("page-tzolkin-nothing"), icon: "i-close" }),
  stop: (desk) => ({
    title: say(isTurn(desk) ? "page-tzolkin-end-turn" : "page-tzolkin-done"),
    icon: "i-check",
    main: true,
  }),
  beg: (desk) => {
    const begging = factsOf(desk, "turn")?.begging;
    const amounts = begging
      ? [
          { icon: "i-corn", count: `→${begging.corn}` },
          { icon: "i-pyramid", count: `−${begging.steps}` },
        ]
      : [];
    return { title: say("page-tzolkin-beg"), icon: "i-corn", amounts };
  },
  climb: (desk, _option, [temple]) => step(desk, temple as Temple, "climb"),
  anger: (desk, _option, [temple]) => step(desk, temple as Temple, "anger"),
  harvest: (_desk, option, [crop]) => ({
    title: say(`page-tzolkin-crop-${crop}`),
    icon: CROP_ICONS[crop as Crop],
    amounts: gainAmounts(option),
  }),
  advance: (desk, option, [name]) => {
    const track = name as Track;
    const level = levelOf(option); // none beyond the last one
    return {
      title: level ? trackName(track) : say("page-tzolkin-beyond", { track: trackName(track) }),
      icon: TRACK_ICONS[track],
      amounts: [
        ...priceAmounts(option),
        ...(level ? [{ icon: "i-tech", count: `${level.before}→${level.after}` }] : []),
        ...levelGlyphs(desk, track, level?.after ?? BEYOND),
      ],
    };
  },
  pay: (_desk, option, [good]) => ({
    title: say("page-tzolkin-pay", { good: termName("good", good!) }),
    icon: goodIcon(good as Good),
    amounts: priceAmounts(option),
  }),
  take: (_desk, option, [good]) => ({
    title: say("page-tzolkin-take", { good: termName("good", good!) }),
    icon: goodIcon(good as Good),
    amounts: gainAmounts(option),
  }),
  sell: (_desk, option, [good]) => ({
    title: say("page-tzolkin-sell", { good: termName("good", good!) }),
    icon: goodIcon(good as Good),
    amounts: gainAmounts(option),
    group: say("page-tzolkin-title-sell"),
  }),
  buy: (_desk, option, [good]) => ({
    title: say("page-tzolkin-buy", { good: termName("good", good!) }),
    icon: goodIcon(good as Good),
    amounts: priceAmounts(option),
    group: say("page-tzolkin-title-buy"),
  }),
  build: (desk, option, [id, way, left]) => {
    const tile = tileOf(desk, id!);
    const kind = tile?.type ? kindName(tile.type) : id!;
    const title =
      way === "less"
        ? say("page-tzolkin-build-less", { kind, good: termName("good", left!) })
        : way === "plain"
          ? say("page-tzolkin-build-plain", { kind })
          : kind;
    return {
      title,
      icon: tile?.score ? "i-monument" : "i-tech-3",
      amounts: [...priceAmounts(option), ...tileGlyphs(desk, id!)],
    };
  },
  days: (_desk, option, [days]) => ({
    title: say(`page-tzolkin-days-${days}`),
    icon: "i-sun",
    amounts: [{ icon: "i-gear", count: `+${days}` }, ...gainAmounts(option)],
  }),
  keep: (desk, option, [first, second]) => {
    const dealt = factsOf(desk, "wealth")?.dealt ?? [];
    const [a, b] = [dealt.indexOf(first!) + 1, dealt.indexOf(second!) + 1];
    return {
      title: say("page-tzolkin-keep", { first: a || first!, second: b || second! }),
      amounts: gainAmounts(option),
    };
  },
};

/** The look of an answer; one that nobody knows keeps its words. */
export function answerLook(desk: Desk, option: Option): ButtonLook {
  const [verb = "", ...words] = option.move.split(" ");
  const look = LOOKS[verb];
  return look ? look(desk, option, words) : { title: option.text ?? "" };
}

// What a space gives; the last ones give any action of their gear.
function spaceGlyphs(desk: Desk, gear: Gear, space: number): Amount[] {
  const of = actionOf(desk, gear, space)?.of;
  return of ? [{ icon: "i-any", count: `${of[0]}–${of.at(-1)}` }] : actionGlyphs(desk, gear, space);
}

// Words beside the symbols, while there is room for them.
function spaceNote(desk: Desk, gear: Gear, space: number): { note?: string } {
  return desk.choices.length <= ROOMY ? { note: actionText(desk, gear, space) } : {};
}

// What a tile gives or scores.
function tileGlyphs(desk: Desk, id: string): Amount[] {
  const tile = tileOf(desk, id);
  const lines = effectLines(tile?.effects ?? []).flatMap((line) =>
    line.points ? [{ icon: "i-vp", count: `+${line.points}` }] : line.amounts,
  );
  const score = tile?.score ? scoreWorth(tile.score, desk.seats.length) : undefined;
  return [...lines, ...(score ? [{ icon: "i-vp", count: score.points }, ...score.per] : [])];
}

function isTurn(desk: Desk): boolean {
  return ["place", "pick", "turn"].includes(desk.state?.ask?.prompt ?? "");
}

function step(desk: Desk, temple: Temple, verb: "climb" | "anger"): ButtonLook {
  const worth = factsOf(desk, verb)?.steps[temple];
  return {
    title: say(`page-tzolkin-${verb}`, { god: godName(temple) }),
    icon: GOD_ICONS[temple],
    amounts: [
      ...(worth ? [{ icon: "i-vp", count: `${formatNumber(worth.before)}→${formatNumber(worth.after)}` }] : []),
      ...(worth?.gift ? [{ icon: goodIcon(worth.gift), count: verb === "climb" ? "+1" : "−1" }] : []),
    ],
  };
}
