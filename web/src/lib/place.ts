// Asking why at a place: a click on something of the board that answers nothing now says there why not.
import type { Attachment } from "svelte/attachments";
import type { Refused, Why } from "./api";
import type { Desk, Reason } from "./desk.svelte";
import { nameOf } from "./names";
import { say } from "./words.svelte";

type Thing = Refused["things"][number];

const CONTROLS = "button, a, input, label, summary, dialog, [role='button'], [role='tab'], [data-move]";

/** The things that lie at a point of the page, the smallest first. */
function thingsAt(element: Element, x: number, y: number): Thing[] {
  const found: { thing: Thing; size: number }[] = [];
  for (const one of Array.from(element.querySelectorAll<HTMLElement | SVGElement>("[data-thing]"))) {
    const box = one.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const [kind = "", ...id] = (one.dataset.thing ?? "").split(":");
    found.push({ thing: { kind, id: id.join(":") }, size: box.width * box.height });
  }
  return found.sort((a, b) => a.size - b.size).map(({ thing }) => thing);
}

const isSame = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id;

function reasonFor(text: string, at: Reason["at"], refused?: Refused): Reason {
  const why = { type: "why", move: "", legal: false, text, rule: "", name: "", source: "", rule_text: "", numbers: {} };
  const told = refused
    ? {
        ...why,
        text: refused.text ?? "",
        rule: refused.rule,
        name: refused.name ?? "",
        source: refused.source ?? "",
        rule_text: refused.rule_text ?? "",
        numbers: refused.numbers,
      }
    : why;
  return { move: "", title: "", why: told as Why, at, isPassing: false };
}

/** Say why nothing can be done with these things now: whose turn it is, which rule is in the way, what is asked. */
export async function whyAt(desk: Desk, things: Thing[], at: { x: number; y: number }): Promise<void> {
  const { state } = desk;
  if (!state?.ask || desk.you === null || desk.shownAt !== null || state.table.phase !== "playing") return;
  const asked = desk.seats.find((seat) => seat.isAsked);
  if (!desk.isMine) {
    if (asked) desk.reason = reasonFor(say("table-place-turn", { name: nameOf(asked) }), at);
    return;
  }
  const answer = desk.choices.find((option) =>
    option.things?.some((thing) => things.some((one) => isSame(one, thing))),
  );
  if (answer) {
    desk.pointed = answer.move; // there is an answer with this: it is lit in the prompt
    return;
  }
  if (!desk.refused) await desk.listRefused();
  if (desk.state?.revision !== state.revision) return;
  for (const thing of things) {
    const groups = (desk.refused ?? []).filter((group) => group.things.some((one) => isSame(one, thing)));
    const nearest = groups.sort((a, b) => a.count - b.count)[0];
    if (nearest) {
      desk.reason = reasonFor("", at, nearest);
      return;
    }
  }
  desk.reason = reasonFor(say("table-place-none", { question: state.ask.text ?? "" }), at);
}

/** Clicks on the things of a board, beside those on its controls, ask why. */
export function asksAtPlace(desk: Desk): Attachment<Element> {
  return (element) => {
    const clicked = (event: Event): void => {
      const { clientX: x, clientY: y, target } = event as MouseEvent;
      if (event.defaultPrevented || (target as Element).closest(CONTROLS)) return;
      const things = thingsAt(element, x, y);
      if (things.length) void whyAt(desk, things, { x, y });
    };
    element.addEventListener("click", clicked);
    return () => element.removeEventListener("click", clicked);
  };
}
