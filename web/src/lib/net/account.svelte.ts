// The optional account: its login is kept by this browser, and those who log in find their seats on every device.
import { sendRequest, get, isTokenRefused } from "./api";
import { keepProof, proofOf } from "./logins";
import type { components } from "../../generated/schema";
import { forgetAccountSeats, removeLoginToken, saveAccountSeats, savedTables } from "../state/store.svelte";

export type MyGame = components["schemas"]["MyGame"];
type LoginInfo = components["schemas"]["LoginInfo"];

const KEY = "sacbe.login";

function readAccount(): { token: string; name: string } {
  try {
    return { token: "", name: "", ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };
  } catch {
    return { token: "", name: "" };
  }
}

export const login = $state(readAccount());
removeLoginToken(login.token);

/** The seats that this browser holds at a table, each with the token that proves it: its own, else the login's. */
export function heldSeats(id: string): Record<string, string> {
  const table = savedTables[id];
  const theirs = login.token ? (table?.byAccount ?? []) : [];
  return { ...Object.fromEntries(theirs.map((seat) => [seat, login.token])), ...table?.seats };
}

/** The token with which this browser acts as the opener of a table; empty if it has none. */
export function hostToken(id: string): string {
  return savedTables[id]?.host || (savedTables[id]?.byAccount?.length ? login.token : "");
}

function keep(token: string, name: string): void {
  login.token = token;
  login.name = name;
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, name }));
  } catch {
    // a private window without storage: logged in until it is closed
  }
}

/** Log in, or make an account and be logged in. */
export async function enter(way: "login" | "account", name: string, password: string): Promise<void> {
  const body = { name, password };
  const found = await sendRequest<LoginInfo>("POST", `/${way}`, { body, device: proofOf(name) });
  keepProof(name, found.device);
  keep(found.token, found.account.name);
}

/** Log out this device; seats that only the login held are no longer in its list. */
export async function leave(): Promise<void> {
  const { token } = login;
  forget();
  await sendRequest("DELETE", "/login", { token }).catch(() => undefined);
}

/** Log out all devices, this one too; whoever wants that must know if it failed. */
export async function leaveEverywhere(): Promise<void> {
  const { token } = login;
  await sendRequest("DELETE", "/account/logins", { token });
  forget();
}

function forget(): void {
  keep("", "");
  forgetAccountSeats();
}

/** Put the account's tables into this browser's list; a login that has ended is forgotten. */
export async function fetchGames(): Promise<void> {
  if (!login.token) return;
  try {
    const games = await get<MyGame[]>("/account/games", { token: login.token });
    for (const game of games) {
      if (game.archived && !savedTables[game.table]) continue;
      saveAccountSeats(game.table, game.game, game.mine);
    }
  } catch (error) {
    if (isTokenRefused(error)) forget();
  }
}
