import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PARTS, playSound, soundOf, SOUNDS } from "../../../src/lib/ui/sound";
import { settings } from "../../../src/lib/state/store.svelte";

const node = () => ({
  gain: { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  frequency: { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  Q: { value: 0 },
  connect: vi.fn((to: unknown) => to),
  start: vi.fn(),
  stop: vi.fn(),
});
const made: ReturnType<typeof node>[] = [];
const gains: ReturnType<typeof node>[] = [];

class FakeAudio {
  currentTime = 0;
  sampleRate = 8000;
  state = "running";
  destination = {};
  createGain() {
    const one = node();
    gains.push(one);
    return one;
  }
  createOscillator() {
    const one = node();
    made.push(one);
    return one;
  }
  createBufferSource = this.createOscillator;
  createBiquadFilter = () => node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeAudio);
  made.length = gains.length = 0;
  settings.sound = true;
  settings.volume = 0.6;
});

afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
});

describe("a sound", () => {
  it("is short and quiet, and none is like another", () => {
    for (const sound of SOUNDS) {
      const end = Math.max(...PARTS[sound].map((part) => part.at + part.length));
      expect(end).toBeLessThanOrEqual(sound === "end" ? 1.5 : 1.1);
      expect(Math.max(...PARTS[sound].map((part) => part.gain))).toBeLessThanOrEqual(0.5);
    }
    expect(new Set(SOUNDS.map((sound) => JSON.stringify(PARTS[sound]))).size).toBe(SOUNDS.length);
  });

  it("is made of its parts, and not at all where sound is off", () => {
    playSound("won");
    expect(made).toHaveLength(PARTS.won.length);
    settings.sound = false;
    playSound("won");
    settings.sound = true;
    settings.volume = 0;
    playSound("dice");
    expect(made).toHaveLength(PARTS.won.length);
  });
});

describe("what happened", () => {
  const rolled = { event: "rolled", seat: "blue", pips: 3 };
  it("has one sound, that of what concerns the reader most", () => {
    expect(soundOf([], "red")).toBeNull();
    expect(soundOf([{ event: "placed", seat: "blue" }], "red")).toBe("piece");
    expect(soundOf([{ event: "placed" }, { event: "gained", seat: "blue" }], "red")).toBe("goods");
    expect(soundOf([rolled, { event: "gained" }], "red")).toBe("dice");
    expect(soundOf([rolled, { event: "won", seat: "red" }], "red")).toBe("won");
    expect(soundOf([rolled, { event: "held-off", seat: "red" }], "red")).toBe("lost");
  });

  it("to others is no victory of one's own, unless they attacked", () => {
    expect(soundOf([rolled, { event: "won", seat: "blue" }], "red")).toBe("dice");
    expect(soundOf([rolled, { event: "won", seat: "blue" }], null)).toBe("dice");
    const attack = { event: "fought", seat: "blue", other: "red" };
    expect(soundOf([attack, rolled, { event: "won", seat: "blue" }], "red")).toBe("lost");
  });
});
