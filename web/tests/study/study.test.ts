// The tree of a study as rows, and a study that is looked at, changed and thought about against a pretended server.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Analysis, Place, Study, StudyNode } from "../../src/lib/net/studies";
import { draftOf } from "../../src/lib/state/drafts";
import CommentBox from "../../src/study/CommentBox.svelte";
import { StudyState } from "../../src/study/study_state.svelte";
import { rowsOf } from "../../src/study/tree";
import Placed from "../Placed.svelte";
import { desk } from "../helpers";

function node(id: number, parent: number | null, line = "", seat = "red", comment = ""): StudyNode {
  return {
    id,
    parent,
    depth: id,
    line,
    seat: parent === null ? null : seat,
    move: `m${id}`,
    text: `Move ${id}`,
    comment,
  };
}

function childrenOf(nodes: StudyNode[]): Map<number, StudyNode[]> {
  const found = new Map<number, StudyNode[]>();
  for (const one of nodes) if (one.parent !== null) found.set(one.parent, [...(found.get(one.parent) ?? []), one]);
  return found;
}

const shape = (nodes: StudyNode[], here = 0, opened = new Set<number>()): string[] =>
  rowsOf(childrenOf(nodes), here, opened).map((row) =>
    row.kind === "run" ? `${row.indent}:run${row.count}` : `${row.indent}:${row.node.id}${row.begins ? "*" : ""}`,
  );

describe("rows", () => {
  it("set a variation in behind the answer that it replaces", () => {
    const nodes = [
      node(0, null),
      node(1, 0),
      node(2, 1),
      node(3, 1, "a"),
      node(4, 3, "a"),
      node(5, 3, "b"),
      node(6, 2),
    ];
    expect(shape(nodes)).toEqual(["0:1", "0:2", "1:3*", "1:4", "2:5*", "0:6"]);
  });

  it("fold runs of chance, but not where somebody stands, has spoken or branched off", () => {
    const chance = Array.from({ length: 6 }, (_, at) => node(at + 1, at, "", "chance"));
    const all = [node(0, null), ...chance, node(7, 6)];
    expect(shape(all)).toEqual(["0:run6", "0:7"]);
    expect(shape(all, 5)).toEqual(["0:run4", "0:5", "0:6", "0:7"]);
    expect(shape(all, 0, new Set([1]))).toHaveLength(7);
    chance[1] = node(2, 1, "", "chance", "Why this one?");
    expect(shape([node(0, null), ...chance])).toEqual(["0:1", "0:2", "0:run4"]);
    expect(shape([...all, node(8, 3, "a")])).toContain("1:8*");
  });

  it("show other first answers, and nothing where there is nothing", () => {
    expect(shape([node(0, null), node(1, 0), node(2, 0, "a")])).toEqual(["0:1", "1:2*"]);
    expect(shape([node(0, null)])).toEqual([]);
  });
});

const study = (nodes: StudyNode[], mine = true): Study => ({
  id: "s",
  game: "bul",
  players: 2,
  title: "",
  revision: 1,
  mine,
  link: "http://here/study/s",
  here: nodes.at(-1)!.id,
  nodes,
});

function place(at: number): Place {
  const table = { id: "s", game: "bul", phase: "playing", seats: [], options: {} };
  const state = {
    table,
    revision: 1,
    you: "red",
    view: {},
    ask: { seat: "red", prompt: "move" },
    options: [],
    answers: at,
  };
  return { node: at, events: [], state } as unknown as Place;
}

const found = (depth: number): Analysis => ({
  depth,
  seat: "red",
  chances: [],
  nobody: 0,
  lines: [],
  options: 2,
  simulations: 96 * depth,
  calibrated: true,
  sure: [],
});

const line = [node(0, null), node(1, 0), node(2, 1)];

const SLOWLY = { timeout: 60_000 }; // on a busy machine

describe("a study", () => {
  const asked: string[] = [];
  function pretend(answer: (path: string, body: unknown) => unknown): void {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string, sent: RequestInit) => {
      asked.push(`${sent.method} ${path}`);
      const body: unknown = typeof sent.body === "string" ? JSON.parse(sent.body) : undefined;
      return Promise.resolve(Response.json(answer(path, body)));
    });
  }
  afterEach(() => vi.unstubAllGlobals());
  const nodeOf = (path: string): number => Number(/nodes\/(\d+)/.exec(path)?.[1]);

  it("goes back and forth as quickly as keys are pressed", async () => {
    pretend((path) => place(nodeOf(path)));
    const studying = new StudyState(study(line), place(2));
    studying.back();
    studying.back();
    await vi.waitFor(() => expect(studying.here).toBe(0), SLOWLY);
    studying.toEnd();
    await vi.waitFor(() => expect(studying.here).toBe(2), SLOWLY);
    expect(asked).toEqual([1, 0, 2].map((at) => `GET /api/studies/s/nodes/${at}`));
  });

  it("plays what is there without asking to change anything, and adds what is new", async () => {
    pretend((path) => (path.endsWith("/moves") ? study([...line, node(3, 0, "a")]) : place(nodeOf(path))));
    const studying = new StudyState(study(line), place(0));
    await studying.play("m1");
    expect(studying.here).toBe(1);
    expect(asked.some((one) => one.startsWith("POST"))).toBe(false);
    await studying.goto(0);
    await studying.play("m3");
    expect(studying.here).toBe(3);
    expect(studying.children.get(0)).toHaveLength(2);
  });

  it("changes nothing for those who look on", async () => {
    pretend((path) => place(nodeOf(path)));
    const studying = new StudyState(study(line, false), place(2));
    await studying.play("other");
    expect(await studying.comment(2, "x")).toBe(false);
    expect(asked).toEqual([]);
  });

  it("asks deeper and deeper until it is stopped", async () => {
    const depths: number[] = [];
    pretend((_, body) => {
      const { depth } = body as { depth: number };
      depths.push(depth);
      return found(depth);
    });
    const studying = new StudyState(study(line), place(2));
    studying.toggle();
    await vi.waitFor(() => expect(studying.analysis?.depth).toBe(64), SLOWLY);
    expect(depths).toEqual([1, 2, 4, 8, 16, 32, 64]);
    studying.toggle();
    expect(studying.isThinking).toBe(false);
  });

  it("keeps what was written about a place until the server has it", async () => {
    let isReached = false;
    const said = line.map((one) => (one.id === 2 ? { ...one, comment: "Why not?" } : one));
    pretend((path) => {
      if (!path.endsWith("/comment")) return place(nodeOf(path));
      if (!isReached) throw new TypeError("no network");
      return study(said);
    });
    const opened = (): { box: HTMLTextAreaElement; close: () => void } => {
      const target = document.body.appendChild(document.createElement("main"));
      const studying = new StudyState(study(line), place(2));
      const shown = mount(Placed, {
        target,
        props: { desk: desk(), studying, Part: CommentBox as Component<object>, fields: {} },
      });
      flushSync();
      return {
        box: target.querySelector("textarea")!,
        close: () => {
          void unmount(shown);
          target.remove();
        },
      };
    };
    const first = opened();
    expect(first.box.value).toBe("");
    first.box.value = "Why not?";
    first.box.dispatchEvent(new Event("input", { bubbles: true }));
    first.box.dispatchEvent(new Event("blur"));
    await vi.waitFor(() => expect(asked.filter((one) => one.endsWith("/comment"))).toHaveLength(1), SLOWLY);
    first.close();

    const again = opened(); // as after a reload: the server knows nothing of it
    expect(again.box.value).toBe("Why not?");
    isReached = true;
    again.box.dispatchEvent(new Event("blur"));
    await vi.waitFor(() => expect(draftOf("comment s 2")).toBe(""), SLOWLY);
    again.close();
    expect(asked.filter((one) => one.endsWith("/comment"))).toHaveLength(2);
  });
});
