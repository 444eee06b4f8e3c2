// Asking why by resting on something: with the pointer for a moment, with a finger for longer, or with a key.
import type { Attachment } from "svelte/attachments";
import type { Desk } from "../state/desk.svelte";
import { explanationAt } from "./explainer.svelte";

const REST = 550;
const PRESS = 500;
const GRACE = 300;

/**
 * Shows why `move` cannot be made when the pointer rests on the element, a finger holds it, or W or ? is pressed on it.
 */
export function explainOnRest(desk: Desk, move: string, title: string, isActive: boolean): Attachment<Element> {
  return (element) => {
    if (!isActive) return;
    let timer = 0;
    const anchorPoint = () => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top };
    };
    const show = (isPassing: boolean) =>
      void desk.showReason(move, title, anchorPoint(), isPassing, explanationAt(desk, element));
    const wait = (event: Event) => {
      const isTouch = (event as PointerEvent).pointerType === "touch";
      clearTimeout(timer);
      timer = window.setTimeout(() => show(!isTouch), isTouch ? PRESS : REST);
    };
    const handlePointerEnter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && wait(event);
    const handlePointerDown = (event: Event) => (event as PointerEvent).pointerType === "touch" && wait(event);
    const handlePointerLeave = () => {
      clearTimeout(timer);
      if (desk.reason?.isPassing)
        setTimeout(() => {
          if (desk.reason?.isPassing && !document.querySelector("[data-reason]:hover")) desk.reason = null;
        }, GRACE);
    };
    const cancelWait = () => clearTimeout(timer);
    const handleKey = (event: Event) => {
      if (!["w", "W", "?"].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      show(false);
    };
    const preventMenu = (event: Event) => event.preventDefault();
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", handlePointerEnter],
      ["pointerdown", handlePointerDown],
      ["pointerleave", handlePointerLeave],
      ["pointerup", cancelWait],
      ["keydown", handleKey],
      ["contextmenu", preventMenu],
    ];
    for (const [name, hear] of on) element.addEventListener(name, hear);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of on) element.removeEventListener(name, hear);
    };
  };
}
