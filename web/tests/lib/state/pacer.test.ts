import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer, mergeSteps, type Step } from "../../../src/lib/state/pacer.svelte";
import { settings } from "../../../src/lib/state/store.svelte";
import { compareNumbers, groupLines, SinceTurn } from "../../../src/lib/state/since_turn.svelte";
import { thingsOfEvent, changedThings } from "../../../src/lib/state/changed_things";
import { changedOnBoard } from "../../../src/games/tzolkin/changed_things";
import { events, line, state } from "../../helpers";

/** A decision of another seat, told with these lines. */
function step(answers: number, lines: string[] = [`line ${answers}`], fields: Record<string, unknown> = {}): Step {
  const told = events(
    lines.map((text) => line(text, "blue")),
    { events: lines.map((text) => ({ event: text })) as never },
  );
  return { state: state({ revision: answers, answers, ask: { seat: "blue" }, ...fields }), events: told };
}

const shown: number[] = [];
let drained = 0;
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  shown.length = drained = 0;
  pacer = new Pacer(
    (one) => shown.push(one.state.answers),
    () => drained++,
    (seat) => seat === "red",
  );
  pacer.begin(state({ answers: 0, ask: { seat: "blue" } }));
});

afterEach(() => {
  vi.useRealTimers();
  settings.pace = "normal";
});

describe("what has happened since", () => {
  it("leaves out how a fight came to its end", () => {
    const log = [line("fights", "blue"), { ...line("rolls 6", "blue"), minor: true }, line("wins", "blue")];
    expect(groupLines(log, 0).map(({ lines }) => lines.map((one) => one.line.text))).toEqual([["fights", "wins"]]);
  });
});

describe("the moves of others", () => {
  it("are shown one after another, the first at once", () => {
    for (const n of [1, 2, 3]) pacer.addStep(step(n));
    expect(shown).toEqual([1]);
    expect(pacer.isBusy).toBe(true);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.isBusy).toBe(false);
    expect(drained).toBe(2); // after the first one, when nothing more had come, and at the end
  });

  it("are faster or all at once where that is set", () => {
    settings.pace = "fast";
    for (const n of [1, 2, 3]) pacer.addStep(step(n));
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3]);
    settings.pace = "instant";
    pacer.addStep(step(4));
    pacer.addStep(step(5));
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it("wait for a word, step by step", () => {
    settings.pace = "step";
    for (const n of [1, 2, 3]) pacer.addStep(step(n));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1]);
    pacer.next();
    expect(shown).toEqual([1, 2]);
    pacer.next();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("can be skipped: the end is shown, and nothing that was told is lost", () => {
    const steps: Step[] = [];
    pacer = new Pacer(
      (one) => steps.push(one),
      () => {},
      () => false,
    );
    pacer.begin(state({ answers: 0 }));
    for (const n of [1, 2, 3]) pacer.addStep(step(n));
    pacer.skip();
    expect(steps.map((one) => one.state.answers)).toEqual([1, 3]);
    expect(steps[1]!.events!.log.map(({ text }) => text)).toEqual(["line 2", "line 3"]);
    expect(steps[1]!.events!.events).toHaveLength(2);
    expect(pacer.skips).toBe(1);
  });

  it("of which nothing is told come with the next one", () => {
    pacer.addStep(step(1));
    pacer.addStep(step(2, []));
    pacer.addStep(step(3));
    expect(pacer.waiting).toBe(1);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([1, 3]);
  });

  it("of which nothing is told are never asked for, step by step", () => {
    settings.pace = "step";
    for (const n of [1, 2]) pacer.addStep(step(n));
    pacer.addStep(step(3, []));
    pacer.addStep(step(4, [], { ask: { seat: "red" } }));
    expect(pacer.waiting).toBe(1);
    pacer.next();
    expect(shown).toEqual([1, 4]); // the own question comes with the last move of others
    pacer.begin(state({ answers: 4, ask: { seat: "blue" } }));
    pacer.addStep(step(5));
    pacer.addStep(step(6, [], { ask: { seat: "red" } }));
    expect(shown).toEqual([1, 4, 5, 6]);
    pacer.begin(state({ answers: 6, ask: { seat: "blue" } }));
    pacer.addStep(step(7));
    pacer.addStep(step(8, [], { ask: { seat: "green" } }));
    expect(pacer.waiting).toBe(0);
    vi.advanceTimersByTime(1200); // somebody else thinks: the board shows it, though nobody has said a word
    expect(shown.at(-1)).toBe(8);
  });

  it("and the own question wait for a fight also step by step", () => {
    settings.pace = "step";
    const fight = {};
    pacer.addStep(step(1));
    pacer.hold(fight, true);
    pacer.addStep(step(2, [], { ask: { seat: "red" } }));
    expect(shown).toEqual([1]);
    pacer.hold(fight, false);
    expect(shown).toEqual([1, 2]);
  });

  it("wait until a fight is told, unless somebody has seen enough", () => {
    const fight = {};
    pacer.addStep(step(1));
    pacer.hold(fight, true);
    pacer.addStep(step(2));
    pacer.addStep(step(3));
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual([1]);
    pacer.hold(fight, false);
    vi.advanceTimersByTime(1500);
    expect(shown).toEqual([1, 2]);
    pacer.hold(fight, true);
    pacer.skip();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("are shown at once where a clock runs, where nobody looks, and when they are told again", () => {
    for (const n of [1, 2]) pacer.addStep(step(n, undefined, { clocks: { seats: {} } }));
    expect(shown).toEqual([1, 2]);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (const n of [3, 4]) pacer.addStep(step(n));
    hidden.mockRestore();
    expect(shown).toEqual([1, 2, 3, 4]);
    const again = step(5);
    pacer.addStep({ ...again, events: { ...again.events!, anew: true } });
    expect(shown.at(-1)).toBe(5);
  });

  it("go when something is taken back", () => {
    for (const n of [1, 2, 3]) pacer.addStep(step(n));
    pacer.addStep(step(1, []));
    expect(shown).toEqual([1, 1]);
    expect(pacer.isBusy).toBe(false);
  });
});

describe("the own move", () => {
  it("is shown at once, and seen before the first answer to it", () => {
    pacer.begin(state({ answers: 0, ask: { seat: "red" } }));
    pacer.addStep(step(1));
    expect(shown).toEqual([1]);
    pacer.addStep(step(2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([1, 2]);
  });

  it("is never counted, and the first answer to it comes by itself, also where the move says nothing", () => {
    settings.pace = "step";
    for (const lines of [["mine"], []]) {
      pacer.addStep(step(1));
      pacer.addStep(step(2, undefined, { ask: { seat: "red" } }));
      pacer.next(); // the next one waits for a word from here on
      shown.length = 0;
      pacer.addStep(step(3, lines));
      for (const n of [4, 5]) pacer.addStep(step(n));
      vi.advanceTimersByTime(1200);
      expect([shown, pacer.waiting]).toEqual([[3, 4], 1]);
      pacer.begin(state({ answers: 0, ask: { seat: "blue" } }));
    }
  });
});

describe("several steps as one", () => {
  it("begin where everything was told again", () => {
    const again = step(2, ["new"]);
    const merged = mergeSteps([
      step(1, ["old"]),
      { ...again, events: { ...again.events!, anew: true } },
      step(3, ["more"]),
    ]);
    expect(merged!.events!.anew).toBe(true);
    expect(merged!.events!.log.map(({ text }) => text)).toEqual(["new", "more"]);
    expect(mergeSteps([])).toBeNull();
  });
});

describe("since the last turn", () => {
  const log = [
    { ...line("I place", "red"), at: 4 },
    line("the gears turn"),
    { ...line("Round 2"), heading: true },
    { ...line("places", "blue"), at: 5 },
    line("a creature rolls"),
    { ...line("picks", "blue"), at: 6 },
    { ...line("gains", "green"), at: 7 },
  ];

  it("what others did is grouped by who did it", () => {
    const since = new SinceTurn();
    since.begin(state({ you: "red" }), log as never);
    expect(
      since.groups(log as never).map((one) => [one.seat, one.heading, one.lines.map(({ index }) => index)]),
    ).toEqual([
      ["", "", [1]],
      ["blue", "Round 2", [3, 4, 5]],
      ["green", "", [6]],
    ]);
    expect(groupLines([], 0)).toEqual([]);
  });

  it("counts from the own last decision, and what was taken back is forgotten", () => {
    const since = new SinceTurn();
    const asked = (answers: number, seat: string) => state({ answers, ask: { seat }, view: { n: answers } });
    since.begin(asked(0, "red"), []);
    since.follow(asked(0, "red"), asked(1, "blue"), events([line("mine", "red")]), [line("mine", "red")]);
    expect(since.base).toEqual({ n: 1 });
    const told = events([line("theirs", "blue")], { events: [{ event: "placed", place: "x" }] as never });
    since.isDismissed = true;
    since.follow(asked(1, "blue"), asked(2, "red"), told, [line("mine", "red"), line("theirs", "blue")]);
    expect(since.groups([line("mine", "red"), line("theirs", "blue")])).toHaveLength(1);
    expect(since.events).toHaveLength(1);
    expect(since.isDismissed).toBe(true);
    since.follow(asked(2, "red"), asked(1, "blue"), null, [line("mine", "red")]);
    expect(since.base).toBeNull();
    expect(since.isDismissed).toBe(false);
  });

  it("numbers of the seats are compared, lists by their length", () => {
    const before = { seats: { red: { corn: 3, gods: [1] }, blue: { corn: 1, at: "x" } } };
    const now = { seats: { red: { corn: 3, gods: [1, 2] }, blue: { corn: 4, at: "y" } } };
    expect([...compareNumbers(before, now)]).toEqual([
      ["red.gods", 1],
      ["blue.corn", 3],
    ]);
    expect(compareNumbers(null, now).size).toBe(0);
  });
});

describe("traces on the board", () => {
  it("are the things that events name; of a way its end alone", () => {
    const said = [
      { event: "moved", seat: "blue", from: "a", to: "b" },
      { event: "moved", seat: "blue", from: "b", to: "c" },
      { event: "god-taken", seat: "blue", god: 37 },
    ];
    expect(changedThings(said)).toEqual(["place:c", "space:c", "god:37"]);
    expect(thingsOfEvent({ event: "rolled", seat: "red", pips: 3 })).toEqual([]);
  });

  it("of workers ride on with the gears", () => {
    const said = [
      { event: "placed", seat: "blue", gear: "tikal", space: 0 },
      { event: "placed", seat: "blue", gear: "uxmal", space: 2 },
      { event: "turned", from: 3, to: 4 },
      { event: "picked", seat: "blue", gear: "uxmal", space: 3 },
      { event: "built", seat: "blue", tile: "b7" },
    ];
    expect(changedOnBoard(said)).toEqual(["space:tikal-1", "tile:b7"]);
  });
});
