// Open a planned table and go there; what went wrong is said.
import { Fault } from "../lib/api";
import { go } from "../lib/route.svelte";
import { toast } from "../lib/toasts.svelte";
import { say } from "../lib/words.svelte";
import type { Plan } from "./plan.svelte";

export async function openTable(plan: Plan): Promise<void> {
  try {
    go(`/t/${await plan.open()}`);
  } catch (error) {
    toast(error instanceof Fault ? error.message : say("home-failed"), "error");
  }
}
