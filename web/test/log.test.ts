import { expect, it } from "vitest";
import { mergeEvents } from "../src/games/vtes/events";
import type { GameEvent } from "../src/lib/protocol";
import { buildLog, splitBySeat, lastEntries } from "../src/table/log";

const told = (words: string, kind = 20): GameEvent =>
  ({ kind, subject: 0, object: 0, amount: 0, face: -1, text: { en: words, fr: words } });
const silent: GameEvent = { kind: 0, subject: 0, object: 0, amount: 0, face: -1 };
const chapter = (event: GameEvent) => event.kind === 17;

it("tells what has words, and where chapters begin", () => {
  const entries = buildLog([{ step: 1, undone: false, events: [told("Round 1", 17), silent, told("A gains 1.")] }], chapter);
  expect(entries.map((entry) => [entry.text.en, entry.chapter])).toEqual([["Round 1", true], ["A gains 1.", false]]);
});

it("strikes the last step that stood, one for each step back", () => {
  const step = (step: number, undone = false) => ({ step, undone, events: undone ? [] : [told(`s${step}`)] });
  const one = buildLog([step(1), step(2), step(3, true)], chapter);
  expect(one.map((entry) => entry.struck)).toEqual([false, true]);
  const two = buildLog([step(1), step(2), step(3, true), step(4, true), step(5)], chapter);
  expect(two.map((entry) => entry.struck)).toEqual([true, true, false]);
});

it("tells transfers to one card in a row as one, but never what was taken back with what stands", () => {
  const moved = (step: number, object: number, en = "Seat 1 moves 1 pool to a vampire.", fr = "La place 1 déplace 1 point de réserve sur un vampire.") =>
    ({ step, undone: false, events: [{ kind: 25, subject: 0, object, amount: 1, face: -1, text: { en, fr } }] });
  const back = (step: number) => ({ step, undone: true, events: [] });
  const three = buildLog([moved(1, 7), moved(2, 7), moved(3, 7), moved(4, 8)], chapter, mergeEvents);
  expect(three.map((entry) => [entry.text.en, entry.step])).toEqual([["Seat 1 moves 3 pool to a vampire.", 3], ["Seat 1 moves 1 pool to a vampire.", 4]]);
  expect(three[0]?.text.fr).toBe("La place 1 déplace 3 points de réserve sur un vampire.");
  const taken = buildLog([moved(1, 7), moved(2, 7), back(3), moved(4, 7)], chapter, mergeEvents);
  expect(taken.map((entry) => entry.struck)).toEqual([false, true, false]);
});

it("names a text that acts, unless the next line speaks of its card", () => {
  const acts: GameEvent = { ...told("Jack triggers.", 83), face: 5 };
  const lines = (next: GameEvent) => buildLog([{ step: 1, undone: false, events: [acts, next] }], chapter, mergeEvents).map((entry) => entry.text.en);
  expect(lines(told("A burns 2."))).toEqual(["Jack triggers.", "A burns 2."]);
  expect(lines({ ...told("A moves 1 to Jack."), face: 5 })).toEqual(["A moves 1 to Jack."]);
});

it("cuts a sentence where it names a seat, and only at whole words", () => {
  const pieces = splitBySeat("Brujah steals 1 Blood from Nosferatu.", ["Nosferatu", "Brujah", undefined, ""]);
  expect(pieces).toEqual([{ text: "Brujah", seat: 1 }, { text: " steals 1 Blood from " }, { text: "Nosferatu", seat: 0 }, { text: "." }]);
  expect(splitBySeat("Brujahs gather", ["Brujah"])).toEqual([{ text: "Brujahs gather" }]);
});

it("tells of the last step that stands what turned the game, else its end", () => {
  const steps = [
    { step: 1, undone: false, events: [told("before")] },
    { step: 2, undone: false, events: [told("a"), told("A wins", 35), told("b"), told("c"), told("d")] },
  ];
  const says = (entries: ReturnType<typeof buildLog>) => entries.map((entry) => entry.text.en);
  expect(says(lastEntries(buildLog(steps, chapter), (event) => event.kind === 35))).toEqual(["A wins"]);
  expect(says(lastEntries(buildLog(steps, chapter)))).toEqual(["b", "c", "d"]);
  expect(says(lastEntries(buildLog([...steps, { step: 3, undone: true, events: [] }], chapter)))).toEqual(["before"]);
  expect(lastEntries([])).toEqual([]);
});
