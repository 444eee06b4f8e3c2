// Makes the types of the server's data and of every game's data from their documents; `--check` only compares.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const docs = new URL("../docs/develop/", import.meta.url);
const types = new URL("src/generated/", import.meta.url);
const games = (await readdir(new URL("shapes/", docs))).filter((name) => name.endsWith(".json"));
const made = [
  ["openapi.json", "schema.d.ts"],
  ...games.map((name) => [`shapes/${name}`, `shapes/${name.replace(".json", ".d.ts")}`]),
];
const isCheck = process.argv.includes("--check");
let isStale = false;

await mkdir(new URL("shapes/", types), { recursive: true });
for (const [from, to] of made) {
  const head = `// Made by "npm run types" from docs/develop/${from}; do not edit.\n`;
  const text = head + astToString(await openapiTS(new URL(from, docs), { defaultNonNullable: false }));
  const file = new URL(to, types);
  if (!isCheck) await writeFile(file, text);
  else if ((await readFile(file, "utf8").catch(() => "")) !== text) {
    console.error(`src/generated/${to} is not up to date: npm run types`);
    isStale = true;
  }
}
process.exitCode = isStale ? 1 : 0;
