import { describe, expect, it } from "vitest";
import type { RefusedChoice, Choice, Question } from "../src/lib/protocol";
import { moveAlong, choiceForDigit, refusalsOf, plainRefusals, byClause, digitTargets, sortChoices, questionRow, defaultMove } from "../src/table/choices";

const text = (words: string) => ({ en: words, fr: words });
let count = 0;
const choice = (verb: string, args: number[], cards: number[] = []): Choice =>
  ({ move: `m${++count}`, text: text(`${verb} ${args.join(" ")}`), verb, args, cards });
const barred = (verb: string, args: number[], cards: number[], id: string): RefusedChoice =>
  ({ ...choice(verb, args, cards), clause: { id, text: text(id) } });

function question(choices: Choice[], more: Partial<Question> = {}): Question {
  return {
    step: 1, asked: [0], kind: "any", label: text(""), prompt: text(""), secret: false, undo: "no",
    choices, refusals: [], cautions: [], ...more,
  };
}
const all = () => true;
const counted = (verb: string) => verb === "blood";

describe("what a question offers", () => {
  it("is sorted into cards, numbers and plain answers", () => {
    const drain = choice("drain", [7], [7]);
    const blood = [0, 1, 2, 3].map((n) => choice("blood", [n, 0]));
    const offer = sortChoices(question([...blood, drain]), all, counted);
    expect([...offer.cards.keys()]).toEqual([7]);
    expect(offer.scale?.axes).toEqual([[0, 1, 2, 3], [0]]);
    expect(offer.plain).toEqual([]);
  });

  it("keeps a card that lies nowhere on the page among the plain answers", () => {
    const hidden = choice("take", [9], [9]);
    const offer = sortChoices(question([hidden, choice("done", [])]), () => false, counted);
    expect(offer.cards.size).toBe(0);
    expect(offer.plain).toHaveLength(2);
  });

  it("does not make a card of one that every choice is about, but of the last one in hand", () => {
    const offer = sortChoices(question([choice("yield", [4], [4]), choice("resist", [4], [4])]), all, counted);
    expect(offer.plain).toHaveLength(2);
    const last = sortChoices(question([choice("play", [4, 0, 0], [4]), choice("play", [4, 1, 0], [4])]), all, counted);
    expect(last.cards.get(4)).toHaveLength(2);
  });

  it("leaves nothing out, whatever the verb", () => {
    const choices = [choice("unheard", [1, 2, 3]), choice("unheard", [4], [12]), choice("blood", [0]), choice("blood", [1])];
    const offer = sortChoices(question(choices), all, counted);
    const found = [...offer.cards.values()].flat().length + offer.plain.length + (offer.scale?.choices.length ?? 0);
    expect(found).toBe(choices.length);
  });
});

describe("the main answer", () => {
  it("is the quiet number at first", () => {
    const blood = [0, 1, 2].map((n) => choice("blood", [n]));
    const asked = question(blood, { pass: blood[0]?.move ?? "" });
    expect(defaultMove(asked, sortChoices(asked, all, counted), undefined)).toBe(blood[0]?.move);
  });

  it("is what the card in hand can do, if that is one thing", () => {
    const plays = [choice("play", [5, 0, 0], [5]), choice("play", [5, 1, 0], [5]), choice("drain", [8], [8])];
    const asked = question(plays);
    const offer = sortChoices(asked, all, counted);
    expect(defaultMove(asked, offer, 5)).toBeUndefined();
    expect(defaultMove(asked, offer, 8)).toBe(plays[2]?.move);
  });

  it("is left open between equals, and once the answer is sealed", () => {
    const stay = choice("stay", []);
    const asked = question([stay, choice("withdraw", [])]);
    expect(defaultMove(asked, sortChoices(asked, all, counted), undefined)).toBeUndefined();
    const given = question([stay], { answer: stay.move });
    expect(defaultMove(given, sortChoices(given, all, counted), undefined)).toBeUndefined();
  });
});

it("walks along one number and keeps the other if it can", () => {
  const grid = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1]].map((args) => choice("blood", args));
  const scale = sortChoices(question(grid), all, counted).scale;
  if (!scale) throw new Error("no scale");
  expect(moveAlong(scale, grid[3], 0, 1)?.args).toEqual([1, 1]);
  expect(moveAlong(scale, grid[3], 0, 2)?.args).toEqual([2, 0]);
});

it("takes a digit for an amount where amounts are asked for, and never for a card then", () => {
  const drain = choice("drain", [7], [7]);
  const few = [0, 1].map((n) => choice("blood", [n, 0]));
  const many = [0, 1, 2, 3].map((n) => choice("blood", [n, 0]));
  const of = (choices: Choice[], n: number) => choiceForDigit(sortChoices(question(choices), all, counted), undefined, n, counted);
  expect(of([...few, drain], 1)).toBe(few[1]);
  expect(of([...few, drain], 2)).toBeNull();
  expect(of([...many, drain], 3)).toBe(many[3]);
  expect(of([...many, drain], 4)).toBeNull();
  expect(of([choice("end", []), drain], 1)).toBeUndefined();
});

it("counts the places of the card in hand, else the cards", () => {
  const plays = [choice("play", [5, 1, 0], [5]), choice("play", [5, 0, 0], [5]), choice("play", [5, 0, 1], [5]), choice("play", [6, 0, 0], [6])];
  const offer = sortChoices(question(plays), all, counted);
  const spot = (one: Choice) => (one.args[1] === undefined ? {} : { place: one.args[1] });
  expect(digitTargets(offer, undefined, spot)).toEqual([5, 6]);
  expect(digitTargets(offer, 5, spot).map((ways) => (typeof ways === "number" ? ways : ways.length))).toEqual([2, 1]);
});

it("tells refusals of a card from those of none, each once", () => {
  const asked = question([], {
    refusals: [barred("play", [5, 0, 0], [5], "A"), { ...barred("play", [5, 0, 0], [5], "A") }, barred("skip", [], [], "B")],
  });
  expect(refusalsOf(asked, 5).map((one) => one.clause.id)).toEqual(["A"]);
  expect(plainRefusals(asked).map((one) => one.clause.id)).toEqual(["B"]);
  expect(byClause(asked.refusals).map((reason) => reason.texts.length)).toEqual([2, 1]);
});

describe("cards that are just alike", () => {
  const lies = (row: number, face: number, counters = 0) => ({ row, face, down: false, counters, flags: 0, owner: 0, host: -1, known: 0 });
  const question = { choices: [{ move: "a", text: { en: "", fr: "" }, verb: "link", args: [1], cards: [1] }], refusals: [] } as unknown as Question;

  it("stand for each other in a question that names one of them", () => {
    const all = [lies(1, 7), lies(2, 7), lies(3, 8), lies(4, 7, 1), lies(5, -1), { ...lies(6, 7), host: 3 }];
    expect(all.map((card) => questionRow(question, card, all))).toEqual([1, 1, 3, 4, 5, 6]);
  });
});
