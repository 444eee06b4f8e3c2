// Studies over HTTP.
import { sendRequest, get, post } from "./api";
import type { components } from "../../generated/schema";

type Schemas = components["schemas"];
export type Study = Schemas["StudyShown"];
export type StudyNode = Schemas["NodeShown"];
export type Place = Schemas["PlaceShown"];
export type Analysis = Schemas["StudyFound"];
export type NewStudy = Partial<Schemas["NewStudy"]>;
type Opened = Schemas["StudyOpened"];
type Refusals = Schemas["RefusalsShown"];
type Why = Schemas["WhyShown"];

const nodePath = (id: string, node: number): string => `/studies/${id}/nodes/${node}`;

export const beginStudy = (what: NewStudy, token?: string): Promise<Opened> => post<Opened>("/studies", what, token);
export const fetchStudy = (id: string, token?: string): Promise<Study> => get<Study>(`/studies/${id}`, { token });
export const fetchPlace = (id: string, node: number): Promise<Place> => get<Place>(nodePath(id, node));
export const fetchRefused = (id: string, node: number): Promise<Refusals> =>
  get<Refusals>(`${nodePath(id, node)}/refused`);
export const askWhy = (id: string, node: number, move: string): Promise<Why> =>
  get<Why>(`${nodePath(id, node)}/why?move=${encodeURIComponent(move)}`);
export const requestLines = (id: string, node: number, depth: number, signal: AbortSignal): Promise<Analysis> =>
  sendRequest<Analysis>("POST", `${nodePath(id, node)}/think`, { body: { depth }, signal });

export const addMove = (id: string, node: number, move: string, token?: string): Promise<Study> =>
  post<Study>(`${nodePath(id, node)}/moves`, { move }, token);
export const rollChance = (id: string, node: number, token?: string): Promise<Study> =>
  sendRequest<Study>("POST", `${nodePath(id, node)}/roll`, { token });
export const promoteNode = (id: string, node: number, token?: string): Promise<Study> =>
  sendRequest<Study>("POST", `${nodePath(id, node)}/promote`, { token });
export const cutNode = (id: string, node: number, token?: string): Promise<Study> =>
  sendRequest<Study>("DELETE", nodePath(id, node), { token });
export const commentNode = (id: string, node: number, text: string, token?: string): Promise<Study> =>
  sendRequest<Study>("PUT", `${nodePath(id, node)}/comment`, { body: { text }, token });
export const renameStudy = (id: string, title: string, token?: string): Promise<Study> =>
  sendRequest<Study>("PATCH", `/studies/${id}`, { body: { title }, token });
export const removeStudy = (id: string, token?: string): Promise<void> =>
  sendRequest<void>("DELETE", `/studies/${id}`, { token });
