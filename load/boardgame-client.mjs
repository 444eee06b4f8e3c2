// Plays many matches of boardgame.io at once through its own client, one for every seat.
//
//   node boardgame-client.mjs --url http://127.0.0.1:8124 --tables 50 --seconds 10
//
// A move is acknowledged when the state with the next number comes back from the server.
import { createRequire } from "node:module";
import { Times, all, given, say } from "./times.mjs";
import { Tables } from "./boardgame-game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const options = given({ url: "", tables: 50, seats: 2, seconds: 10, warmup: 2 });
let times = null;

function sit(matchID, playerID) {
  const multiplayer = SocketIO({ server: options.url, socketOpts: { transports: ["websocket"] } });
  const client = Client({ game: Tables, numPlayers: options.seats, matchID, playerID, multiplayer, debug: false });
  let sentAt = 0;
  let answered = -1;
  const ready = new Promise((done) => {
    client.subscribe((state) => {
      if (state === null || !state.isConnected) return;
      done();
      if (sentAt && state._stateID > answered) {
        times.acknowledged(sentAt);
        sentAt = 0;
      }
      if (times && !sentAt && state.ctx.currentPlayer === playerID) setImmediate(play);
    });
  });

  function play() {
    const state = client.getState();
    if (times.isOver || sentAt || state.ctx.currentPlayer !== playerID) return;
    const free = state.G.cells.flatMap((mark, field) => (mark === null ? [field] : []));
    answered = state._stateID;
    sentAt = performance.now();
    client.moves.mark(free.length ? free[Math.floor(Math.random() * free.length)] : 0);
  }

  client.start();
  return { ready, play };
}

const seats = [];
await all(options.tables, 8, async (number) => {
  const matchID = `t${process.pid}x${number}`;
  for (let player = 0; player < options.seats; player++) {
    const seat = sit(matchID, String(player));
    await seat.ready;
    seats.push(seat);
  }
});
times = new Times(options.warmup, options.seconds);
say({ ready: options.tables });
for (const seat of seats) seat.play();
await times.over();
process.exit(0);
