// The same again, with one click: everybody of this screen moves to the new table, one seat further.
import { Fault, take, type Joined, type TableShown } from "../lib/net/api";
import { go } from "../lib/state/route.svelte";
import { held, keepSeat } from "../lib/state/store.svelte";
import { toast } from "../lib/state/toasts.svelte";

export async function rematch(table: TableShown): Promise<void> {
  try {
    let to = "";
    for (const token of Object.values(held[table.id]?.seats ?? {})) {
      const joined = await take<Joined>(`/tables/${table.id}/rematch`, {}, token);
      keepSeat(joined.table, table.game, joined.seat, joined.token);
      to = joined.table;
    }
    if (to) go(`/t/${to}`);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    toast(error.message, "error");
  }
}
