import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";
import { lettersOf } from "./dev/letters";
import { symbols } from "./dev/symbols";

// `npm run dev` serves the page with the API of a server that runs already: SACBE_SERVER=http://127.0.0.1:8123.
const server = process.env.SACBE_SERVER ?? "http://127.0.0.1:8123";
const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
const LEAST = 1024; // bytes; less is not worth another file

/** Cut the signs that src/style/fonts.css names out of a font of all signs, which is too large to send. */
function signs(): Plugin {
  const folder = "node_modules/.sacbe";
  const whole = "node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2";
  return {
    name: "sacbe-signs",
    async buildStart() {
      const faces = lettersOf(await readFile("src/style/fonts.css", "utf-8"));
      const range = faces.find((face) => face.file.endsWith(`${folder}/signs.woff2`))?.range ?? [];
      const font = await subsetFont(await readFile(whole), String.fromCodePoint(...range), { targetFormat: "woff2" });
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/signs.woff2`, font);
    },
  };
}

/** Tell the service worker which files to fetch at once: all but words, which are kept when they are first read. */
function precached(): Plugin {
  return {
    name: "sacbe-precached",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      if (worker.imports.length) throw new Error("a service worker stands alone");
      const isWords = (name: string): boolean => {
        const chunk = bundle[name];
        return chunk?.type === "chunk" && chunk.facadeModuleId?.includes(".ftl") === true;
      };
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/") && !isWords(name))
        .sort();
      worker.code = worker.code.replace("__FILES__", JSON.stringify(files.map((name) => `/${name}`)));
    },
  };
}

/** Each text in its compressed forms beside it, so that a server need not compress. */
function compressed(): Plugin {
  let folder = "";
  const forms = [
    [".gz", (body: Buffer) => promisify(gzip)(body, { level: 9 })],
    [".br", (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ] as const;
  return {
    name: "sacbe-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
      await Promise.all(
        texts.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const body = await readFile(path);
          if (body.length < LEAST) return;
          await Promise.all(forms.map(async ([suffix, squeeze]) => writeFile(path + suffix, await squeeze(body))));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), symbols(), signs(), precached(), compressed()],
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { Origin: server } },
    },
  },
  build: {
    outDir: "../src/sacbe/page", // a server that runs from the sources finds it there; git does not
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { page: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
});
