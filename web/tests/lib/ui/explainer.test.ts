// How one asks what something is: by resting on it, by holding it, and by keys.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explainer } from "../../../src/lib/ui/explainer.svelte";
import { explain } from "../../../src/parts/explain";
import { desk, option, state } from "../../helpers";

const TOLD = { title: "Corn", notes: ["You have 3."], rules: [], changed: [] };
const asked = vi.fn(async (thing: string) => (thing === "good:none" ? null : { ...TOLD, title: thing }));
const mine = desk({ explain: asked });
let explaining: Explainer;
let stop: () => void;
let node: HTMLElement;

/** An element of a certain size, which happy-dom does not lay out. */
function put(fields: Record<string, string>, parent: Element = document.body): HTMLElement {
  const made = parent.appendChild(document.createElement("div"));
  Object.assign(made.dataset, fields);
  made.getBoundingClientRect = () => new DOMRect(10, 10, 50, 50);
  return made;
}

function pointer(type: string, fields: PointerEventInit = {}): void {
  const at = { bubbles: true, clientX: 20, clientY: 20, pointerType: "mouse", movementX: 2, ...fields };
  node.dispatchEvent(new PointerEvent(type, at));
}

const rest = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  node = put({ thing: "good:corn space:x" });
  mine.show(state({ options: [option("go", { text: "Go on", effects_text: "+3 corn" })] }), null);
  explaining = new Explainer(mine);
  stop = explaining.listen();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("something that can be explained", () => {
  it("is told when the pointer has moved onto it and rests, and no more when it has gone", async () => {
    pointer("pointermove", { movementX: 0 });
    await rest(500);
    expect(explaining.shown).toBeNull(); // nothing has moved
    pointer("pointermove");
    await rest(500);
    expect(explaining.shown).toMatchObject({ node, how: "hover", told: { title: "good:corn" } });
    node = document.body;
    pointer("pointermove", { clientX: 300 });
    await rest(500);
    expect(explaining.shown).toBeNull();
  });

  it("is told to a finger that holds it, and the click after that is no answer", async () => {
    const clicked = vi.fn();
    node.addEventListener("click", clicked);
    pointer("pointerdown", { pointerType: "touch" });
    await rest(500);
    pointer("pointerup", { pointerType: "touch" });
    node.click();
    expect(explaining.shown).toMatchObject({ how: "touch" });
    expect(clicked).not.toHaveBeenCalled();
    pointer("pointerdown", { pointerType: "touch" });
    pointer("pointerup", { pointerType: "touch" });
    node.click();
    await rest(500);
    expect(explaining.shown).toBeNull(); // a tap is a click
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("is not told to a finger that scrolls", async () => {
    pointer("pointerdown", { pointerType: "touch" });
    pointer("pointermove", { pointerType: "touch", clientY: 60 });
    await rest(600);
    expect(explaining.shown).toBeNull();
  });

  it("leaves Escape to a dialog that lies over it", async () => {
    pointer("pointermove");
    await rest(500);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    expect(press("Escape")).toBe(true); // nobody has taken the key
    expect(explaining.shown).toBeNull();
    dialog.remove();
    pointer("pointermove");
    await rest(500);
    expect(press("Escape")).toBe(false);
  });

  it("is walked through by keys until Escape", async () => {
    const other = put({ thing: "good:none good:wood" });
    press("e");
    await rest(0);
    expect(explaining.shown).toMatchObject({ node, how: "key" });
    press("ArrowRight");
    await rest(0);
    expect(explaining.shown).toMatchObject({ node: other, told: { title: "good:wood" } });
    press("ArrowRight");
    await rest(0);
    expect(explaining.shown?.node).toBe(node);
    press("Escape");
    expect(explaining.shown).toBeNull();
    expect(document.querySelector("[data-explaining]")).toBeNull();
  });

  it("is told by ? where the focus is; elsewhere that key means something else", async () => {
    expect(press("?")).toBe(true);
    node.tabIndex = 0;
    node.focus();
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    await rest(0);
    expect(explaining.shown?.node).toBe(node);
  });

  it("says what a click there would do", async () => {
    put({ move: "go" }, node);
    await explaining.show(node, "hover");
    expect(explaining.shown?.told.notes).toHaveLength(2);
  });

  it("is asked for once in a position", async () => {
    mine.show(state({ revision: 3 }), null);
    asked.mockClear();
    await explaining.show(node, "hover");
    await explaining.show(node, "key");
    expect(asked).toHaveBeenCalledTimes(1);
    mine.show(state({ revision: 4 }), null);
    await explaining.show(node, "key");
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("may bring words of its own", async () => {
    node = put({});
    explain(node, { title: "Crown", text: "Begins the round." });
    await explaining.show(node, "hover");
    expect(explaining.shown?.told).toMatchObject({ title: "Crown", notes: ["Begins the round."] });
    explain(node, "");
    await explaining.show(node, "hover");
    expect(explaining.shown).toBeNull();
  });
});
