// The page begins here: its colours, its language, then the application.
import { mount } from "svelte";
import App from "./App.svelte";
import { prefetchScreen } from "./prefetch";
import { applyLook } from "./lib/ui/theme";
import { settings } from "./lib/state/store.svelte";
import { LANGUAGES, setLanguage, type Language } from "./lib/text/words.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/coach.css";

function preferredLanguage(): Language {
  const matchLanguage = (text: string): Language | undefined =>
    LANGUAGES.find((lang) => text.toLowerCase().startsWith(lang));
  return settings.lang || navigator.languages.map(matchLanguage).find((lang) => lang !== undefined) || "en";
}

applyLook();
const lang = preferredLanguage();
prefetchScreen(location.pathname, lang);
await setLanguage(lang);
mount(App, { target: document.getElementById("page")! });
// The page is there without a network, too; while it is being written it should not be.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
