// Plays many tables of Sacbe at once: one socket for every seat; whoever is asked answers with any move that is offered.
//
//   node sacbe.mjs --url http://127.0.0.1:8123 --tables 50 --seats 2 --seconds 10 --game bul --words off
//
// With --seconds 0 it opens the tables, says so, and holds the sockets (--sockets 0: none) until its input ends.
import { Agent, request } from "node:http";
import WebSocket from "ws";
import { Times, all, given, say, untilTold } from "./times.mjs";

const options = given({ url: "", tables: 50, seats: 2, seconds: 10, warmup: 2, game: "bul", words: "off", sockets: 1 });
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const live = options.url.replace(/^http/, "ws");
let times = null;

function post(path, body, token) {
  return new Promise((done, failed) => {
    const text = JSON.stringify(body);
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
    if (token) headers.Authorization = `Bearer ${token}`;
    const sent = request(options.url + path, { method: "POST", agent, headers }, (answer) => {
      let found = "";
      answer.setEncoding("utf8").on("data", (part) => (found += part)).on("end", () => {
        if (answer.statusCode >= 300) failed(new Error(`${path}: ${answer.statusCode} ${found}`));
        else done(JSON.parse(found));
      });
    });
    sent.on("error", failed).end(text);
  });
}

// A table whose seats are all taken by people, so that its game runs; the tokens of the seats.
async function open() {
  const seats = Array.from({ length: options.seats }, (_, i) => ({ kind: i ? "open" : "me" }));
  const made = await post("/api/tables", { game: options.game, name: "A", seats });
  const tokens = [made.token];
  for (let i = 1; i < options.seats; i++) tokens.push((await post(`/api/tables/${made.table.id}/join`, { name: "B" })).token);
  return { id: made.table.id, tokens };
}

// One seat; `ended` is called when its game is over.
function sit(id, token, ended) {
  const socket = new WebSocket(`${live}/api/tables/${id}/live`, { perMessageDeflate: false });
  let number = 0;
  let sentAt = 0;
  let state = null;
  // with words as the page asks for them: it takes differences
  const how = options.words === "off" ? { lean: true } : { differences: true };
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, brief: true, ...how })));
  const ready = new Promise((done, failed) => {
    socket.on("error", failed);
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "ack" || "ack" in message) times.acknowledged(sentAt);
      if (message.type === "refused") refused(message);
      else if (message.type === "state" || message.type === "news") {
        state = message;
        done();
        if (times) play();
      }
    });
  });

  function play() {
    if (state.result) ended(socket);
    if (!state.options.length || times.isOver) return;
    const move = state.options[Math.floor(Math.random() * state.options.length)].move;
    sentAt = performance.now();
    socket.send(JSON.stringify({ type: "choice", id: ++number, revision: state.revision, move }));
  }

  return { socket, ready, play };
}

function refused(message) {
  if (!times) fail(new Error(message.text));
  times.refused++;
}

// Opens a table; when its game is over, the next one.
async function keepPlaying() {
  const table = await open();
  let over = 0;
  const ended = (socket) => {
    socket.close();
    if (++over === options.seats && !times.isOver) keepPlaying().catch(fail);
  };
  const seats = table.tokens.map((token) => sit(table.id, token, ended));
  await Promise.all(seats.map((seat) => seat.ready));
  return seats;
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

async function hold() {
  const sockets = [];
  await all(options.tables, 8, async () => {
    const table = await open();
    if (!options.sockets) return;
    const seats = table.tokens.map((token) => sit(table.id, token, () => {}));
    await Promise.all(seats.map((seat) => seat.ready));
    sockets.push(...seats.map((seat) => seat.socket));
  });
  say({ ready: options.tables, sockets: sockets.length });
  await untilTold();
}

async function measure() {
  const seats = [];
  await all(options.tables, 8, async () => seats.push(...(await keepPlaying())));
  times = new Times(options.warmup, options.seconds);
  say({ ready: options.tables });
  for (const seat of seats) seat.play();
  await times.over();
}

(options.seconds > 0 ? measure() : hold()).then(() => process.exit(0), fail);
