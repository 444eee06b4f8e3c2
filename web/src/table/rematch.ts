// The same again, with one click: everybody of this screen moves to the new table, one seat further.
import { ApiError, postOnce, type TakenSeat, type TableInfo } from "../lib/net/api";
import { heldSeats } from "../lib/net/account.svelte";
import { go } from "../lib/state/route.svelte";
import { saveSeat } from "../lib/state/store.svelte";
import { showToast } from "../lib/state/toasts.svelte";

export async function openRematch(table: TableInfo): Promise<void> {
  try {
    let to = "";
    for (const token of Object.values(heldSeats(table.id))) {
      const joined = await postOnce<TakenSeat>(`/tables/${table.id}/rematch`, {}, token);
      saveSeat(joined.table, table.game, joined.seat, joined.token);
      to = joined.table;
    }
    if (to) go(`/t/${to}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast(error.message, "error");
  }
}
