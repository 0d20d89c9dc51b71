import { expect, it } from "vitest";
import type { Choice, Question } from "../src/lib/protocol";
import { Picker } from "../src/table/picker.svelte";

const text = (words: string) => ({ en: words, fr: words });
const choice = (move: string, verb: string, args: number[], cards: number[] = []): Choice => ({ move, text: text(move), verb, args, cards });

function picker(choices: Choice[], confirm = false) {
  const sent: string[] = [];
  const question: Question = {
    step: 1, kind: "any", label: text(""), prompt: text(""), secret: false, undo: "no", asked: [0], choices, refusals: [], cautions: [],
  };
  let asked = 0;
  const asker = {
    move: (move: string) => void sent.push(move),
    preview: (move: string) => Promise.resolve({ step: 1, move, events: [], numbers: { asked: [++asked] } }),
  };
  return { sent, picker: new Picker(question, asker, () => true, (verb) => verb === "blood", () => confirm) };
}

it("takes a card up, lays it down, and forgets what was chosen with it", () => {
  const { picker: hand } = picker([choice("a", "play", [5, 0], [5]), choice("b", "play", [5, 1], [5])]);
  hand.take(5);
  hand.choose("b");
  expect(hand.move).toBe("b");
  hand.take(5);
  expect([hand.card, hand.move]).toEqual([undefined, undefined]);
  hand.take(99);
  expect(hand.card).toBeUndefined();
});

it("gives up step by step", () => {
  const { picker: hand } = picker([choice("a", "play", [5, 0], [5]), choice("b", "play", [5, 1], [5])]);
  hand.take(5);
  hand.choose("a");
  expect([hand.back(), hand.move, hand.card]).toEqual([true, undefined, 5]);
  expect([hand.back(), hand.card, hand.back()]).toEqual([true, undefined, false]);
});

it("answers a plain press at once, or asks for a second one", () => {
  const quick = picker([choice("stay", "stay", []), choice("go", "withdraw", [])]);
  quick.picker.press("stay");
  expect(quick.sent).toEqual(["stay"]);
  const careful = picker([choice("stay", "stay", []), choice("go", "withdraw", [])], true);
  careful.picker.press("stay");
  expect(careful.sent).toEqual([]);
  careful.picker.main();
  expect(careful.sent).toEqual(["stay"]);
  careful.picker.press("go");
  careful.picker.press("go");
  expect(careful.sent).toEqual(["stay", "go"]);
});

it("shows a warning before it gives an answer that has one", () => {
  const { picker: plain } = picker([choice("stay", "stay", []), choice("go", "withdraw", [])]);
  const sent: string[] = [];
  const caution = { ...choice("go", "withdraw", []), clause: { id: "VEN-X", text: text("you will regret it") } };
  const warned = new Picker({ ...plain.question, cautions: [caution] }, { move: (move) => void sent.push(move), preview: () => Promise.reject() }, () => true, () => false, () => false);
  warned.press("go");
  expect([sent, warned.move]).toEqual([[], "go"]);
  warned.press("go");
  expect(sent).toEqual(["go"]);
});

it("asks what a move would bring once only", async () => {
  const { picker: hand } = picker([choice("a", "play", [5, 0], [5])]);
  expect(hand.preview("a")).toBeUndefined();
  expect(hand.preview("a")).toBeUndefined();
  await Promise.resolve();
  expect(hand.preview("a")?.numbers).toEqual({ asked: [1] });
});

it("keeps what was taken up and chosen when the same question comes again", () => {
  const choices = [choice("a", "play", [5, 0], [5]), choice("b", "play", [5, 1], [5])];
  const { picker: before } = picker(choices);
  before.take(5);
  before.choose("b");
  const { picker: again } = picker(choices);
  again.resume(before);
  expect([again.card, again.move]).toEqual([5, "b"]);
  const { picker: gone } = picker([choice("a", "play", [6, 0], [6])]);
  gone.resume(before);
  expect(gone.card).toBeUndefined();
});

it("keeps the card for the next answer where several things can be done with it, or could be", () => {
  const next = (before: Picker, choices: Choice[], kind = "any") => {
    const { picker: made } = picker(choices);
    const after = new Picker({ ...made.question, step: before.question.step + 1, kind }, { move() {}, preview: () => Promise.reject() }, () => true, () => false, () => false);
    after.resume(before);
    return after;
  };
  const one = [choice("b", "transfer", [5], [5]), choice("d", "transfer", [6], [6]), choice("z", "end", [])];
  const both = [...one, choice("c", "back", [5], [5])];
  const taken = (choices: Choice[]) => {
    const { picker: before } = picker(choices);
    before.take(5);
    return before;
  };
  expect(next(taken(one), both).card).toBe(5);
  expect(next(taken(one), one).card, "Enter must not do it again").toBeUndefined();
  expect(next(taken(both), both, "discard").card).toBeUndefined();
  const last = next(taken(both), one);
  expect([last.card, last.several, last.move], "nor with a card that was kept").toEqual([5, true, undefined]);
  last.choose("b");
  expect(last.move).toBe("b");
  expect([last.back(), last.card, last.back(), last.card, last.move]).toEqual([true, 5, true, undefined, "z"]);
  last.take(5);
  expect(last.move, "taken up anew").toBe("b");
});

it("has nothing done with a card before it is chosen, from the first time on, where the question comes again and again", () => {
  const { picker: made } = picker([choice("b", "transfer", [5], [5]), choice("d", "transfer", [6], [6]), choice("z", "end", [])]);
  const again = new Picker(made.question, { move() {}, preview: () => Promise.reject() }, () => true, () => false, () => false, true);
  again.take(5);
  expect([again.several, again.move]).toEqual([true, undefined]);
  again.take(5);
  expect([again.card, again.several, again.move]).toEqual([undefined, false, "z"]);
});
