// The lessons that there are, in the language of the page, and which of them teach a rule.
import { language } from "../lib/text/words.svelte";
import { fetchLessons, type Lesson } from "./api";
import { lessonProgress } from "./progress.svelte";

const asked = new Map<string, Promise<Lesson[]>>();

/** All lessons, asked for once in each language. */
export function loadLessons(): Promise<Lesson[]> {
  const lang = language();
  const known = asked.get(lang);
  if (known) return known;
  const found = fetchLessons();
  asked.set(lang, found);
  found.catch(() => asked.delete(lang));
  return found;
}

/** The lessons that teach one of these rules, best first: those that teach the first of them; none if nobody answers. */
export async function lessonsForRules(rules: string[]): Promise<Lesson[]> {
  try {
    const all = await loadLessons();
    return rules
      .flatMap((rule) => all.filter((lesson) => lesson.rules.includes(rule)))
      .filter((lesson, at, found) => found.indexOf(lesson) === at);
  } catch {
    return [];
  }
}

/** Where to go on in a game: the first lesson that is not done, else the first. */
export async function nextLesson(game: string): Promise<Lesson | undefined> {
  const own = (await loadLessons()).filter((lesson) => lesson.game === game);
  return own.find(({ id }) => !lessonProgress[id]?.done) ?? own[0];
}
