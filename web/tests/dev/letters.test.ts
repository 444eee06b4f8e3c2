import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawn, lettersOf } from "../../dev/letters";

const SOURCES = ["locales", "src", "../src/sacbe/presentation/language/locales", "../src/sacbe/games"]; // the editions of games speak of ≥ and ≤
const MATHS = "node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2"; // signs are cut of it
const isShown = (path: string): boolean => /\.(ftl|ts|svelte|css|py)$/.test(path) && !path.endsWith("board.py"); // terminal

const faces = lettersOf(readFileSync("src/style/fonts.css", "utf-8")).map(({ family, file, range }) => {
  const path = file.endsWith("/signs.woff2") ? MATHS : join("node_modules", file);
  const known = drawn(readFileSync(path));
  return { family, file, range, shown: new Set([...range].filter((code) => known.has(code))) };
});
const hex = (code: number): string => `${String.fromCodePoint(code)} U+${code.toString(16).toUpperCase()}`;

it("every character that the page uses is in the fonts that it ships", () => {
  const used = new Map<number, string>();
  for (const folder of SOURCES)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter(isShown))
      for (const sign of new Set(readFileSync(join(folder, name), "utf-8")))
        if (sign >= " ") used.set(sign.codePointAt(0)!, join(folder, name));
  expect(used.size).toBeGreaterThan(120);
  for (const family of ["Noto Sans", "Noto Serif"]) {
    const shown = new Set(faces.filter((face) => face.family === family).flatMap((face) => [...face.shown]));
    const missing = [...used].filter(([code]) => !shown.has(code)).map(([code, path]) => `${hex(code)} in ${path}`);
    expect(missing, family).toEqual([]);
  }
});

it("every sign that a font is said to have for the page is drawn there", () => {
  const signs = faces.filter((face) => face.file.endsWith("/signs.woff2"));
  expect(signs.length).toBe(2);
  for (const { range, shown } of signs) expect([...range].filter((code) => !shown.has(code)).map(hex)).toEqual([]);
});
