import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { symbols } from "./dev/symbols";

// Unit tests run in Node with a small DOM; what only a real browser can show is tested in tests/page.
export default defineConfig({
  plugins: [svelte(), symbols()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  build: { assetsInlineLimit: 0 }, // as in the build
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://sacbe.test/" } },
    testTimeout: 300_000, // on a busy machine; all of them take seconds
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
    pool: "threads",
    isolate: false, // one DOM for all files: several times as fast; a test leaves nothing behind
  },
});
