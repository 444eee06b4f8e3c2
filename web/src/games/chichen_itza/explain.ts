// A card explains itself while it is pointed at or has the focus: its name and its full text beside it.
export interface Explained {
  title: string;
  text: string;
}

const GAP = 6;
const WIDTH = 260;
const PATIENCE = 220; // milliseconds of pointing before the text appears

let shown: HTMLElement | null = null;
let waiting = 0;

function hide(): void {
  clearTimeout(waiting);
  shown?.remove();
  shown = null;
}

function show(beside: Element, { title, text }: Explained): void {
  hide();
  if (!title) return;
  const tip = document.createElement("div");
  tip.className = "ci-tip";
  tip.setAttribute("role", "tooltip");
  const head = tip.appendChild(document.createElement("b"));
  head.textContent = title;
  tip.appendChild(document.createElement("span")).textContent = text;
  (beside.closest("dialog") ?? document.body).appendChild(tip);
  const box = beside.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, box.left), window.innerWidth - WIDTH - GAP);
  const above = box.top > tip.offsetHeight + 2 * GAP;
  tip.style.left = `${left}px`;
  const below = Math.min(box.bottom + GAP, window.innerHeight - tip.offsetHeight - GAP);
  tip.style.top = `${above ? box.top - tip.offsetHeight - GAP : below}px`;
  shown = tip;
}

/** Let an element explain itself. */
export function explains(node: HTMLElement | SVGElement, what: Explained) {
  let now = what;
  const later = () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => show(node, now), PATIENCE);
  };
  node.addEventListener("pointerenter", later);
  node.addEventListener("focusin", later);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("focusout", hide);
  return {
    update(next: Explained) {
      now = next;
    },
    destroy() {
      hide();
      node.removeEventListener("pointerenter", later);
      node.removeEventListener("focusin", later);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("focusout", hide);
    },
  };
}
