import { expect, it } from "vitest";
import type { Frame } from "../src/lib/protocol";
import { chapters, flags, headings, lines } from "../src/replay/timeline";

const text = (en: string) => ({ en, fr: en });

it("draws a line for each seat, the most on top", () => {
  expect(lines([[0, 0], [2, 1], [4, 1]])).toEqual(["0,94 500,50 1000,6", "0,94 500,72 1000,72"]);
  expect(lines([[3]])).toEqual(["0,6"]);
  expect(lines([])).toEqual([]);
  expect(lines([[0], [-2], [2]])).toEqual(["0,50 500,94 1000,6"]);
});

it("finds the chapters by their titles", () => {
  const frame = (step: number, title?: string): Frame => ({
    step, events: [], asked: [], moves: [],
    view: { step, state: {}, zones: [], ...(title ? { outline: { title: text(title), progress: [], numbers: {}, texts: {} } } : {}) },
  });
  const found = chapters([frame(0, "Set-up"), frame(1, "Set-up"), frame(2), frame(3, "Round 1"), frame(9, "Round 2"), frame(20, "The end")], 20);
  expect(found.map(({ title, from, to }) => [title.en, from, to])).toEqual([["Set-up", 0, 3], ["Round 1", 3, 9], ["Round 2", 9, 20]]);
});

it("words marks only where there is room, and shows one for each step", () => {
  const marks = [0, 2, 2, 50, 100].map((step) => ({ step, text: text("ten chars.") }));
  const found = flags(marks, { steps: 100, width: 1000 });
  expect(found.map((flag) => [flag.step, flag.worded, flag.push])).toEqual([[0, true, 32], [2, false, 12], [50, true, 0], [100, true, -32]]);
  expect(found[2]?.at).toBe(0.5);
});

it("always words the mark that matters", () => {
  const marks = [49, 50, 51].map((step) => ({ step, text: text("ten chars.") }));
  expect(flags(marks, { steps: 100, width: 1000, first: 50 }).map((flag) => flag.worded)).toEqual([false, true, false]);
});

it("heads each stretch with what fits, and the present one with its whole title", () => {
  const parts = [["Set-up", 0, 10], ["Turn 1 of Ana", 10, 12], ["Turn 2 of Bo", 12, 15], ["Turn 3 of Ana", 15, 40], ["Turn 4 of Bo", 40, 99], ["Turn 5 of Ana", 99, 100]] as const;
  const heads = (step: number) => headings(parts.map(([title, from, to]) => ({ title, from, to })), { steps: 100, width: 1000, step }).map((one) => one.label);
  expect(heads(50)).toEqual(["Set-up", "", "2", "Turn 3 of Ana", "Turn 4 of Bo", ""]);
  expect(heads(10)).toEqual(["Set-up", "Turn 1 of Ana", "Turn 4 of Bo", ""]);
});

it("keeps the title of the last stretch on the line", () => {
  const [, last] = headings([{ title: "Turn 1", from: 0, to: 99 }, { title: "Turn 2 of Ana", from: 99, to: 100 }], { steps: 100, width: 1000, step: 100 });
  expect(last).toMatchObject({ now: true, label: "Turn 2 of Ana" });
  expect(990 + (last?.push ?? 0)).toBeLessThan(910);
  expect(headings([], { steps: 0, width: 1000, step: 0 })).toEqual([]);
});

it("draws marks no nearer than can be told apart, and always the one that matters", () => {
  const marks = Array.from({ length: 20_000 }, (_, at) => ({ step: at + 1, text: text("x") }));
  const found = flags(marks, { steps: 20_000, width: 500, first: 7 }).map((flag) => flag.step);
  expect(found.length).toBeLessThan(260);
  expect(found).toContain(7);
  expect(found.at(-1)).toBeGreaterThan(19_900);
});
