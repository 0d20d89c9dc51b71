// Messages that the server sends over the WebSocket.
import type { ApiError, Text } from "./common";
import type { Seat, TableState } from "./tables";
import type { GameEvent, Question, UndoRight, View } from "./view";

export interface Hello {
  table: string;
  game: string;
  rules: number;
  options: string[];
  commitment: string;
  seat?: number;
  step: number;
  /** The first step sent. */
  from: number;
  state: TableState;
  seats: Seat[];
}

export interface EventsMessage {
  step: number;
  undone: boolean;
  events: GameEvent[];
}

export interface WaitingMessage {
  step: number;
  asked: number[];
  prompt?: Text;
  undo?: UndoRight;
  askedAt?: number;
}

export interface OverMessage {
  step: number;
  payoffs: number[];
  seed: string;
  salt: string;
}

export interface ChatLine {
  n: number;
  seat: number;
  text: string;
  at: number;
}

export interface ClockMessage {
  left: number[];
  running: number[];
  at: number;
}

export interface Proposal {
  by: number;
  what: "undo" | "fork";
  agreed: number[];
  open: boolean;
}

export interface MovePreview {
  step: number;
  move: string;
  events: GameEvent[];
  numbers?: Record<string, number[]>;
  unknown?: boolean;
}

export type ServerMessage =
  | ({ type: "hello" } & Hello)
  | ({ type: "events" } & EventsMessage)
  | ({ type: "view" } & View)
  | ({ type: "question" } & Question)
  | ({ type: "waiting" } & WaitingMessage)
  | ({ type: "committed"; step: number; move: string; id?: string })
  | ({ type: "refused"; id?: string } & ApiError)
  | ({ type: "over" } & OverMessage)
  | ({ type: "seats"; state: TableState; seats: Seat[] })
  | ({ type: "chat" } & ChatLine)
  | ({ type: "clock" } & ClockMessage)
  | ({ type: "proposal" } & Proposal)
  | ({ type: "preview" } & MovePreview)
  | { type: "autoAnswered"; step: number; move: string; kind: string }
  | { type: "rematch"; table: string };
