// The geometry of the timeline.
import type { Frame, Text } from "../lib/protocol";

/** The box that score lines are drawn in; it is stretched to what room there is. */
export const WIDTH = 1000;
export const HEIGHT = 100;
const EDGE = 6;

/** For each seat, the points of its line. */
export function lines(scores: number[][]): string[] {
  const seats = scores[0]?.length ?? 0;
  const most = Math.max(1, ...scores.flat());
  const least = Math.min(0, ...scores.flat());
  const x = (step: number) => (scores.length < 2 ? 0 : (step / (scores.length - 1)) * WIDTH);
  const y = (score: number) => HEIGHT - EDGE - ((score - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  return Array.from({ length: seats }, (_, seat) =>
    scores.map((row, step) => `${round(x(step))},${round(y(row[seat] ?? 0))}`).join(" "));
}

const round = (value: number) => Math.round(value * 100) / 100;

export interface Chapter {
  title: Text;
  from: number;
  to: number;
}

/** The stretches of steps under the same title; what is not fetched yet belongs to the one before. */
export function chapters(frames: Frame[], steps: number): Chapter[] {
  const found: Chapter[] = [];
  for (const frame of frames) {
    const title = frame.view.outline?.title;
    const last = found.at(-1);
    if (!title || last?.title.en === title.en) continue;
    if (last) last.to = frame.seq;
    found.push({ title, from: frame.seq, to: steps });
  }
  return found;
}

export interface Flag {
  step: number;
  text: Text;
  /** How far along, from 0 to 1. */
  at: number;
  /** Whether there is room for its words. */
  worded: boolean;
}

const LETTER = 6.4;
const WIDEST = 132;
const GAP = 10;

/** Marks with words where there is room, from left to right; several of one step are one. */
export function flags(marks: { step: number; text: Text }[], steps: number, width: number, letters: (text: Text) => number): Flag[] {
  let free = 0;
  const seen = new Set<number>();
  return marks.flatMap((mark) => {
    if (seen.has(mark.step)) return [];
    seen.add(mark.step);
    const at = steps === 0 ? 0 : mark.step / steps;
    const wide = Math.min(WIDEST, letters(mark.text) * LETTER);
    const left = at * (width - wide);
    const worded = left >= free;
    if (worded) free = left + wide + GAP;
    return [{ ...mark, at, worded }];
  });
}
