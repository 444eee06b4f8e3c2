// The address of the account, and a new password by mail, where the server can send mail.
import type { components } from "../../generated/schema";
import { login } from "./account.svelte";
import { get, post, sendRequest } from "./api";

export type AccountMail = components["schemas"]["AccountMailShown"];

/** Whether the server can send mail; not where it does not answer. */
export async function canMail(): Promise<boolean> {
  return (await get<components["schemas"]["MailShown"]>("/mail").catch(() => null))?.can_mail ?? false;
}

export async function fetchAccountMail(): Promise<AccountMail> {
  return get<AccountMail>("/account/mail", { token: login.token });
}

/** Give the account an address, which its owner then confirms by a link in a mail; an empty one takes it away. */
export async function setAccountMail(mail: string, password: string): Promise<AccountMail> {
  return sendRequest<AccountMail>("PUT", "/account/mail", { token: login.token, body: { mail, password } });
}

/** Ask for a link for a new password; the answer does not tell whether there is such an account. */
export async function forgetPassword(who: string): Promise<void> {
  await post("/account/forgotten", { who });
}
