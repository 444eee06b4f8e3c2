// The tree of a study as rows of a list: each line, and behind an answer the variations that give another one.
import type { StudyNode } from "../lib/net/studies";

export const RUN = 4; // answers of chance in a row that are shown as one

export interface NodeRow {
  kind: "node";
  node: StudyNode;
  indent: number;
  begins: boolean; // the first answer of a variation
}

export interface RunRow {
  kind: "run";
  first: StudyNode;
  last: StudyNode;
  count: number;
  indent: number;
}

export type Row = NodeRow | RunRow;

type Children = Map<number, StudyNode[]>;

/** All rows; runs of chance that nobody stands in or has said something about are folded, unless they were opened. */
export function rowsOf(children: Children, here: number, opened: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  const [first, ...others] = children.get(0) ?? [];
  if (first) addLine(first, others, 0);
  return rows;

  function addLine(start: StudyNode, beside: StudyNode[], indent: number): void {
    let alternatives = beside;
    let run: StudyNode[] = [];
    const close = (): void => {
      if (run.length >= RUN && !opened.has(run[0]!.id))
        rows.push({ kind: "run", first: run[0]!, last: run.at(-1)!, count: run.length, indent });
      else for (const node of run) rows.push({ kind: "node", node, indent, begins: false });
      run = [];
    };
    for (let node: StudyNode | undefined = start; node; ) {
      const next: StudyNode[] = children.get(node.id) ?? [];
      const isPlain = node.seat === "chance" && !node.comment && node.id !== here && !alternatives.length;
      if (isPlain && !(indent && node === start)) run.push(node);
      else {
        close();
        rows.push({ kind: "node", node, indent, begins: indent > 0 && node === start });
        for (const other of alternatives) addLine(other, [], indent + 1);
      }
      alternatives = next.slice(1);
      node = next[0];
    }
    close();
  }
}
