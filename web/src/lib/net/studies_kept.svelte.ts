// The studies that this browser has begun, with the tokens that change them.
import { go } from "../state/route.svelte";
import { read, write } from "../state/store.svelte";
import { beginStudy, type NewStudy } from "./studies";
import { login } from "./account.svelte";

export interface KeptStudy {
  id: string;
  game: string;
  title: string;
  token: string;
  at: number;
}

const KEY = "sacbe.studies";
const MOST = 200;

export const kept = $state<Record<string, KeptStudy>>(read(KEY, {}));

/** Remember a study, or what it is called now. */
export function keepStudy(one: KeptStudy): void {
  kept[one.id] = one;
  const oldest = Object.values(kept)
    .sort((a, b) => b.at - a.at)
    .slice(MOST);
  for (const old of oldest) delete kept[old.id];
  write(KEY, $state.snapshot(kept));
}

export function forgetStudy(id: string): void {
  delete kept[id];
  write(KEY, $state.snapshot(kept));
}

/** Begin a study and go there. */
export async function openStudy(what: NewStudy): Promise<void> {
  const { study, token } = await beginStudy(what, login.token || undefined);
  keepStudy({ id: study.id, game: study.game, title: study.title, token, at: Date.now() });
  go(`/study/${study.id}#${study.here}`);
}
