// The devices on which the account is logged in, and this browser's proof that a name was logged in here before.
import type { components } from "../../generated/schema";
import { get, sendRequest } from "./api";

export type AccountLogin = components["schemas"]["AccountLogin"];

const KEY = "sacbe.devices";
const MOST = 8; // names of one browser
const OTHERS = "?others=true";

/** The logins of the account, the last used first. */
export const fetchLogins = (token: string): Promise<AccountLogin[]> =>
  get<AccountLogin[]>("/account/logins", { token });

/** End the login of one device. */
export async function endLogin(token: string, id: string): Promise<void> {
  await sendRequest("DELETE", `/account/logins/${encodeURIComponent(id)}`, { token });
}

/** End the logins of all devices but this one. */
export async function endOtherLogins(token: string): Promise<void> {
  await sendRequest("DELETE", `/account/logins${OTHERS}`, { token });
}

function readProofs(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

const spellingKey = (name: string): string => name.trim().toLowerCase();

/** The proof that this name was logged in here; the server lets its holder in however many others fail. */
export function proofOf(name: string): string | undefined {
  return readProofs().find(([known]) => known === spellingKey(name))?.[1];
}

/** Keep the proof of the latest login of a name. */
export function keepProof(name: string, proof: string): void {
  const others = readProofs().filter(([known]) => known !== spellingKey(name));
  try {
    localStorage.setItem(KEY, JSON.stringify([[spellingKey(name), proof], ...others].slice(0, MOST)));
  } catch {
    // a private window without storage: a stranger the next time
  }
}
