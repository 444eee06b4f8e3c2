// Friends by name, and where others want me to come; for people who are logged in.
import { ApiError, get, isTokenRefused, post } from "./api";
import type { components } from "../../generated/schema";
import { showToast } from "../state/toasts.svelte";
import { say } from "../text/words.svelte";
import { login } from "./account.svelte";

export type FriendsShown = components["schemas"]["FriendsShown"];
export type Invitation = components["schemas"]["InvitationShown"];

const NONE: FriendsShown = { friends: [], asked: [], asking: [], blocked: [], invitations: [] };

class Friends {
  all: FriendsShown = $state.raw(NONE);
  problem = $state("");

  /** What waits for an answer. */
  readonly waiting: number = $derived(this.all.asking.length + this.all.invitations.length);

  async load(): Promise<void> {
    if (!login.token) {
      this.all = NONE;
      return;
    }
    try {
      this.all = await get<FriendsShown>("/friends", { token: login.token });
    } catch (error) {
      if (isTokenRefused(error)) this.all = NONE;
    }
  }

  /** Ask, answer, remove, block, refuse; whether it went well, and if not `problem` says why. */
  async send(path: string, body: object): Promise<boolean> {
    this.problem = "";
    try {
      this.all = await post<FriendsShown>(path, body, login.token);
      return true;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : say("home-failed");
      return false;
    }
  }

  /** Ask a friend to a table. */
  async invite(table: string, name: string): Promise<void> {
    try {
      await post(`/tables/${table}/invite`, { name }, login.token);
      showToast(say("home-friend-invited", { name }));
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : say("home-failed"), "error");
    }
  }
}

export const friends = new Friends();
