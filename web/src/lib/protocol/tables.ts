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
  online?: boolean;
  absent?: boolean;
  reservedFor?: string;
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
  myTurn?: boolean;
  /** The seats that must answer, and when they were asked; only sent to the table's players. */
  asked?: number[];
  askedAt?: number;
  clock?: Clock;
  listed: boolean;
  spectators: boolean;
  botsReplaceLeavers: boolean;
  ended?: number;
  winners?: number[];
  forkedFrom?: { table: string; step: number; viewer: string };
  /** The seat that I left to a bot and can take back. */
  formerSeat?: number;
}

export interface TableRequest {
  game: string;
  seats: string[];
  options: string[];
  listed: boolean;
  spectators: boolean;
  botsReplaceLeavers: boolean;
  clock?: Clock;
}
