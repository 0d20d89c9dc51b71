import { expect, test } from "vitest";
import type { Orders } from "../src/lib/protocol";
import { answersOnlyChoices, conditionsOf, withNumber, newOrder, hasDetails, askedFirst, indexesOf, replaceAt, toggleOnlyAnswer, withCondition, removeAt } from "../src/table/orders";

const text = (word: string) => ({ en: word, fr: word });
const small = { when: "bleed-under", label: text("a bleed for less than #"), min: 1, max: 20, default: 3 };
const aside = { when: "undirected", label: text("undirected") };
const low = { when: "pool-under", label: text("under #"), min: 1, max: 60, default: 8 };
const kept: Orders = {
  orders: [],
  kinds: [
    { kind: "block", label: text("block"), used: 0, canPass: true, answers: [], conditions: [small, aside] },
    { kind: "strike", label: text("strike"), used: 0, canPass: false, answers: [{ answer: "hands", label: text("hands") }], conditions: [] },
    { kind: "end", label: text("end"), used: 0, canPass: true, answers: [], conditions: [] },
  ],
  alwaysAsk: [low],
  default: false,
  passConditions: [],
  expiries: [],
  presets: [],
};

test("a new order is quiet and always, or what else can be answered", () => {
  expect(newOrder(kept, "block")).toEqual({ kind: "block", answer: "pass" });
  expect(newOrder(kept, "strike")).toEqual({ kind: "strike", answer: "hands" });
  expect(newOrder(kept, "*")).toEqual({ kind: "*", answer: "ask", when: "pool-under", number: 8 });
  expect(newOrder(kept, "nothing")).toBeUndefined();
});

test("a condition comes with its usual number, and leaves it where it has none", () => {
  const order = { kind: "block", answer: "pass" };
  expect(withCondition(order, small)).toEqual({ ...order, when: "bleed-under", number: 3 });
  expect(withCondition({ ...order, when: "bleed-under", number: 5 }, aside)).toEqual({ ...order, when: "undirected" });
  expect(withCondition({ ...order, when: "bleed-under", number: 5 }, undefined)).toEqual(order);
});

test("a number stays within its bounds", () => {
  const order = withCondition({ kind: "block", answer: "pass" }, small);
  expect(withNumber(order, small, 7).number).toBe(7);
  expect(withNumber(order, small, 0).number).toBe(1);
  expect(withNumber(order, small, 99).number).toBe(20);
  expect(withNumber(order, small, Number.NaN).number).toBe(1);
});

test("orders keep their places", () => {
  const one = { kind: "block", answer: "pass" }, two = { kind: "strike", answer: "hands" }, three = { kind: "block", answer: "ask" };
  expect(indexesOf([one, two, three], "block")).toEqual([0, 2]);
  expect(replaceAt([one, two, three], 1, three)).toEqual([one, three, three]);
  expect(removeAt([one, two, three], 0)).toEqual([two, three]);
});

test("only where something can be said is it asked for", () => {
  expect(kept.kinds.map(hasDetails)).toEqual([true, true, false]);
  expect(conditionsOf(kept, "*")).toEqual([low]);
  expect(conditionsOf(kept, "end")).toEqual([]);
});

test("what is asked now comes first, and the rest stays in its order", () => {
  expect(askedFirst(kept.kinds, "strike").map((one) => one.kind)).toEqual(["strike", "block", "end"]);
  expect(askedFirst(kept.kinds, undefined).map((one) => one.kind)).toEqual(["block", "strike", "end"]);
});

test("what alone is offered is one order beside the stops, switched on and off", () => {
  const stop = { kind: "*", answer: "ask", when: "pool-under", number: 8 };
  const on = toggleOnlyAnswer([stop]);
  expect(on).toEqual([{ kind: "*", answer: "only-choice" }, stop]);
  expect(answersOnlyChoices(on)).toBe(true);
  expect(indexesOf(on, "*")).toEqual([1]);
  expect(toggleOnlyAnswer(on)).toEqual([stop]);
});
