// Open a planned table and go there; what went wrong is said.
import { ApiError } from "../lib/net/api";
import { go } from "../lib/state/route.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";
import type { Plan } from "./plan.svelte";

export async function openTable(plan: Plan): Promise<void> {
  try {
    go(`/t/${await plan.open()}`);
  } catch (error) {
    showToast(error instanceof ApiError ? error.message : say("home-failed"), "error");
  }
}
