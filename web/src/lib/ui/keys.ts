// Keys of the table screen.  Answers get digits, then letters; the letters of commands are never given to answers.
const COMMANDS = "ehruwy";
export const ANSWER_KEYS: readonly string[] = [
  ..."123456789",
  ...[..."abcdefghijklmnopqrstuvwxyz"].filter((key) => !COMMANDS.includes(key)),
];

/** The key that was pressed for the table: none while somebody writes, or with a modifier held. */
export function commandOf(event: KeyboardEvent): string | null {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return null;
  if (at.closest?.("input, textarea, select, [contenteditable], dialog, [role='menu']")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Are Enter and Space spoken for, because a control has the focus? */
export function isOnControl(event: KeyboardEvent): boolean {
  return Boolean((event.target as HTMLElement).closest?.("button, a, [role='button'], [role='tab'], summary"));
}
