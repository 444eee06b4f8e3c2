// The words somebody looks for, marked where they occur.
export interface Piece {
  text: string;
  isFound: boolean;
}

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Does everything occur? */
export const matches = (text: string, words: string[]): boolean => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};

/** A text in pieces: those that were looked for, and what stands between them. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, isFound: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(any).map((part, index) => ({ text: part, isFound: index % 2 === 1 }));
}
