// The lessons that there are, in the language of the page, and which of them teach a rule.
import { language } from "../lib/text/words.svelte";
import { fetchLessons, type Lesson } from "./api";
import { learnt } from "./progress.svelte";

const asked = new Map<string, Promise<Lesson[]>>();

/** All lessons, asked for once in each language. */
export function lessons(): Promise<Lesson[]> {
  const lang = language();
  const known = asked.get(lang);
  if (known) return known;
  const found = fetchLessons();
  asked.set(lang, found);
  found.catch(() => asked.delete(lang));
  return found;
}

/** The lessons that teach one of these rules, best first: those that teach the first of them; none if nobody answers. */
export async function teaching(rules: string[]): Promise<Lesson[]> {
  try {
    const all = await lessons();
    return rules
      .flatMap((rule) => all.filter((lesson) => lesson.rules.includes(rule)))
      .filter((lesson, at, found) => found.indexOf(lesson) === at);
  } catch {
    return [];
  }
}

/** Where to go on in a game: the first lesson that is not done, else the first. */
export async function nextOf(game: string): Promise<Lesson | undefined> {
  const own = (await lessons()).filter((lesson) => lesson.game === game);
  return own.find(({ id }) => !learnt[id]?.done) ?? own[0];
}
