// Puzzles over HTTP. A try is told by its path, the moves so far; the solution comes with its end.
import { sendRequest, get, type Explanation, type Refusals, type Why } from "../lib/net/api";
import type { components } from "../generated/schema";

type Schemas = components["schemas"];
export type Puzzle = Schemas["PuzzleShown"];
export type Place = Schemas["PuzzlePlace"];
export type Daily = Schemas["DailyShown"];
export type Explained = Schemas["PuzzleExplained"];
export type PuzzleLine = Schemas["PuzzleLineShown"];
export type Hint = Schemas["PuzzleHint"];
export type Standing = Schemas["SolverStanding"];
export type Try = Required<Schemas["PuzzleTry"]>;
export type TriedPuzzles = Record<string, Try>;

/** What a browser without a login keeps: first tries, and the days on which a puzzle of the day was solved. */
export interface LocalTries {
  tried: TriedPuzzles;
  days: string[];
}
export type OwnTries = LocalTries & { standing: Standing };

type Token = string | undefined;

const puzzlePath = (id: string, what = ""): string => `/puzzles/${id}${what}`;
const send = <T>(id: string, what: string, body: unknown, token?: Token): Promise<T> =>
  sendRequest<T>("POST", puzzlePath(id, what), { body, token });

export const fetchPuzzles = (): Promise<Puzzle[]> => get<Puzzle[]>("/puzzles");
export const fetchDaily = (): Promise<Daily> => get<Daily>("/puzzles/daily");
export const fetchPlace = (id: string, path: string[], token: Token): Promise<Place> => send(id, "", { path }, token);
export const makeMove = (id: string, path: string[], move: string, token: Token): Promise<Place> =>
  send(id, "/move", { path, move }, token);
export const giveUp = (id: string, token: Token): Promise<Place> => send(id, "/solution", {}, token);
export const askHint = (id: string, token: Token): Promise<Hint> => send(id, "/hint", {}, token);
export const askWhy = (id: string, path: string[], move: string): Promise<Why> => send(id, "/why", { path, move });
export const askThing = (id: string, path: string[], thing: string): Promise<Explanation> =>
  send(id, "/explained", { path, thing });
export const fetchRefused = (id: string, path: string[]): Promise<Refusals> => send(id, "/refused", { path });

export const fetchStanding = (kept: LocalTries): Promise<OwnTries> =>
  sendRequest<OwnTries>("POST", "/puzzles/standing", { body: kept });
export const fetchMine = (token: string): Promise<OwnTries> => get<OwnTries>("/account/puzzles", { token });
export const handOver = (kept: LocalTries, token: string): Promise<OwnTries> =>
  sendRequest<OwnTries>("PUT", "/account/puzzles", { body: kept, token });
