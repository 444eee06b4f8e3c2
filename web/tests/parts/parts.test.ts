// The shared parts, mounted: what they show for a legal, a refused and an idle move, and what a click does.
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Desk } from "../../src/lib/state/desk.svelte";
import PanelButton from "../../src/parts/PanelButton.svelte";
import Target from "../../src/parts/Target.svelte";
import AnswerButton from "../../src/table/AnswerButton.svelte";
import Finish from "../../src/table/Finish.svelte";
import Placed from "../Placed.svelte";
import { desk, option, state } from "../helpers";

let shown: ReturnType<typeof mount> | null = null;
const words = createRawSnippet(() => ({ render: () => "<i>7 corn</i>" }));

function place(part: unknown, mine: Desk, fields: object): HTMLElement {
  const target = document.body.appendChild(document.createElement("main"));
  const inside = { ...fields, children: words };
  shown = mount(Placed, { target, props: { desk: mine, Part: part as Component<object>, fields: inside } });
  flushSync();
  return target;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.useRealTimers();
});

function asked(choose = vi.fn()): Desk {
  const mine = desk({ choose });
  mine.show(state({ options: [option("go")] }), null);
  return mine;
}

describe("a panel button", () => {
  it("that is legal is lit, and a click answers", () => {
    const choose = vi.fn();
    const at = place(PanelButton, asked(choose), { move: "go", label: "Go", look: "mine" });
    const button = at.querySelector<HTMLButtonElement>("button.mine.legal[data-move='go']")!;
    expect(button.textContent).toContain("7 corn");
    expect(button.title).toBe("Go");
    button.click();
    expect(choose).toHaveBeenCalledWith("go", false);
  });

  it("that is refused says why beside itself", async () => {
    const mine = asked();
    const at = place(PanelButton, mine, { move: "stay", label: "Stay" });
    const button = at.querySelector<HTMLButtonElement>("button.refused")!;
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    await vi.waitFor(() => expect(mine.reason).not.toBeNull(), { timeout: 60_000 }); // on a busy machine
    expect(mine.reason).toMatchObject({ move: "stay", title: "Stay", why: { rule: "r1" } });
  });

  it("that is quiet is never asked why", () => {
    expect(
      place(PanelButton, asked(), { move: "stay", label: "Stay", quiet: true }).querySelector("button"),
    ).toBeNull();
  });

  it("that answers nothing is plain", () => {
    const at = place(PanelButton, asked(), { move: null, label: "Card", look: "slot" });
    expect(at.querySelector("button")).toBeNull();
    expect(at.querySelector(".slot")?.getAttribute("aria-label")).toBe("Card");
  });

  it("with a picture has its words as a name, and the button lies over the picture", () => {
    const choose = vi.fn();
    const at = place(PanelButton, asked(choose), { move: "go", label: "Level 2 for 3 corn", isPicture: true });
    const button = at.querySelector<HTMLButtonElement>(".legal > button")!;
    expect(button.getAttribute("aria-label")).toBe("Level 2 for 3 corn");
    expect(button.textContent).toBe("");
    button.click();
    expect(choose).toHaveBeenCalledWith("go", false);
  });

  it("is a picture with a name where nothing can be chosen", () => {
    const at = place(PanelButton, asked(), { move: null, label: "A card", isPicture: true });
    expect(at.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("A card");
  });

  it("and its answer in the prompt light each other", () => {
    const mine = asked();
    const at = place(PanelButton, mine, { move: "go", label: "Go" });
    const button = at.querySelector("button")!;
    button.dispatchEvent(new PointerEvent("pointerenter"));
    flushSync();
    expect(mine.pointedMove).toBe("go");
    expect(button.classList.contains("lit")).toBe(true);
    button.dispatchEvent(new PointerEvent("pointerleave"));
    expect(mine.pointedMove).toBeNull();
  });
});

describe("a target", () => {
  it("answers a click and the keys of a button", () => {
    const choose = vi.fn();
    const at = place(Target, asked(choose), { move: "go", label: "Go", x: 1, y: 2 });
    const target = at.querySelector(".target.legal")!;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    target.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("is not there for a move that nobody speaks of", () => {
    expect(place(Target, asked(), { move: "other", label: "", x: 0, y: 0 }).querySelector(".target")).toBeNull();
  });
});

describe("an answer", () => {
  const amounts = [{ icon: "b-wound", count: 2, chance: "25%" }];
  const answer = { option: option("go"), look: { title: "Go", amounts }, key: "1" };

  it("shows numbers with their chances, among many others too", () => {
    const at = place(AnswerButton, asked(), { answer, isDense: true });
    expect(at.querySelector(".more")?.textContent).toMatch(/2\s*25%/);
  });

  it("shows them where it is the main one", () => {
    const at = place(Finish, asked(), { main: answer, hold: null, isRefusalsOpen: false, toggleRefused: vi.fn() });
    expect(at.querySelector("[data-move='go'] .more")?.textContent).toMatch(/2\s*25%/);
  });
});
