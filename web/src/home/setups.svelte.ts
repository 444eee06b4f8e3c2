// Set-ups under a name: with the account if one is logged in, else in this browser.
import { sendRequest, ApiError, get, post } from "../lib/net/api";
import type { components } from "../generated/schema";
import { readStorage, writeStorage } from "../lib/state/store.svelte";
import { login } from "../lib/net/account.svelte";

export type SavedSetup = components["schemas"]["KeptSetup"];
const KEY = "sacbe.setups";
const MOST = 40;

class Setups {
  all: SavedSetup[] = $state.raw(readStorage<SavedSetup[]>(KEY, []));

  /** Those of the account; what this browser keeps is shown where there is none. */
  async load(): Promise<void> {
    if (!login.token) this.all = readStorage<SavedSetup[]>(KEY, []);
    else
      try {
        this.all = await get<SavedSetup[]>("/account/setups", { token: login.token });
      } catch (error) {
        if (!(error instanceof ApiError)) return; // no network: what is known stays
        this.all = [];
      }
  }

  async save(setup: SavedSetup): Promise<void> {
    if (login.token) this.all = await sendRequest("PUT", "/account/setups", { body: setup, token: login.token });
    else this.put([setup, ...this.all.filter((one) => one.name !== setup.name)].slice(0, MOST));
  }

  async remove(name: string): Promise<void> {
    if (login.token) this.all = await post("/account/setups/remove", { name }, login.token);
    else this.put(this.all.filter((one) => one.name !== name));
  }

  private put(all: SavedSetup[]): void {
    this.all = all;
    writeStorage(KEY, all);
  }
}

export const setups = new Setups();
