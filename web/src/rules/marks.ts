// The words somebody looks for, marked where they occur.
export interface Piece {
  text: string;
  isFound: boolean;
}

const SHORTEST = 3; // letters; shorter words are in every text
const LONG = 4; // in a whole question, such as “wie kämpfe ich”, the short words only ask

export function wordsOf(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(/[\s?!.,;:]+/)
    .filter((word) => word.length >= SHORTEST);
  const long = words.filter((word) => word.length >= LONG);
  return long.length ? long : words;
}

/** A text in pieces: those that were looked for, and what stands between them. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, isFound: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(any).map((part, index) => ({ text: part, isFound: index % 2 === 1 }));
}
