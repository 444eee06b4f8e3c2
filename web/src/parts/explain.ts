// Words for a picture: a bubble beside what the pointer rests on, what has the focus, or what a finger touches.
import "./explain.css";
import type { Action } from "svelte/action";

/** What a bubble says: words alone, or a title with words below it. */
export type Explained = string | { title: string; text: string };

const REST = 250; // how long a mouse rests before the bubble comes, in milliseconds
const READ = 5000; // how long it stays after a touch
const GAP = 8;

let bubble: HTMLElement | null = null;
let shown: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(node: Element, words: Explained): void {
  const { title, text } = typeof words === "string" ? { title: "", text: words } : words;
  if (!title && !text) return;
  bubble ??= Object.assign(document.createElement("div"), { className: "explain-bubble" });
  (node.closest("dialog") ?? document.body).append(bubble); // a dialog lies over everything that is not in it
  bubble.setAttribute("aria-hidden", "true"); // what it explains has a name of its own
  const head = Object.assign(document.createElement("b"), { textContent: title });
  bubble.replaceChildren(...(title ? [head] : []), text);
  bubble.hidden = false;
  shown = node;
  const box = node.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - GAP);
  const above = box.top - own.height - GAP;
  const below = Math.min(box.bottom + GAP, innerHeight - own.height - GAP);
  Object.assign(bubble.style, { left: `${left}px`, top: `${above > GAP ? above : below}px` });
}

function hide(node: Element): void {
  clearTimeout(timer);
  if (shown !== node || !bubble) return;
  bubble.hidden = true;
  shown = null;
}

/** Explain an element with these words. */
export const explain: Action<Element, Explained> = (node, said) => {
  let words = said;
  // A picture that comes to lie under a resting pointer is not asked about; a pointer that moves onto it asks.
  const rest = (event: Event): void => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    if (pointerType === "touch" || shown === node || !(movementX || movementY)) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(node, words), REST);
  };
  const touch = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "touch") return hide(node);
    clearTimeout(timer);
    show(node, words);
    timer = setTimeout(() => hide(node), READ);
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) show(node, words);
  };
  const leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "touch") hide(node);
  };
  const blur = (): void => hide(node);
  const listeners: [string, (event: Event) => void][] = [
    ["pointermove", rest],
    ["pointerdown", touch],
    ["pointerleave", leave],
    ["focusin", focus],
    ["focusout", blur],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next: Explained): void {
      words = next;
      if (shown === node) show(node, words);
    },
    destroy(): void {
      hide(node);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
};
