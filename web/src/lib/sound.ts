// A small click when something moves and two notes when it is somebody's turn; silent unless sound was switched on.
import { settings } from "./store.svelte";

let context: AudioContext | null = null;

export function click(kind: "move" | "turn"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (kind === "move") return note(context, 190, 0, 0.05);
  note(context, 520, 0, 0.09);
  note(context, 780, 0.1, 0.14);
}

function note(audio: AudioContext, pitch: number, wait: number, length: number): void {
  const start = audio.currentTime + wait;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
