// The words somebody looks for, marked where they occur.
export interface Piece {
  text: string;
  isFound: boolean;
}

const SHORTEST = 3; // letters; shorter words are in every text

export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s?!.,;:]+/)
    .filter((word) => word.length >= SHORTEST);

/** A text in pieces: those that were looked for, and what stands between them. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, isFound: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(any).map((part, index) => ({ text: part, isFound: index % 2 === 1 }));
}
