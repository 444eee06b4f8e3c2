// How far this browser, and the account that is logged in here, have come in each lesson.
import { login } from "../lib/net/account.svelte";
import { read, write } from "../lib/state/store.svelte";
import { shareProgress, type Learnt, type Place, type Progress } from "./api";

const KEY = "sacbe.lessons";

export const learnt = $state<Learnt>(sound(read<Learnt>(KEY, {})));

// What another version has left here may have other fields.
function sound(found: Learnt): Learnt {
  const isSound = (one: Partial<Progress>): boolean =>
    Array.isArray(one?.path) && typeof one.at === "number" && typeof one.step === "number";
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, one]) => isSound(one)));
}

/** What two places know together: what was finished anywhere stays finished, and the newer path counts. */
export function merged(one: Learnt, other: Learnt): Learnt {
  const found: Learnt = { ...one };
  for (const [id, theirs] of Object.entries(other)) {
    const mine = found[id];
    const newer = mine && mine.at >= theirs.at ? mine : theirs;
    found[id] = { ...newer, done: theirs.done || (mine?.done ?? false) };
  }
  return found;
}

function take(more: Learnt): void {
  Object.assign(learnt, merged($state.snapshot(learnt), more));
  write(KEY, $state.snapshot(learnt));
}

/** Remember where a lesson stands; at its end the path is of no use any more. */
export function keep({ lesson, path, card }: Place): void {
  const before = learnt[lesson.id];
  const one: Progress = {
    path: card.done ? [] : path,
    step: card.done ? card.steps : card.number - 1,
    steps: card.steps,
    done: card.done || (before?.done ?? false),
    at: Date.now() / 1000,
  };
  take({ [lesson.id]: one });
  void share({ [lesson.id]: one });
}

/** Tell the account, and learn what it knows from elsewhere; without a login or a network this browser keeps it. */
export async function share(what: Learnt = $state.snapshot(learnt)): Promise<void> {
  if (!login.token) return;
  try {
    take(sound(await shareProgress(what, login.token)));
  } catch {
    // told the next time
  }
}
