// What a table is played with beside the box: a variant has a name among its changed values, an edition has none.
import { get, post } from "./api";
import type { components } from "../../generated/schema";

export type Components = Record<string, unknown>;
export type BoxChanges = components["schemas"]["BoxChanges"];
export type ParsedComponents = components["schemas"]["ComponentsRead"];
export type ChangedValue = components["schemas"]["ValueChanged"];

const VARIANT = "variant";

/** The name of the variant; empty for the game of the box. */
export function variantName(changed: Components): string {
  return String(changed[VARIANT] ?? "");
}

/** How many values are otherwise than in the box. */
export function countChanges(changed: Components): number {
  return Object.keys(changed).filter((path) => path !== VARIANT).length;
}

/** What a table has changed, by its id; tables of older rules are compared with the values of then. */
export const fetchTableChanges = (id: string): Promise<BoxChanges> => get<BoxChanges>(`/tables/${id}/changes`);

/** What a file changes; the server reads it as it would read it for a table. */
export const readFile = (game: string, text: string, file: string): Promise<ParsedComponents> =>
  post<ParsedComponents>(`/games/${game}/changes`, { text, file: file.slice(-80) });

/** The same for changes that are known by their paths. */
export const compareChanges = (game: string, changed: Components): Promise<BoxChanges> =>
  readFile(game, JSON.stringify(changed), VARIANT);

/** The path of a value for reading: "supply.workers_per_player" is "supply › workers per player". */
export function pathText(path: string): string {
  return path.replaceAll("_", " ").split(".").join(" › ");
}

/** A value for reading: a list with commas, a dash for none. */
export function valueText(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? "–");
  return value.map((one) => (Array.isArray(one) ? `(${valueText(one)})` : valueText(one))).join(", ");
}
