// Written by `python -m tools.browser_types` from hnefatafl.shape: change it there.

/** What `inspect` tells of a legal action. */
export interface Preview {
  thing: string;
  kind: "preview";
  cost: Record<string, number>;
  rule: string;
  /** What would change at once, as [before, after], in the game's own words; `exact` tells whether that is certain. */
  changes: Record<string, any>;
}

export interface Decision {
  name: string;
  seat: number;
}

export interface LastMove {
  from: string;
  to: string;
  taken: string[];
}

/** What a save and a view both tell. */
export interface OpenTable {
  /** Eleven texts, row 11 first. */
  board: string[];
  /** The side to move. */
  turn: string;
  /** By seat. */
  sides: string[];
  /** The moves since the last capture. */
  quiet: number;
  last: LastMove | null;
  /** Why the game is over, or nothing. */
  ending: string;
}

export interface Rebuild {
  /** The moves since the last capture that are known. */
  since: string[];
}

export interface View {
  board: string[];
  turn: string;
  sides: string[];
  quiet: number;
  last: LastMove | null;
  ending: string;
  seat: number | null;
  decision: Decision | null;
  captured: Record<string, number>;
  /** How often this position has stood. */
  times: number;
  /** The corners that are open to the king. */
  ways: number;
  winner: string | null;
  /** What only `imagine` needs; nobody else reads it. */
  rebuild: Rebuild;
}

/** What `inspect` tells of a square. */
export interface Square {
  thing: string;
  piece: string | null;
}

export type Inspected = Square | Preview;
