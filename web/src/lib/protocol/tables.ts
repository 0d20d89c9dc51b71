// Players, tables and clocks.

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface SessionInfo {
  id: string;
  created: number;
  /** When it was last used. */
  seen: number;
  /** The User-Agent header. */
  agent: string;
  current: boolean;
}

export type Clock =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "slow"; hours: number };

export type SeatKind = "open" | "person" | "search" | "random";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  here?: boolean;
  away?: boolean;
  for?: string;
}

export type TableState = "open" | "playing" | "over" | "frozen";

export interface TableInfo {
  id: string;
  game: string;
  options: string[];
  state: TableState;
  created: number;
  commitment: string;
  seats: Seat[];
  seat?: number;
  owes?: boolean;
  /** The seats that must answer, and since when; only sent to the table's players. */
  asked?: number[];
  since?: number;
  clock?: Clock;
  listed: boolean;
  watched: boolean;
  replaced: boolean;
  ended?: number;
  winners?: number[];
  origin?: { table: string; step: number; as: string };
  /** The seat that I left to a bot and can take back. */
  left?: number;
}

export interface TableRequest {
  game: string;
  seats: string[];
  options: string[];
  listed: boolean;
  watched: boolean;
  replaced: boolean;
  clock?: Clock;
}
