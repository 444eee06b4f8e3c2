// What the coach tells: a review of a finished game, and how far it has come.

/** Where a game stands in its own time. */
export interface GameTime {
  unit: string;
  number: number;
  last: number; // 0: nobody knows
}

export interface OptionOpinion {
  move: string;
  line: string[];
  chance: number;
  error: number;
  points: number;
  categories: Record<string, number>;
  behind: number;
  behind_error: number;
  samples: number;
}

export interface JudgedDecision {
  at: number;
  seat: string;
  prompt: string;
  move: string;
  kind: string;
  before: number;
  played: number;
  best: number;
  error: number;
  loss: number;
  loss_error: number;
  points: number;
  loss_points: number;
  samples: number;
  solved: string[];
  options: OptionOpinion[];
  clock: GameTime | null;
}

export interface Point {
  at: number;
  chances: number[];
  points: number[];
  clock: GameTime | null;
}

export interface SeatReview {
  seat: string;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  start_error: number;
  luck_error: number;
  score: number;
  accuracy: number;
  accuracy_error: number;
  counts: Record<string, number>;
}

export interface TurningPoint {
  at: number;
  what: string; // a kind of decision, `only-move` or `luck`
  seat: string;
  change: number;
  error: number;
  decision: number | null;
  luck: number | null;
  better: string[];
}

export interface Review {
  game: string;
  depth: number;
  calibrated: boolean;
  simulations: number;
  calendar: { number: number; what: string }[];
  seats: SeatReview[];
  timeline: Point[];
  decisions: JudgedDecision[];
  turning: TurningPoint[];
}

/** A review in words, in the language of the reader. */
export interface ReviewWords {
  notes: string[];
  turning: string[];
  none: string; // set where no moment turned the game
  decided: string[];
  decisions: { at: number; when: string; played: string; better: string }[];
  when: string[]; // one for each point of the timeline
  calendar: string[]; // one for each mark of the calendar
}

/** How far a review has come; the review itself as soon as there is one. */
export interface ReviewShown {
  id: string;
  table: string | null;
  state: "queued" | "running" | "done" | "failed";
  depth: number;
  place: number;
  done: number;
  total: number;
  problem: { text: string } | null;
  review: Review | null;
  words: ReviewWords | null;
}
