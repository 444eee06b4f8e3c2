// Fixed drawing of the board: trees around the temple, teeth of the walls, numbers in bars and dots.

/** Trees of the jungle: left, top, size. */
export const TREES: [number, number, number][] = [
  [37, 396, 24],
  [20, 388, 24],
  [175, 606, 24],
  [47, 415, 19],
  [29, 600, 26],
  [27, 443, 27],
  [168, 391, 26],
  [-2, 600, 26],
  [98, 439, 31],
  [103, 606, 24],
  [78, 411, 22],
  [158, 385, 19],
  [117, 437, 25],
  [81, 449, 30],
  [30, 455, 21],
  [141, 447, 26],
  [177, 398, 19],
  [116, 429, 23],
  [-6, 533, 27],
  [187, 541, 27],
  [-12, 436, 32],
  [48, 417, 24],
  [12, 452, 29],
  [59, 377, 19],
  [65, 443, 19],
  [34, 389, 19],
  [18, 381, 25],
  [52, 611, 18],
  [72, 608, 22],
  [72, 427, 30],
  [-3, 5, 30],
  [-6, 38, 22],
  [-8, 65, 24],
  [10, 154, 24],
  [-12, 187, 23],
  [-2, 221, 31],
  [-7, 254, 32],
  [1, 288, 31],
  [4, 322, 30],
  [-12, 355, 27],
  [182, 480, 26],
  [190, 508, 20],
  [-9, 486, 24],
  [-11, 566, 24],
  [140, 607, 22],
];

/** The ground of the temple as it ships; other editions get one around their squares. */
export const GROUND = "M41 0H614q10 0 10 10V614q0 10-10 10H222V372H41z";

/** The face of Chac that is carved into the ground where nothing else is, around 0,0. */
export const RELIEF = [
  "M-104-54h52l8 12h88l8-12h52v26l-14 8v44l14 10v22h-46l-10-14h-96l-10 14h-46v-22l14-10v-44l-14-8z",
  "M-58-26h28q8 0 8 8v18q0 8-8 8h-28q-8 0-8-8v-18q0-8 8-8zM-54-9a10 10 0 1 0 20 0a10 10 0 1 0-20 0",
  "M30-26h28q8 0 8 8v18q0 8-8 8h-28q-8 0-8-8v-18q0-8 8-8zM34-9a10 10 0 1 0 20 0a10 10 0 1 0-20 0",
  "M-6-30h12v26c0 20 26 18 26 4 0-8-12-8-12-1M-40 20h80v14h-80zM-30 20v10m12-10v10M-6 20v10M6 20v10m12-10v10m12-10v10",
];

/** A wall of the hall: a block with teeth on the side where it closes; `sign` 1 points downwards. */
export function wall(width: number, height: number, sign: 1 | -1): string {
  const teeth = 16;
  const step = width / teeth;
  const depth = 9 * sign;
  const edge = sign > 0 ? height : 0;
  const back = sign > 0 ? 0 : height;
  let path = `M0 ${back}H${width}V${edge}`;
  for (let tooth = 0; tooth < teeth; tooth++) path += `l${-step} ${tooth % 2 ? -depth : depth}`;
  return `${path}Z`;
}

/** A Maya number: bars of five and dots of one, around 0,0. */
export function maya(number: number): { bars: number[]; dots: { x: number; y: number }[] } {
  const bars = Math.floor(number / 5);
  const dots = number % 5;
  const height = bars * 5 + (dots ? 5 : 0);
  const top = -height / 2;
  return {
    bars: Array.from({ length: bars }, (_, at) => top + (dots ? 5 : 0) + at * 5),
    dots: Array.from({ length: dots }, (_, at) => ({ x: (at - (dots - 1) / 2) * 5.2, y: top + 2 })),
  };
}
