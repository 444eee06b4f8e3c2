// Recorded positions as the page uses them: every answer has a button with words, and a pretended server tells them.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { answers, answerTo, WATCHER, type Fixture } from "../../dev/pretend";
import { loadGameUI, type ButtonLook, type GameUI } from "../../src/games/game_ui";
import type { Effect, State } from "../../src/lib/net/api";
import { Desk } from "../../src/lib/state/desk.svelte";
import { loadWords, hasMessage, setLanguage } from "../../src/lib/text/words.svelte";
import { answersOf } from "../../src/table/answers";

const FILES = import.meta.glob<Fixture>("../../fixtures/*/*.json", { import: "default", eager: true });
const name = (path: string): string => path.slice("../../fixtures/".length, -".json".length);
const POSITIONS = Object.entries(FILES).filter(([path]) => !path.endsWith("components.json"));
const gameOf = (path: string): string => name(path).split("/")[0]!;
const faces = new Map<string, GameUI>();

beforeAll(async () => {
  await setLanguage("en");
  for (const game of new Set(POSITIONS.map(([path]) => gameOf(path)))) {
    await loadWords(game);
    faces.set(game, await loadGameUI(game));
  }
});

const asked = POSITIONS.flatMap(([path, { states }]) => {
  const state = Object.values(states).find((one) => one.you !== null && one.ask?.seat === one.you);
  return state ? [{ at: name(path), game: gameOf(path), state }] : [];
});

function sitting(game: string, state: State): Desk {
  const desk = new Desk(game, { choose: vi.fn(), explainMove: vi.fn(), fetchRefused: vi.fn() });
  desk.components = FILES[`../fixtures/${game}/components.json`];
  desk.show(state, null);
  return desk;
}

/** Is an effect to be seen in the words and symbols of a button?  What nobody has words for is not. */
function isSeen(effect: Effect, look: ButtonLook, game: string): boolean {
  const numbers = (look.amounts ?? []).map(({ count }) => String(count ?? ""));
  const words = [look.title, look.note ?? "", ...numbers].join(" ");
  const marks = (look.amounts ?? []).filter(({ label }) => label);
  switch (effect.kind) {
    case "pay":
    case "lose":
    case "gain":
    case "points":
      return words.includes(String(Math.abs(effect.amount))) || (effect.amount === 1 && numbers.includes(""));
    case "level":
    case "step":
      return words.includes(`${effect.before}→${effect.after}`);
    case "reveal":
      return words.includes("hidden");
    case "chance":
      return (look.amounts ?? []).some(({ chance }) => chance) || marks.length > 0 || words.includes("chance");
    case "happen":
      return !hasMessage(`effect-${game}-${effect.event}`) || numbers.length > 0 || Boolean(look.note);
    case "put":
      return Boolean(look.icon);
  }
}

describe("the prompt", () => {
  it.each(asked)("at $at shows every effect of every answer", ({ game, state }) => {
    const desk = sitting(game, state);
    const unseen = (state.options ?? []).flatMap((option) => {
      const look = faces.get(game)!.button(desk, option);
      return (option.effects ?? []).flatMap((one) => (isSeen(one, look, game) ? [] : [[option.move, one, look]]));
    });
    expect(unseen).toEqual([]);
  });

  it.each(asked)("at $at has a button with words for every answer", ({ game, state }) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const desk = sitting(game, state);
    const found = answersOf(desk, faces.get(game)!, "");
    expect(found.total).toBe(state.options.length);
    for (const { look } of found.shown) {
      const words = [look.title, look.note ?? "", look.group ?? ""].join(" ");
      expect(look.title.trim()).not.toBe("");
      expect(words).not.toMatch(/undefined|NaN|\[object/);
      for (const amount of look.amounts ?? []) expect(amount.icon).toMatch(/^[ib]-/);
    }
    expect(warn.mock.calls).toEqual([]); // a message with a fact that is missing
  });
});

describe("the pretended server", () => {
  const [, fixture] = POSITIONS[0]!;
  const { table } = fixture.states[WATCHER]!;

  it("tells its one table, and nothing else", () => {
    expect(answerTo(fixture, { a: 1 }, `/api/tables/${table.id}`)).toEqual(table);
    expect(answerTo(fixture, { a: 1 }, `/api/tables/${table.id}/components`)).toEqual({ a: 1 });
    expect(answerTo(fixture, {}, "/api/tables/other")).toBeUndefined();
  });

  it("tells a seat its own state, and everybody else the watcher's", () => {
    const [seat = ""] = Object.keys(fixture.states);
    expect(answers(fixture, { type: "hello", token: seat })[1]).toMatchObject({ type: "state", you: seat });
    expect(answers(fixture, { type: "hello" })[1]).toMatchObject({ type: "state", you: null });
  });

  it("explains what is refused, and plays nothing", () => {
    const group = { rule: "r1", moves: ["stay"], count: 1 } as Fixture["refused"][number];
    const held = { ...fixture, refused: [group] };
    expect(answers(held, { type: "why", id: 3, move: "stay" })[0]).toMatchObject({ id: 3, legal: false, rule: "r1" });
    expect(answers(held, { type: "why", id: 4, move: "go" })[0]).toMatchObject({ id: 4, legal: true });
    expect(answers(held, { type: "refusals", id: 5 })[0]).toMatchObject({ id: 5, refused: [group] });
    expect(answers(held, { type: "choice", id: 6 })[0]).toMatchObject({ type: "refused", id: 6 });
  });
});
