import { expect, it } from "vitest";
import type { Frame } from "../src/lib/protocol";
import { chapters, flags, lines } from "../src/replay/timeline";

const text = (en: string) => ({ en, fr: en });

it("draws a line for each seat, the most on top", () => {
  expect(lines([[0, 0], [2, 1], [4, 1]])).toEqual(["0,94 500,50 1000,6", "0,94 500,72 1000,72"]);
  expect(lines([[3]])).toEqual(["0,6"]);
  expect(lines([])).toEqual([]);
  expect(lines([[0], [-2], [2]])).toEqual(["0,50 500,94 1000,6"]);
});

it("finds the chapters by their titles", () => {
  const frame = (seq: number, title?: string): Frame => ({
    seq, events: [], asked: [], moves: [],
    view: { seq, facts: {}, zones: [], ...(title ? { outline: { title: text(title), stations: [], figures: {}, names: {} } } : {}) },
  });
  const found = chapters([frame(0, "Set-up"), frame(1, "Set-up"), frame(2), frame(3, "Round 1"), frame(9, "Round 2")], 20);
  expect(found.map(({ title, from, to }) => [title.en, from, to])).toEqual([["Set-up", 0, 3], ["Round 1", 3, 9], ["Round 2", 9, 20]]);
});

it("words marks only where there is room, and shows one for each step", () => {
  const marks = [0, 2, 2, 50, 100].map((step) => ({ step, text: text("ten chars.") }));
  const found = flags(marks, 100, 1000, (words) => words.en.length);
  expect(found.map((flag) => [flag.step, flag.worded])).toEqual([[0, true], [2, false], [50, true], [100, true]]);
  expect(found[2]?.at).toBe(0.5);
});
