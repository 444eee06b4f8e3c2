// Day or night, motion or none: from the settings, else from the system, as attributes of the document.
import { settings } from "../state/store.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function isNight(): boolean {
  return settings.theme ? settings.theme === "night" : dark.matches;
}

export function applyLook(): void {
  document.documentElement.dataset["theme"] = isNight() ? "night" : "day";
  document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
}

dark.addEventListener("change", applyLook);
