// The words of the page: Fluent messages, loaded for one language at a time and for a game when it is opened.
// Messages of the page live in web/locales and with the boards of the games, names and rules of the games in the package.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français" };

type Facts = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const PAGE = import.meta.glob<string>(["../../../locales/*/*.ftl", "../../games/*/locales/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>(
  [
    "../../../../src/sacbe/presentation/language/locales/*/*.ftl",
    "../../../../src/sacbe/games/*/content/locales/*/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const COMMON = ["page", "home", "table"];

const loaded = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>(
  LANGUAGES.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]),
);
const games = new Set<string>();
const spoken = $state({ lang: "en" as Language, version: 0 });

/** The language of the page. */
export function language(): Language {
  return spoken.lang;
}

/** Speak another language, as soon as its words are there. */
export async function setLanguage(lang: Language): Promise<void> {
  await Promise.all([...COMMON, ...games].map((chapter) => learn(lang, chapter)));
  spoken.lang = lang;
  document.documentElement.lang = lang;
}

/** Load a chapter of the page (`home`), or everything about a game (`tzolkin`), in the language of the page. */
export async function loadWords(chapter: string): Promise<void> {
  games.add(chapter);
  await learn(spoken.lang, chapter);
}

function learn(lang: Language, chapter: string): Promise<void> {
  const key = `${lang}/${chapter}`;
  const known =
    loaded.get(key) ??
    Promise.all(files(lang, chapter).map((load) => addMessages(lang, load))).then(() => {
      spoken.version++;
    });
  loaded.set(key, known);
  known.catch(() => loaded.delete(key));
  return known;
}

function files(lang: Language, chapter: string): Load[] {
  const findLoads = (all: Record<string, Load>) =>
    Object.entries(all)
      .filter(([path]) => isChapterOf(path, lang, chapter))
      .map(([, load]) => load);
  return [...findLoads(PAGE), ...(COMMON.includes(chapter) ? [] : findLoads(GAMES))];
}

// "locales/de/tzolkin-rules.ftl" belongs to tzolkin.
function isChapterOf(path: string, lang: Language, chapter: string): boolean {
  const [file = "", folder] = path.split("/").reverse();
  const name = file.replace(/\.ftl$/, "");
  return folder === lang && (name === chapter || name.startsWith(`${chapter}-`));
}

async function addMessages(lang: Language, load: Load): Promise<void> {
  bundles.get(lang)!.addResource(new FluentResource(await load()), { allowOverrides: true });
}

/** Is there such a message? */
export function hasMessage(key: string): boolean {
  return spoken.version >= 0 && bundles.get(spoken.lang)!.hasMessage(key);
}

/** A message in the language of the page; its key if nobody knows it. */
export function say(key: string, facts?: Facts): string {
  const bundle = spoken.version >= 0 ? bundles.get(spoken.lang)! : undefined;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, facts ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  return text.includes("-") ? text.replace(HYPHEN, "−") : text; // most texts have none, and the search is dear
}

const HYPHEN = /(?<![\p{L}\p{N}.,-])-(?=\d)/gu; // before a number: it stands for a minus

/** A number as the language writes it: 1,204.5 or −30. */
export function formatNumber(value: number): string {
  return value.toLocaleString(spoken.lang, { maximumFractionDigits: 2 }).replace("-", "−");
}

/** A difference with its sign: +3, −2. */
export function formatSigned(delta: number): string {
  return delta.toLocaleString(spoken.lang, { maximumFractionDigits: 2, signDisplay: "exceptZero" }).replace("-", "−");
}
