// Short notices at the edge of the page: what went wrong, what was copied.
export interface Toast {
  id: number;
  text: string;
  kind: "error" | "note";
  about: string; // of two about the same only the newer one is shown
}

const SECONDS = { error: 8, note: 4 };
export const toasts = $state<Toast[]>([]);
let last = 0;

export function showToast(text: string, kind: Toast["kind"] = "note", about = text): void {
  if (toasts.some((one) => one.text === text)) return;
  const id = ++last;
  const before = toasts.findIndex((one) => one.about === about);
  if (before >= 0) toasts.splice(before, 1);
  toasts.push({ id, text, kind, about });
  setTimeout(() => removeToast(id), SECONDS[kind] * 1000);
}

export function removeToast(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
