import { afterEach, expect, test } from "vitest";
import type { OrderPreset, Orders } from "../src/lib/protocol";
import { setLocale } from "../src/lib/i18n.svelte";
import { presetCondition, orderText, isAvailable, presetNumber, indexesOf, isOn, withPreset, withoutPreset } from "../src/table/orders";
import { waitingTime } from "../src/table/waitingTime";

const text = (en: string, fr = en) => ({ en, fr });
const small = { when: "bleed-under", label: text("it is a bleed for less than #", "c'est une morsure de moins de #"), min: 1, max: 20, default: 3 };
const low = { when: "pool-under", label: text("my pool would fall under #"), min: 1, max: 60, default: 8 };
const far = { when: "unconcerned", label: text("it does not concern me") };
const kept: Orders = {
  orders: [],
  default: false,
  kinds: [
    { kind: "block", label: text("Whether to block", "Bloquer ou non"), used: 0, canPass: true, answers: [], conditions: [small] },
    { kind: "strike", label: text("How to strike"), used: 0, canPass: true, answers: [{ answer: "hands", label: text("strike with bare hands") }], conditions: [] },
  ],
  alwaysAsk: [low],
  passConditions: [far],
  expiries: [
    { until: "action", label: text("until this action is over", "jusqu'à la fin de cette action"), available: true },
    { until: "combat", label: text("until this combat is over"), available: false },
  ],
  presets: [],
};
const blocks: OrderPreset = { preset: "no-small-blocks", label: text("Do not block bleeds for less than #"), orders: [{ kind: "block", answer: "pass", when: "bleed-under", number: 3 }] };
const combat: OrderPreset = { preset: "quiet-combat", label: text("Quiet combats"), orders: [{ kind: "range", answer: "pass" }, { kind: "strike", answer: "hands" }] };
const stop: OrderPreset = { preset: "low-pool", label: text("Stop me under #"), orders: [{ kind: "*", answer: "ask", when: "pool-under", number: 8 }] };
const pass: OrderPreset = { preset: "pass-action", label: text("I pass"), orders: [{ kind: "*", answer: "pass", until: "action" }] };

afterEach(() => setLocale("en"));

test("a sentence is switched on and off as a whole, and what was said last goes first", () => {
  const other = { kind: "strike", answer: "ask" };
  const on = withPreset([other], combat);
  expect(on).toEqual([...combat.orders, other]);
  expect(isOn(on, combat)).toBe(true);
  expect(isOn(on.slice(1), combat)).toBe(false);
  expect(withoutPreset(on, combat)).toEqual([other]);
  expect(withPreset(on, combat)).toEqual(on);
});

test("the number of a sentence is the one it stands with, else the usual one", () => {
  expect(presetNumber([], blocks)).toBe(3);
  const five = withPreset([], blocks, 5);
  expect(five).toEqual([{ kind: "block", answer: "pass", when: "bleed-under", number: 5 }]);
  expect(presetNumber(five, blocks)).toBe(5);
  expect(isOn(five, blocks)).toBe(true);
  expect(withPreset(five, blocks, 2)).toHaveLength(1);
  expect(presetNumber([], combat)).toBeUndefined();
  expect(presetCondition(kept, blocks)).toBe(small);
  expect(presetCondition(kept, stop)).toBe(low);
  expect(presetCondition(kept, combat)).toBeUndefined();
});

test("what lasts until an action is over can be left while there is one, and stands apart from what stays", () => {
  expect(isAvailable(kept, pass)).toBe(true);
  expect(isAvailable(kept, { ...pass, orders: [{ kind: "*", answer: "pass", until: "combat" }] })).toBe(false);
  expect(isAvailable(kept, blocks)).toBe(true);
  expect(indexesOf([...pass.orders, ...stop.orders], "*")).toEqual([1]);
});

test("an order is said in words, in both languages", () => {
  expect(orderText(kept, { kind: "block", answer: "pass", when: "bleed-under", number: 4, until: "action", since: 9 }))
    .toBe("Whether to block: do nothing, when it is a bleed for less than 4, until this action is over");
  expect(orderText(kept, { kind: "strike", answer: "hands" })).toBe("How to strike: strike with bare hands");
  expect(orderText(kept, { kind: "*", answer: "pass", when: "unconcerned", until: "action" })).toBe("Everything: do nothing, when it does not concern me, until this action is over");
  expect(orderText(kept, { kind: "*", answer: "only-choice" })).toContain("only possible answer");
  setLocale("fr");
  expect(orderText(kept, { kind: "block", answer: "pass", until: "action" })).toMatch(/^Bloquer ou non\s: ne rien faire, jusqu’à la fin de cette action$/);
});

test("since when somebody is waited for is told after a minute", () => {
  expect(waitingTime(undefined)).toBeUndefined();
  expect(waitingTime(1000, 30_000)).toBeUndefined();
  expect(waitingTime(0, 3 * 3_600_000)).toBe("3 hours ago");
  setLocale("fr");
  expect(waitingTime(0, 2 * 86_400_000)).toBe("avant-hier");
});
