// Words for a picture that no rule knows: they are shown as explanations of things are (lib/explaining).
import type { Action } from "svelte/action";
import { setWords, type Words } from "../lib/ui/explainer.svelte";

/** What is said: words alone, or a title with words below it. */
export type Explained = Words;

/** Explain an element with these words. */
export const explain: Action<Element, Explained> = (node, said) => {
  let words = said;
  setWords(node, () => words);
  node.setAttribute("data-explain", "");
  return {
    update(next: Explained): void {
      words = next;
    },
    destroy(): void {
      setWords(node, null);
    },
  };
};
