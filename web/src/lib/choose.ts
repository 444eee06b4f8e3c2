// What the bars let a person choose at once: the language, and day or night. Both are kept.
import { applyLook, isNight } from "./look";
import { saveSettings, settings } from "./store.svelte";
import { speak, type Language } from "./words.svelte";

export async function chooseLanguage(lang: Language): Promise<void> {
  settings.lang = lang;
  saveSettings();
  await speak(lang);
}

export function turnTheme(): void {
  settings.theme = isNight() ? "day" : "night";
  saveSettings();
  applyLook();
}
