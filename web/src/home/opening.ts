// Open a planned table and go there; what went wrong is said.
import { Fault } from "../lib/net/api";
import { go } from "../lib/state/route.svelte";
import { toast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";
import type { Plan } from "./plan.svelte";

export async function openTable(plan: Plan): Promise<void> {
  try {
    go(`/t/${await plan.open()}`);
  } catch (error) {
    toast(error instanceof Fault ? error.message : say("home-failed"), "error");
  }
}
