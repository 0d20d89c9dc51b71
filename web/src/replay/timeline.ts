// The geometry of the timeline.
import type { Frame, Text } from "../lib/protocol";
import { t } from "../lib/i18n.svelte";

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

/** The runs of steps with the same title; steps not loaded yet belong to the previous run. */
export function chapters(frames: Frame[], steps: number): Chapter[] {
  const found: Chapter[] = [];
  for (const frame of frames) {
    const title = frame.view.outline?.title;
    const last = found.at(-1);
    if (!title || last?.title.en === title.en) continue;
    if (last) last.to = frame.step;
    found.push({ title, from: frame.step, to: steps });
  }
  return found.filter((one) => one.to > one.from);
}

export interface Heading {
  from: number;
  /** Its start and length, from 0 to 1. */
  at: number;
  long: number;
  /** Its title, only its number where there is no room for that, or nothing. */
  label: string;
  now: boolean;
  /** How far the title of the present one is pushed to stay on the line, in pixels. */
  push: number;
}

const INDENT = 14;

/** The headings of a timeline of this width: the current one in full, others as far as they fit. */
export function headings(parts: { title: string; from: number; to: number }[], line: { steps: number; width: number; step: number }): Heading[] {
  const room = (label: string) => label.length * LETTER + INDENT;
  const pixels = (steps: number) => (line.steps === 0 ? 0 : (steps / line.steps) * line.width);
  const now = parts.filter((one) => one.from <= line.step).at(-1);
  const push = now ? Math.min(0, line.width - pixels(now.from) - room(now.title)) : 0;
  const left = now ? pixels(now.from) + push : 0;
  const right = now ? left + room(now.title) : 0;
  const shown = parts.filter((one) => one === now || pixels(one.from) >= right || pixels(one.from) < left);
  return shown.map((one) => {
    const at = pixels(one.from);
    const free = (label: string) => room(label) <= pixels(one.to - one.from) && (at >= right || at + room(label) <= left);
    const fits = [one.title, /\d+/.exec(one.title)?.[0] ?? ""].find((label) => one === now || free(label));
    return { from: one.from, at: one.from / line.steps, long: (one.to - one.from) / line.steps, now: one === now, label: fits ?? "", push: one === now ? push : 0 };
  });
}

export interface Flag {
  step: number;
  text: Text;
  /** How far along, from 0 to 1. */
  at: number;
  /** Whether there is room for its words. */
  worded: boolean;
  /** How far its words are pushed to stay on the line, in pixels. */
  push: number;
}

const LETTER = 6.4;
const WIDEST = 132;
const GAP = 10;
/** Marks that are nearer to each other, in pixels, are one where a game is so long that they all would be. */
const NEAREST = 2;

/** Whether a mark is the first of its step, and far enough from the previous one to be clicked. */
function apart(line: { steps: number; width: number; first?: number | undefined }): (mark: { step: number }) => boolean {
  const least = line.steps === 0 ? 0 : (NEAREST / line.width) * line.steps;
  const seen = new Set<number>();
  let before = -Infinity;
  return ({ step }) => {
    if (seen.has(step) || (step !== line.first && step - before < least)) return false;
    seen.add(step);
    before = step;
    return true;
  };
}

/** The marks of a line so wide, one for each step: the one that matters has its words, and others where there is room. */
export function flags(marks: { step: number; text: Text }[], line: { steps: number; width: number; first?: number | undefined }): Flag[] {
  const taken: [number, number][] = [];
  const placed = marks
    .filter(apart(line))
    .map((mark) => ({ ...mark, at: line.steps === 0 ? 0 : mark.step / line.steps }));
  const words = (mark: (typeof placed)[number]): Flag => {
    const half = Math.min(WIDEST, t(mark.text).length * LETTER) / 2;
    const middle = Math.min(Math.max(mark.at * line.width, half), line.width - half);
    const worded = taken.every(([from, to]) => middle + half + GAP <= from || middle - half - GAP >= to);
    if (worded) taken.push([middle - half, middle + half]);
    return { ...mark, worded, push: middle - mark.at * line.width };
  };
  const first = placed.filter((mark) => mark.step === line.first).map(words);
  return [...first, ...placed.filter((mark) => mark.step !== line.first).map(words)].sort((a, b) => a.step - b.step);
}
