// Set-ups under a name: with the account if one is logged in, else in this browser.
import { call, Fault, get, post } from "../lib/net/api";
import type { components } from "../generated/schema";
import { read, write } from "../lib/state/store.svelte";
import { login } from "../lib/net/account.svelte";

export type KeptSetup = components["schemas"]["KeptSetup"];
const KEY = "sacbe.setups";
const MOST = 40;

class Setups {
  all: KeptSetup[] = $state.raw(read<KeptSetup[]>(KEY, []));

  /** Those of the account; what this browser keeps is shown where there is none. */
  async load(): Promise<void> {
    if (!login.token) this.all = read<KeptSetup[]>(KEY, []);
    else
      try {
        this.all = await get<KeptSetup[]>("/account/setups", { token: login.token });
      } catch (error) {
        if (!(error instanceof Fault)) return; // no network: what is known stays
        this.all = [];
      }
  }

  async keep(setup: KeptSetup): Promise<void> {
    if (login.token) this.all = await call("PUT", "/account/setups", { body: setup, token: login.token });
    else this.put([setup, ...this.all.filter((one) => one.name !== setup.name)].slice(0, MOST));
  }

  async remove(name: string): Promise<void> {
    if (login.token) this.all = await post("/account/setups/remove", { name }, login.token);
    else this.put(this.all.filter((one) => one.name !== name));
  }

  private put(all: KeptSetup[]): void {
    this.all = all;
    write(KEY, all);
  }
}

export const setups = new Setups();
