// A number with where it comes from, part by part.
import type { Text } from "../../lib/protocol";
import type { Scene } from "../../table/scene";
import { figures, names } from "./seats";

export interface SumPart {
  /** The card that gives it, or undefined. */
  row: number | undefined;
  amount: number;
  text: Text | undefined;
}

export interface Sum {
  total: number;
  parts: SumPart[];
}

/** A sum of the outline: its total under its own name, rows, parts and words under the same with an ending. */
export function sum(scene: Scene, name: string): Sum | undefined {
  const [total] = figures(scene, name);
  return total === undefined ? undefined : { total, parts: parts(scene, `${name}By`, `${name}Part`, name) };
}

export function parts(scene: Scene, by: string, amounts: string, words: string): SumPart[] {
  return figures(scene, amounts).map((amount, at) => {
    const row = figures(scene, by)[at] ?? -1;
    return { row: row < 0 ? undefined : row, amount, text: names(scene, words)[at] };
  });
}

/** With its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
