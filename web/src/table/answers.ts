// The answers of a question as the prompt shows them: in groups, each with its look and its key.
import type { Desk } from "../lib/state/desk.svelte";
import type { Option } from "../lib/net/api";
import { ANSWER_KEYS } from "../lib/ui/keys";
import type { ButtonLook, GameUI } from "../games/game_ui";

export const MANY = 24; // more answers than this can be filtered

export interface Answer {
  option: Option;
  look: ButtonLook;
  key: string; // empty: there are more answers than keys
}

export interface Group {
  title: string;
  answers: Answer[];
}

export interface ShownAnswers {
  shown: Answer[];
  groups: Group[];
  total: number;
  isDense: boolean;
}

/** Letters of the longest word of a title: what decides how much room it needs. */
export function longestWord(title: string): number {
  return Math.max(
    ...title
      .replaceAll("-", " ")
      .split(" ")
      .map((word) => word.length),
  );
}

/** All answers that fit the filter, those that end the turn last. */
export function answersOf(desk: Desk, ui: GameUI, filter: string): ShownAnswers {
  const wanted = filter.trim().toLocaleLowerCase();
  const all = desk.choices.map((option) => ({ option, look: ui.button(desk, option), key: "" }));
  if (all.length === 1) all[0]!.look = { ...all[0]!.look, main: true };
  const fitting = all.filter(
    ({ option, look }) =>
      !wanted ||
      `${look.title} ${option.text ?? ""} ${option.effects_text ?? ""} ${option.move}`
        .toLocaleLowerCase()
        .includes(wanted),
  );
  const groups: Group[] = [];
  for (const answer of fitting) {
    if (answer.look.main) continue;
    const title = answer.look.group ?? "";
    const group = groups.find((one) => one.title === title);
    if (group) group.answers.push(answer);
    else groups.push({ title, answers: [answer] });
  }
  const shown = groups.flatMap((group) => group.answers);
  for (const [index, answer] of shown.entries()) answer.key = ANSWER_KEYS[index] ?? "";
  return {
    shown: [...shown, ...fitting.filter(({ look }) => look.main)],
    groups,
    total: all.length,
    isDense: all.length > 6,
  };
}
