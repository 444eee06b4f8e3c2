// Which symbols a drawing has: `import names from "./pieces.svg?symbols"`.  For the build and for tests.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ASKED = "?symbols";

/** The names of all symbols of a drawing. */
export function namesIn(drawing: string): string[] {
  return [...drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!);
}

/** Let a module know the names in a drawing, so that nobody writes them down a second time. */
export function symbols(): Plugin {
  return {
    name: "sacbe-symbols",
    enforce: "pre", // before it is taken for a file to be served
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const path = id.slice(0, -ASKED.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(namesIn(await readFile(path, "utf-8")))}`;
    },
  };
}
