// The server's HTTP interface with the types of its OpenAPI document; a refusal becomes a `Fault`.
import type { components } from "./schema";
import { language } from "./words.svelte";

type Schemas = components["schemas"];
export type GameInfo = Schemas["GameInfo"];
export type TableShown = Schemas["TableShown"];
export type TableOpened = Schemas["TableOpened"];
export type Joined = Schemas["Joined"];
export type State = Schemas["StateShown"];
export type Events = Schemas["EventsShown"];
export type Line = Schemas["LineShown"];
export type Option = Schemas["OptionShown"];
export type Refused = Schemas["RefusedShown"];
export type Refusals = Schemas["RefusalsShown"];
export type Effect = NonNullable<Option["effects"]>[number];
export type Why = Schemas["WhyShown"];
export type NewTable = Schemas["NewTable"];
export type RuleInfo = Schemas["RuleInfo"];
export type Said = Schemas["Said"];
export type Decision = Schemas["Decision"];
type FaultShown = Schemas["Fault"];

/** Why the server said no, in words for the reader. */
export class Fault extends Error {
  readonly key: string;
  readonly shown: FaultShown;

  constructor(
    readonly status: number,
    shown: FaultShown,
  ) {
    super(shown.text);
    this.key = shown.error;
    this.shown = shown;
  }
}

export interface Sent {
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal;
}

/** Ask the server; `path` begins behind /api. */
export async function call<T>(method: string, path: string, { body, token, signal }: Sent = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const isJson = answer.headers.get("content-type")?.includes("json");
  const found: unknown = isJson ? await answer.json() : await answer.text();
  if (!answer.ok)
    throw new Fault(
      answer.status,
      isJson ? (found as FaultShown) : { error: "unreachable", text: String(answer.status), rule: "", source: "" },
    );
  return found as T;
}

export const get = <T>(path: string, sent?: Sent): Promise<T> => call<T>("GET", path, sent);
export const post = <T>(path: string, body: unknown = {}, token?: string): Promise<T> =>
  call<T>("POST", path, { body, token });
