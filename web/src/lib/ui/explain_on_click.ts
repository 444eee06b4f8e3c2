// Asking why at a place: a click on something of the board that answers nothing now says there why not.
import type { Attachment } from "svelte/attachments";
import type { RefusedMoves, Why } from "../net/api";
import type { Desk, Reason } from "../state/desk.svelte";
import { explainerOf, explainableAt } from "./explainer.svelte";
import { seatLabel } from "../text/names";
import { say } from "../text/words.svelte";

type Thing = RefusedMoves["things"][number];

const CONTROLS = "button, a, input, label, summary, dialog, [role='button'], [role='tab'], [data-move]";

/** The things that lie at a point of the page, the nearest first. */
function thingsAt(element: Element, target: Element, x: number, y: number): Thing[] {
  const node = explainableAt(target, x, y);
  const around = Array.from(element.querySelectorAll<HTMLElement | SVGElement>("[data-thing]"))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
    .map(({ one }) => one as Element);
  return [...(node ? [node] : []), ...around].flatMap(thingsOf);
}

function thingsOf(node: Element): Thing[] {
  const names = ((node as HTMLElement | SVGElement).dataset.thing ?? "").split(" ").filter(Boolean);
  return names.map((name) => {
    const [kind = "", ...id] = name.split(":");
    return { kind, id: id.join(":") };
  });
}

const isSame = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id;

function reasonFor(text: string, at: Reason["at"], about: Reason["about"], refused?: RefusedMoves): Reason {
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
  return { move: "", title: "", why: told as Why, at, about: about ?? null, isPassing: false };
}

/**
 * Say what these things are, and why nothing can be done with them now: whose turn it is, which rule is in the way, what
 * is asked.  Where somebody only looks on, or an answer names them, there is no why.
 */
export async function showReasonAt(
  desk: Desk,
  things: Thing[],
  at: { x: number; y: number },
  node?: Element,
): Promise<void> {
  const { state } = desk;
  const show = (): void => {
    if (node) void explainerOf(desk).show(node, "touch");
  };
  if (!state?.ask || desk.you === null || desk.shownAt !== null || state.table.phase !== "playing") return show();
  const about = things[0] ? await desk.explain(`${things[0].kind}:${things[0].id}`) : null;
  const asked = desk.seats.find((seat) => seat.isAsked);
  if (!desk.isMine) {
    if (asked) desk.reason = reasonFor(say("table-place-turn", { name: seatLabel(asked) }), at, about);
    return;
  }
  const answer = desk.choices.find((option) =>
    option.things?.some((thing) => things.some((one) => isSame(one, thing))),
  );
  if (answer) {
    desk.pointedMove = answer.move; // there is an answer with this: it is lit in the prompt
    return show();
  }
  if (!desk.refusedMoves) await desk.loadRefused();
  if (desk.state?.revision !== state.revision) return;
  for (const thing of things) {
    const groups = (desk.refusedMoves ?? []).filter((group) => group.things.some((one) => isSame(one, thing)));
    const nearest = groups.sort((a, b) => a.count - b.count)[0];
    if (nearest) {
      desk.reason = reasonFor("", at, about, nearest);
      return;
    }
  }
  desk.reason = reasonFor(say("table-place-none", { question: state.ask.text ?? "" }), at, about);
}

// A thing that takes the focus to be explained, and does nothing else.
const isMere = (control: Element): boolean => control.matches("[data-thing]:not([data-move], button, a)");

/** Clicks on the things of a board, beside those on its controls, ask why. */
export function explainOnClick(desk: Desk): Attachment<Element> {
  return (element) => {
    const handleClick = (event: Event): void => {
      const { clientX: x, clientY: y, target } = event as MouseEvent;
      const control = (target as Element).closest(CONTROLS);
      if (event.defaultPrevented || (control && !isMere(control))) return;
      const things = thingsAt(element, target as Element, x, y);
      const node = explainableAt(target as Element, x, y);
      if (things.length && node) void showReasonAt(desk, things, { x, y }, node);
    };
    element.addEventListener("click", handleClick);
    return () => element.removeEventListener("click", handleClick);
  };
}
