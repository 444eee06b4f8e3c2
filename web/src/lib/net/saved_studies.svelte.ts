// The studies that this browser has begun, with the tokens that change them.
import { go } from "../state/route.svelte";
import { readStorage, writeStorage } from "../state/store.svelte";
import { beginStudy, type NewStudy } from "./studies";
import { login } from "./account.svelte";

export interface SavedStudy {
  id: string;
  game: string;
  title: string;
  token: string;
  at: number;
}

const KEY = "sacbe.studies";
const MOST = 200;

export const savedStudies = $state<Record<string, SavedStudy>>(readStorage(KEY, {}));

/** Remember a study, or what it is called now. */
export function saveStudy(one: SavedStudy): void {
  savedStudies[one.id] = one;
  const oldest = Object.values(savedStudies)
    .sort((a, b) => b.at - a.at)
    .slice(MOST);
  for (const old of oldest) delete savedStudies[old.id];
  writeStorage(KEY, $state.snapshot(savedStudies));
}

export function forgetStudy(id: string): void {
  delete savedStudies[id];
  writeStorage(KEY, $state.snapshot(savedStudies));
}

/** Begin a study and go there. */
export async function openStudy(what: NewStudy): Promise<void> {
  const { study, token } = await beginStudy(what, login.token || undefined);
  saveStudy({ id: study.id, game: study.game, title: study.title, token, at: Date.now() });
  go(`/study/${study.id}#${study.here}`);
}
