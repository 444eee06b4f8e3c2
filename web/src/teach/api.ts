// Lessons over HTTP. A place of a lesson is told by its path: the learner's moves, and `next` for what was only read.
import { sendRequest, get, post, type Explanation, type Refusals, type Why } from "../lib/net/api";
import type { components } from "../generated/schema";

type Schemas = components["schemas"];
export type Lesson = Schemas["LessonShown"];
export type Place = Schemas["LessonPlace"];
export type Card = Schemas["CardShown"];
export type Verdict = Schemas["VerdictShown"];
export type Thing = Card["show"][number];
export type Progress = Required<Schemas["Progress"]>;
export type LessonProgress = Record<string, Progress>;

export const NEXT = "next";

const lessonPath = (id: string): string => `/lessons/${id}`;

export const fetchLessons = (): Promise<Lesson[]> => get<Lesson[]>("/lessons");
export const fetchPlace = (id: string, path: string[]): Promise<Place> => post<Place>(lessonPath(id), { path });
export const makeMove = (id: string, path: string[], move: string): Promise<Place> =>
  post<Place>(`${lessonPath(id)}/move`, { path, move });
export const askWhy = (id: string, path: string[], move: string): Promise<Why> =>
  post<Why>(`${lessonPath(id)}/why`, { path, move });
export const fetchRefused = (id: string, path: string[]): Promise<Refusals> =>
  post<Refusals>(`${lessonPath(id)}/refused`, { path });
export const askThing = (id: string, path: string[], thing: string): Promise<Explanation> =>
  post<Explanation>(`${lessonPath(id)}/explained`, { path, thing });

export const shareProgress = async (lessons: LessonProgress, token: string): Promise<LessonProgress> =>
  (await sendRequest<{ lessons: LessonProgress }>("PUT", "/account/lessons", { body: { lessons }, token })).lessons;
