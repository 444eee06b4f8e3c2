// The server's HTTP interface with the types of its OpenAPI document; a refusal becomes an `ApiError`.
import type { components } from "../../generated/schema";
import { language } from "../text/words.svelte";

type Schemas = components["schemas"];
export type GameInfo = Schemas["GameInfo"];
export type TableInfo = Schemas["TableShown"];
export type OpenedTable = Schemas["TableOpened"];
export type TakenSeat = Schemas["Joined"];
export type State = Schemas["StateShown"];
export type Events = Schemas["EventsShown"];
export type Line = Schemas["LineShown"];
export type Option = Schemas["OptionShown"];
export type RefusedMoves = Schemas["RefusedShown"];
export type Refusals = Schemas["RefusalsShown"];
export type Effect = NonNullable<Option["effects"]>[number];
export type Why = Schemas["WhyShown"];
export type Explanation = Pick<Schemas["ThingExplained"], "title" | "notes" | "rules" | "changed">;
export type NewTable = Schemas["NewTable"];
export type RuleInfo = Schemas["RuleInfo"];
export type Book = Schemas["BookShown"];
export type Answer = Schemas["FoundPlace"];
export type ChatLine = Schemas["Said"];
export type Decision = Schemas["Decision"];
export type Health = Schemas["Health"];
export type EngineNews = Health["engine"];
type FaultShown = Schemas["Fault"];

/** Why the server said no, in words for the reader. */
export class ApiError extends Error {
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

/** Has the server itself said that a token is not valid?  A proxy that asks for a password answers 401, too. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.key !== "unreachable";

export interface RequestOptions {
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal;
  lang?: string; // the language of the page, unless given
  key?: string; // the same one again gets the same answer
  device?: string | undefined; // the proof of an earlier login here
}

/** Ask the server; `path` begins behind /api. */
export async function sendRequest<T>(
  method: string,
  path: string,
  { body, token, signal, key, lang, device }: RequestOptions = {},
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": lang ?? language() };
  if (token) headers["Sacbe-Token"] = token; // "Authorization" may be for a proxy that asks for a password
  if (key) headers["Idempotency-Key"] = key;
  if (device) headers["Sacbe-Device"] = device;
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
    throw new ApiError(
      answer.status,
      isJson ? (found as FaultShown) : { error: "unreachable", text: String(answer.status), rule: "", source: "" },
    );
  return found as T;
}

export const get = <T>(path: string, sent?: RequestOptions): Promise<T> => sendRequest<T>("GET", path, sent);
/** What a thing of a board is; nothing if it is not known there, or nobody answers. */
export async function fetchExplanation(path: string, thing: string, token?: string): Promise<Explanation | null> {
  try {
    const found = await get<Explanation>(`${path}/explained?thing=${encodeURIComponent(thing)}`, { token });
    return found.title ? found : null;
  } catch (error) {
    if (error instanceof ApiError || error instanceof TypeError) return null;
    throw error;
  }
}
export const post = <T>(path: string, body: unknown = {}, token?: string): Promise<T> =>
  sendRequest<T>("POST", path, { body, token });

const WAITS = [500, 1500, 4000]; // before it is sent again
const AWAY = [502, 503, 504];

/** Open a table or take a seat.  If the answer is lost it is asked for again, and nothing is opened or taken twice. */
export async function postOnce<T>(path: string, body: unknown = {}, token?: string): Promise<T> {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  for (const wait of WAITS) {
    try {
      return await sendRequest<T>("POST", path, { body, token, key });
    } catch (error) {
      if (error instanceof ApiError && !AWAY.includes(error.status)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return sendRequest<T>("POST", path, { body, token, key });
}
