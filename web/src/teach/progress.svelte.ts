// How far this browser, and the account that is logged in here, have come in each lesson.
import { login } from "../lib/net/account.svelte";
import { readStorage, writeStorage } from "../lib/state/store.svelte";
import { shareProgress, type LessonProgress, type Place, type Progress } from "./api";

const KEY = "sacbe.lessons";

export const lessonProgress = $state<LessonProgress>(sound(readStorage<LessonProgress>(KEY, {})));

// What another version has left here may have other fields.
function sound(found: LessonProgress): LessonProgress {
  const isSound = (one: Partial<Progress>): boolean =>
    Array.isArray(one?.path) && typeof one.at === "number" && typeof one.step === "number";
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, one]) => isSound(one)));
}

/** What two places know together: what was finished anywhere stays finished, and the newer path counts. */
export function mergeProgress(one: LessonProgress, other: LessonProgress): LessonProgress {
  const found: LessonProgress = { ...one };
  for (const [id, theirs] of Object.entries(other)) {
    const mine = found[id];
    const newer = mine && mine.at >= theirs.at ? mine : theirs;
    found[id] = { ...newer, done: theirs.done || (mine?.done ?? false) };
  }
  return found;
}

function take(more: LessonProgress): void {
  Object.assign(lessonProgress, mergeProgress($state.snapshot(lessonProgress), more));
  writeStorage(KEY, $state.snapshot(lessonProgress));
}

/** Remember where a lesson stands; at its end the path is of no use any more. */
export function saveProgress({ lesson, path, card }: Place): void {
  const before = lessonProgress[lesson.id];
  const one: Progress = {
    path: card.done ? [] : path,
    step: card.done ? card.steps : card.number - 1,
    steps: card.steps,
    done: card.done || (before?.done ?? false),
    at: Date.now() / 1000,
  };
  take({ [lesson.id]: one });
  void syncProgress({ [lesson.id]: one });
}

/** Tell the account, and learn what it knows from elsewhere; without a login or a network this browser keeps it. */
export async function syncProgress(what: LessonProgress = $state.snapshot(lessonProgress)): Promise<void> {
  if (!login.token) return;
  try {
    take(sound(await shareProgress(what, login.token)));
  } catch {
    // told the next time
  }
}
