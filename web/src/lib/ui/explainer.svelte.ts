// What is explained now, and how one asks for it: rest on something with the pointer, hold it with a finger, or press ?
// on it; E walks through all things of the board. Whatever has `data-thing` is asked of the server, whatever has
// `data-explain` (the action of parts/explain) brings its own words.
import type { Explanation } from "../net/api";
import type { Desk } from "../state/desk.svelte";
import { warningText } from "../state/pending_answer";
import { commandOf } from "./keys";
import { say } from "../text/words.svelte";

export type How = "hover" | "touch" | "key";
export interface ShownExplanation {
  node: Element;
  how: How;
  told: Explanation;
}

export type Words = string | { title: string; text: string };

const REST = 350; // how long a pointer rests before something is explained, in milliseconds
const PRESS = 450; // how long a finger holds it
const SLIP = 12; // pixels that a finger may move meanwhile
const GRACE = 260; // until the pointer has come from the thing to its explanation
const TIGHT = 1.9; // a thing that is not larger than this many times the words in it
const MARK = "data-explaining";
const THINGS = "[data-thing], [data-explain]";
const WORDS = new WeakMap<Element, () => Words>();

/** Give an element words of its own. */
export function setWords(node: Element, words: (() => Words) | null): void {
  if (words) WORDS.set(node, words);
  else WORDS.delete(node);
}

/** The things that an element stands for, each with kind and id; the first that is known is explained. */
export function thingsOf(node: Element): string[] {
  return ((node as HTMLElement | SVGElement).dataset.thing ?? "").split(" ").filter(Boolean);
}

function wordsOf(node: Element): Explanation | null {
  const words = WORDS.get(node)?.();
  if (!words) return null;
  const { title, text } = typeof words === "string" ? { title: "", text: words } : words;
  return title || text ? { title, notes: text ? text.split("\n") : [], rules: [], changed: [] } : null;
}

const size = (node: Element): number => {
  const { width, height } = node.getBoundingClientRect();
  return width * height;
};

function containsPoint(node: Element, x: number, y: number): boolean {
  const box = node.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

// Words that lie over a whole thing are those of the thing.
function outerElement(node: Element | null): Element | null {
  const thing = node?.hasAttribute("data-thing") ? null : node?.closest("[data-thing]");
  return node && thing && size(thing) < TIGHT * size(node) ? thing : node;
}

/** What can be explained at a point: what lies there, else the smallest whose box holds it. */
export function explainableAt(target: Element | null, x: number, y: number): Element | null {
  const own = outerElement(target?.closest(THINGS) ?? null);
  const board = target?.closest("main, section, aside, dialog, .screen");
  if (!board) return own;
  const found = Array.from(board.querySelectorAll(THINGS)).filter((node) => containsPoint(node, x, y));
  const near = found.sort((a, b) => size(a) - size(b))[0] ?? null;
  // What is drawn inside the one under the pointer, or without taking the pointer itself, is meant rather than a whole.
  if (!own) return near;
  return near && own.contains(near) ? near : own;
}

/** What the thing is at which an element lies: around it, in it, or below it. */
export async function explanationAt(desk: Desk, element: Element): Promise<Explanation | null> {
  const box = element.getBoundingClientRect();
  const node =
    element.querySelector(THINGS) ?? explainableAt(element, box.left + box.width / 2, box.top + box.height / 2);
  return node && explainNode(desk, node);
}

async function explainNode(desk: Desk, node: Element): Promise<Explanation | null> {
  for (const thing of thingsOf(node)) {
    const told = await desk.explain(thing);
    if (told) return told;
  }
  return wordsOf(node);
}

export class Explainer {
  shown: ShownExplanation | null = $state.raw(null);
  private timer = 0;
  private leaving = 0;
  private pending: Element | null = null;
  private start: { x: number; y: number } | null = null;
  private isHeld = false; // a finger held something: the click that follows is no answer

  constructor(private readonly desk: Desk) {}

  /** Explain an element; with the answer that a click there gives. */
  async show(node: Element, how: How, at: Element | null = null): Promise<void> {
    clearTimeout(this.timer);
    this.pending = node;
    let told = await explainNode(this.desk, node);
    const answer = this.answerAt(at?.closest("[data-move]") ?? node.querySelector("[data-move]"));
    if (answer.length)
      told = { title: "", rules: [], changed: [], ...told, notes: [...answer, ...(told?.notes ?? [])] };
    if (this.pending !== node || !node.isConnected) return;
    if (!told) return this.hide();
    document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    if (how !== "hover") node.setAttribute(MARK, "");
    this.shown = { node, how, told };
  }

  // What a click does, and what it would lose.
  private answerAt(button: Element | null): string[] {
    const option = this.desk.options.get((button as HTMLElement | null)?.dataset.move ?? "");
    if (!option || button?.closest("#prompt")) return [];
    const text = [option.text, option.effects_text].filter(Boolean).join(" · ");
    return [say("table-explain-answer", { text }), warningText(option)].filter(Boolean);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.pending = null;
    document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    this.shown = null;
  }

  // ---------------------------------------------------------------- by pointer

  private readonly moved = (event: PointerEvent): void => {
    if (event.pointerType === "touch") {
      const from = this.start;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) this.stop();
      return;
    }
    const target = event.target as Element;
    this.leave(target);
    if (target.closest("[data-explanation]")) return clearTimeout(this.timer);
    if (!(event.movementX || event.movementY) || event.buttons) return;
    const node = explainableAt(target, event.clientX, event.clientY);
    if (node && node === this.shown?.node) return clearTimeout(this.timer);
    clearTimeout(this.timer);
    if (node) this.timer = window.setTimeout(() => void this.show(node, "hover", target), REST);
    else if (this.shown?.how === "hover") this.timer = window.setTimeout(() => this.hide(), GRACE);
  };

  // A reason that came because the pointer rested goes when it has left both the reason and what it was about.
  private leave(target: Element): void {
    clearTimeout(this.leaving);
    if (!this.desk.reason?.isPassing || target.closest("[data-reason], [data-move]")) return;
    this.leaving = window.setTimeout(() => {
      if (this.desk.reason?.isPassing) this.desk.reason = null;
    }, GRACE);
  }

  private readonly pressed = (event: PointerEvent): void => {
    this.isHeld = false;
    const target = event.target as Element;
    if (target.closest("[data-explanation]")) return;
    if (this.shown) this.hide();
    clearTimeout(this.timer);
    this.pending = null;
    if (event.pointerType !== "touch") return;
    const node = explainableAt(target, event.clientX, event.clientY);
    if (!node) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => {
      this.isHeld = true;
      void this.show(node, "touch", target);
    }, PRESS);
  };

  private stop(): void {
    this.start = null;
    if (!this.isHeld) clearTimeout(this.timer);
  }

  private readonly released = (event: PointerEvent): void => {
    if (event.pointerType === "touch") this.stop();
  };

  // The click that ends a long press answers nothing.
  private readonly clicked = (event: MouseEvent): void => {
    if (!this.isHeld) return;
    this.isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly menu = (event: MouseEvent): void => {
    if (this.start || this.isHeld) event.preventDefault();
  };

  // ---------------------------------------------------------------- by key

  private readonly keyed = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.shown) {
      const dialog = document.querySelector("dialog[open]");
      const isBehind = dialog !== null && !dialog.contains(this.shown.node);
      this.hide();
      if (isBehind) return; // it is the dialog that this key closes
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const key = commandOf(event);
    if (key === "?") {
      const node = this.focused();
      if (!node) return;
      void this.show(node, "key", document.activeElement);
    } else if (key === "e") void this.walk(this.shown ? 1 : 0);
    else if (this.shown?.how === "key" && (key === "ArrowRight" || key === "ArrowDown")) void this.walk(1);
    else if (this.shown?.how === "key" && (key === "ArrowLeft" || key === "ArrowUp")) void this.walk(-1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  private focused(): Element | null {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return null;
    const own = focus.closest(THINGS) ?? focus.querySelector(THINGS);
    if (own) return own;
    const box = focus.getBoundingClientRect();
    return focus.matches("[data-move]") && !focus.closest("#prompt")
      ? explainableAt(focus, box.left + box.width / 2, box.top + box.height / 2)
      : null;
  }

  /** Everything on the screen that can be explained, as it is read. */
  findExplainable(): Element[] {
    return Array.from(document.querySelectorAll("[data-thing]")).filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      return width > 0 && height > 0 && !node.closest("#prompt");
    });
  }

  private async walk(by: number): Promise<void> {
    const all = this.findExplainable();
    const last = this.shown ?? null;
    const from = last ? all.indexOf(last.node) : all.indexOf(this.focused()!);
    const node = all[(Math.max(0, from) + by + all.length) % all.length];
    if (!node) return;
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    await this.show(node, "key");
  }

  /** Listen to the whole page, dialogs included; returns how to stop. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointermove", this.moved, { signal });
    document.addEventListener("pointerdown", this.pressed, { signal, capture: true });
    document.addEventListener("pointerup", this.released, { signal });
    document.addEventListener("pointercancel", this.released, { signal });
    document.addEventListener("click", this.clicked, { signal, capture: true });
    document.addEventListener("contextmenu", this.menu, { signal });
    window.addEventListener("keydown", this.keyed, { signal, capture: true });
    document.documentElement.addEventListener("pointerleave", () => this.shown?.how === "hover" && this.hide(), {
      signal,
    });
    return () => {
      stop.abort();
      this.hide();
    };
  }
}

const known = new WeakMap<Desk, Explainer>();

/** What a desk explains. */
export function explainerOf(desk: Desk): Explainer {
  const found = known.get(desk) ?? new Explainer(desk);
  known.set(desk, found);
  return found;
}
