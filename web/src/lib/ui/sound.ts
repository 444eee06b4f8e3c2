// Short, quiet sounds, made when they are needed from the table below: struck wood, a shaken cup, small bells. Silent
// where sound is off, and until somebody has touched the page, as browsers want it.
import { settings } from "../state/store.svelte";

export const SOUNDS = ["turn", "piece", "dice", "goods", "won", "lost", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A part of a sound: a tone that dies away, or with `noise` a knock. */
export interface Part {
  at: number; // seconds after the beginning
  length: number;
  pitch: number; // in hertz; of a knock the middle of its colour
  to?: number; // the pitch at its end
  gain: number;
  noise?: boolean;
}

const bell = (at: number, pitch: number, gain = 0.3, length = 0.5): Part[] => [
  { at, length, pitch, gain },
  { at, length: length * 0.45, pitch: pitch * 2.76, gain: gain * 0.22 }, // a bar of wood sounds so far above its tone
];
const knock = (at: number, pitch: number, gain: number, length = 0.06): Part => ({
  at,
  length,
  pitch,
  gain,
  noise: true,
});

// Tones of one scale (D F G A C), so that what sounds together fits.
const [D4, F4, A4, D5, F5, G5, A5, D6] = [293.7, 349.2, 440, 587.3, 698.5, 784, 880, 1174.7] as const;

export const PARTS: Record<Sound, Part[]> = {
  turn: [...bell(0, A4), ...bell(0.13, D5, 0.34, 0.7)],
  piece: [knock(0, 900, 0.5, 0.05), { at: 0, length: 0.12, pitch: 210, to: 150, gain: 0.4 }],
  dice: [0, 0.055, 0.12, 0.17, 0.25, 0.31].map((at, n) => knock(at, 2300 - 260 * (n % 3), 0.42 - 0.05 * n, 0.035)),
  goods: [...bell(0, G5, 0.16, 0.22), ...bell(0.07, D6, 0.16, 0.3)],
  won: [...bell(0, D5, 0.28, 0.4), ...bell(0.11, F5, 0.28, 0.4), ...bell(0.22, A5, 0.32, 0.8)],
  lost: [...bell(0, F4, 0.32, 0.5), ...bell(0.17, D4, 0.36, 0.8), knock(0.17, 300, 0.25, 0.12)],
  end: [D4, A4, D5, F5, A5].flatMap((pitch, n) => bell(n * 0.14, pitch, 0.24, 1.1 - 0.08 * n)),
};

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Let a sound be heard, after some seconds. */
export function playSound(sound: Sound, wait = 0): void {
  if (!settings.sound || settings.volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = LOUDEST * settings.volume ** 2; // ears hear loudness that way
  for (const part of PARTS[sound]) playPart(context, out, part, context.currentTime + wait);
}

const LOUDEST = 0.5;
const ATTACK = 0.006; // seconds, so that nothing clicks that should not
const SILENT = 0.0005;

function playPart(audio: AudioContext, to: AudioNode, part: Part, start: number): void {
  const begin = start + part.at;
  const end = begin + part.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(part.gain, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(to);
  const source = part.noise ? noise(audio, part, volume) : tone(audio, part, begin, end, volume);
  source.start(begin);
  source.stop(end);
}

function tone(audio: AudioContext, part: Part, begin: number, end: number, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(part.pitch, begin);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, end);
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, part: Part, to: AudioNode): AudioBufferSourceNode {
  hiss ??= hissOf(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const colour = audio.createBiquadFilter();
  colour.type = "bandpass";
  colour.frequency.value = part.pitch;
  colour.Q.value = 1.4;
  source.connect(colour).connect(to);
  return source;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = 2 * Math.random() - 1;
  return buffer;
}

// ---------------------------------------------------------------- which sound belongs to what happened

type Event = Record<string, unknown>;

const WON = new Set(["won", "repelled", "escaped"]);
const LOST = new Set(["held-off", "failed", "retreated", "hit", "run-over", "crushed"]);
const DICE = new Set(["rolled", "boulder-rolled", "face-rolled", "exit-rolled", "plank-rolled", "threw"]);
const GOODS = new Set(["gained", "kept", "gem-taken", "stored", "stored-hidden", "treasure", "drew", "drew-hidden"]);

/** The one sound for events: what concerns the reader most comes first. */
export function soundOf(events: Event[], you: string | null): Sound | null {
  if (!events.length) return null;
  const hasEvent = (names: Set<string>, seat?: string | null): boolean =>
    events.some((one) => names.has(String(one["event"])) && (seat === undefined || one["seat"] === seat));
  const isAttacked = events.some((one) => one["event"] === "fought" && one["other"] === you);
  if (you !== null && hasEvent(WON, you)) return "won";
  if (you !== null && (hasEvent(LOST, you) || (isAttacked && hasEvent(WON)))) return "lost";
  if (hasEvent(DICE)) return "dice";
  return hasEvent(GOODS) ? "goods" : "piece";
}
