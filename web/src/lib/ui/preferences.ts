// What the bars let a person choose at once: the language, and day or night. Both are kept.
import { applyLook, isNight } from "./theme";
import { saveSettings, settings } from "../state/store.svelte";
import { setLanguage, type Language } from "../text/words.svelte";

export async function chooseLanguage(lang: Language): Promise<void> {
  settings.lang = lang;
  saveSettings();
  await setLanguage(lang);
}

export function toggleTheme(): void {
  settings.theme = isNight() ? "day" : "night";
  saveSettings();
  applyLook();
}
