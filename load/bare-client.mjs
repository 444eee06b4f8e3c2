// Plays with the bare listener: the seats of a table take turns, and each move is acknowledged by the echo.
//
//   node bare-client.mjs --url http://127.0.0.1:8125 --tables 50 --seconds 10
import WebSocket from "ws";
import { Times, all, given, say } from "./times.mjs";

const options = given({ url: "", tables: 50, seats: 2, seconds: 10, warmup: 2 });
const live = options.url.replace(/^http/, "ws");
let times = null;

async function open(number) {
  const sockets = Array.from({ length: options.seats }, () => new WebSocket(`${live}/${number}`, { perMessageDeflate: false }));
  const sent = sockets.map(() => 0);
  const send = (seat) => {
    sent[seat] = performance.now();
    sockets[seat].send(JSON.stringify({ type: "choice", id: 1, revision: 1, move: "place palenque" }));
  };
  sockets.forEach((socket, seat) => {
    socket.on("message", (text) => {
      const { revision } = JSON.parse(text);
      const mover = (revision - 1) % options.seats;
      if (mover === seat) times.acknowledged(sent[seat]);
      if (revision % options.seats === seat && !times.isOver) send(seat);
    });
  });
  await Promise.all(sockets.map((socket) => new Promise((done, failed) => socket.on("open", done).on("error", failed))));
  return () => send(0);
}

const begin = [];
await all(options.tables, 8, async (number) => begin.push(await open(number)));
times = new Times(options.warmup, options.seconds);
say({ ready: options.tables });
for (const one of begin) one();
await times.over();
process.exit(0);
