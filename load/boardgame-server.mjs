// boardgame.io's own server, as its documentation starts one: games are kept in memory, or with a folder in its files.
import { createRequire } from "node:module";
import { say } from "./times.mjs";
import { Tables } from "./boardgame-game.mjs";

const { FlatFile, Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const folder = process.argv[2];
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Tables], origins: [Origins.LOCALHOST], ...kept });
const running = await server.run({ port: 0 });
say({ port: running.appServer.address().port });
