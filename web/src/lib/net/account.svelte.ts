// The optional account: its login is kept by this browser, and those who log in find their seats on every device.
import { sendRequest, get, isTokenRefused, post } from "./api";
import type { components } from "../../generated/schema";
import { forgetTable, savedTables, saveSeat } from "../state/store.svelte";

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
  const found = await post<LoginInfo>(`/${way}`, { name, password });
  keep(found.token, found.account.name);
}

/** Log out this device; seats that only the login held are no longer in its list. */
export async function leave(): Promise<void> {
  const { token } = login;
  forget(token);
  await sendRequest("DELETE", "/login", { token }).catch(() => undefined);
}

/** Log out all devices, this one too; whoever wants that must know if it failed. */
export async function leaveEverywhere(): Promise<void> {
  const { token } = login;
  await sendRequest("DELETE", "/account/logins", { token });
  forget(token);
}

function forget(token: string): void {
  keep("", "");
  for (const table of Object.values(savedTables)) if (Object.values(table.seats).includes(token)) forgetTable(table.id);
}

/** Put the account's tables into this browser's list; a login that has ended is forgotten. */
export async function fetchGames(): Promise<void> {
  if (!login.token) return;
  try {
    const games = await get<MyGame[]>("/account/games", { token: login.token });
    for (const game of games) {
      if (game.archived) continue;
      for (const seat of game.mine)
        if (!savedTables[game.table]?.seats[seat]) saveSeat(game.table, game.game, seat, login.token);
    }
  } catch (error) {
    if (isTokenRefused(error)) keep("", "");
  }
}
