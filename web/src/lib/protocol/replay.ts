// Replays.
import type { Text } from "./common";
import type { TableInfo } from "./tables";
import type { GameEvent, View } from "./view";

export interface ReplayInfo {
  table: TableInfo;
  steps: number;
  marks: { step: number; text: Text }[];
  scores: number[][];
  viewers: string[];
}

export interface Frame {
  step: number;
  undone?: boolean;
  events: GameEvent[];
  view: View;
  asked: number[];
  moves: { seat: number; text: Text }[];
}
