// The fonts of src/style/fonts.css: which files they are and which characters each is for. For the build and for tests.
import { brotliDecompressSync } from "node:zlib";

/** A `@font-face` of a style: its family, the file of it as the style names it, and the characters it is for. */
export interface Letters {
  family: string;
  file: string;
  range: Set<number>;
}

/** Every `@font-face` of a style. */
export function lettersOf(style: string): Letters[] {
  const part = (face: string, pattern: RegExp): string => {
    const found = pattern.exec(face)?.[1];
    if (!found) throw new Error(`a @font-face without ${pattern}: ${face}`);
    return found;
  };
  return [...style.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => ({
    family: part(face, /font-family: "([^"]+)"/),
    file: part(face, /url\("([^"]+)"\)/),
    range: new Set(
      [...part(face, /unicode-range:([^;]+);/).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from, to]) => {
        const first = Number.parseInt(from!, 16);
        return Array.from({ length: Number.parseInt(to ?? from!, 16) - first + 1 }, (_, more) => first + more);
      }),
    ),
  }));
}

/** The characters that a font (WOFF2) has a drawing of. */
export function drawn(font: Buffer): Set<number> {
  let at = 48; // behind the header: the tables, then all of them compressed as one
  const length = (): number => {
    for (let value = 0; ; ) {
      const byte = font[at++]!;
      value = (value << 7) | (byte & 127);
      if (byte < 128) return value;
    }
  };
  let before = 0;
  let map: [from: number, to: number] | null = null;
  for (let tables = font.readUInt16BE(12); tables > 0; tables--) {
    const flags = font[at++]!;
    const tag = flags & 63; // 0: the map of characters, 10 and 11: outlines, 63: the name follows
    if (tag === 63) at += 4;
    let size = length();
    const isOutline = tag === 10 || tag === 11;
    if (flags >> 6 !== (isOutline ? 3 : 0)) size = length(); // written in another way, which has its own length
    if (tag === 0) map = [before, before + size];
    before += size;
  }
  if (!map) throw new Error("a font without a map of characters");
  return charactersOf(brotliDecompressSync(font.subarray(at)).subarray(...map));
}

/** What the map of a font lists (`cmap`, formats 4 and 12). */
function charactersOf(map: Buffer): Set<number> {
  const found = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let one = from; one <= to; one++) found.add(one);
  };
  for (let number = 0; number < map.readUInt16BE(2); number++) {
    const at = map.readUInt32BE(8 + 8 * number);
    const format = map.readUInt16BE(at);
    if (format === 4) {
      const size = map.readUInt16BE(at + 6);
      // the last closes the list
      for (let more = 0; more < size - 2; more += 2)
        add(map.readUInt16BE(at + 16 + size + more), map.readUInt16BE(at + 14 + more));
    } else if (format === 12)
      for (let more = at + 16; more < at + 16 + 12 * map.readUInt32BE(at + 12); more += 12)
        add(map.readUInt32BE(more), map.readUInt32BE(more + 4));
  }
  return found;
}
