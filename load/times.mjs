// What a client measures: acknowledged moves and how long each took, within a window of time.

export class Times {
  constructor(warmUp, seconds) {
    this.begin = performance.now() + warmUp * 1000;
    this.end = this.begin + seconds * 1000;
    this.seconds = seconds;
    this.taken = [];
    this.refused = 0;
    setTimeout(() => say({ begun: true }), warmUp * 1000);
  }

  get isOver() {
    return performance.now() >= this.end;
  }

  // A move that was sent at this moment is acknowledged now.
  acknowledged(sent) {
    const now = performance.now();
    if (now >= this.begin && now < this.end) this.taken.push(now - sent);
  }

  // Waits for the end and tells the result.
  over() {
    return new Promise((done) => setTimeout(() => done(say(this.result())), this.end - performance.now()));
  }

  result() {
    const sorted = Float64Array.from(this.taken).sort();
    const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null);
    return { moves: sorted.length, per_second: sorted.length / this.seconds, p50: at(0.5), p99: at(0.99), refused: this.refused };
  }
}

// A line of JSON for whoever started this client.
export const say = (data) => process.stdout.write(JSON.stringify(data) + "\n");

// Ends when standard input does: whoever started this client has had enough, or is gone.
export const untilTold = () => new Promise((done) => process.stdin.resume().once("end", done).once("error", done));

// Runs the jobs, a few at a time.
export async function all(count, width, job) {
  let next = 0;
  const worker = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
}

// The words after the name of the script, as `--name value`.
export function given(defaults) {
  const found = { ...defaults };
  for (let i = 2; i < process.argv.length; i += 2) {
    const name = process.argv[i].slice(2);
    if (!(name in defaults)) throw new Error(`unknown option --${name}`);
    const value = process.argv[i + 1];
    found[name] = typeof defaults[name] === "number" ? Number(value) : value;
  }
  return found;
}
