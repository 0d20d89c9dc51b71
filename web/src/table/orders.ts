// Lists of standing orders, which are tried in order, and their texts.
import type { OrderPreset, OrderCondition, Order, OrderKind, Orders } from "../lib/protocol";
import { msg, t } from "../lib/i18n.svelte";

export const EVERYTHING = "*";
/** Gives the only possible answer to any question. */
const ONLY: Order = { kind: EVERYTHING, answer: "only-choice" };

const isOnly = (order: Order) => order.kind === ONLY.kind && order.answer === ONLY.answer;

export const answersOnlyChoices = (orders: Order[]) => orders.some(isOnly);

/** The same orders with, or without, the one that answers where there is nothing to choose. */
export const toggleOnlyAnswer = (orders: Order[]) => (answersOnlyChoices(orders) ? orders.filter((order) => !isOnly(order)) : [ONLY, ...orders]);

/** The conditions that an order of a kind may have. */
export function conditionsOf(kept: Orders, kind: string): OrderCondition[] {
  if (kind === EVERYTHING) return [...kept.alwaysAsk, ...kept.passConditions];
  return kept.kinds.find((each) => each.kind === kind)?.conditions ?? [];
}

/** A new order: always quiet, or the first other answer; for everything, the first stop. */
export function newOrder(kept: Orders, kind: string): Order | undefined {
  if (kind === EVERYTHING) {
    const stop = kept.alwaysAsk[0];
    return stop && withCondition({ kind, answer: "ask" }, stop);
  }
  const one = kept.kinds.find((each) => each.kind === kind);
  if (!one) return undefined;
  const answer = one.canPass ? "pass" : one.answers[0]?.answer;
  return answer === undefined ? undefined : { kind, answer };
}

/** The order under a condition with its default number, or always. */
export function withCondition(order: Order, condition: OrderCondition | undefined): Order {
  const { kind, answer } = order;
  if (!condition) return { kind, answer };
  return condition.default === undefined ? { kind, answer, when: condition.when } : { kind, answer, when: condition.when, number: condition.default };
}

/** The same order with another number, kept within its bounds. */
export function withNumber(order: Order, condition: OrderCondition, number: number): Order {
  const least = condition.min ?? 0, most = condition.max ?? 0;
  return { ...order, number: Math.min(most, Math.max(least, Math.round(number) || least)) };
}

export const replaceAt = (orders: Order[], at: number, by: Order) => orders.map((order, i) => (i === at ? by : order));

export const removeAt = (orders: Order[], at: number) => orders.filter((_, i) => i !== at);

/** Whether it expires. */
export const isTemporary = (order: Order) => order.until !== undefined;

/** The indexes of the lasting orders of a kind. */
export const indexesOf = (orders: Order[], kind: string) =>
  orders.flatMap((order, i) => (order.kind === kind && !isOnly(order) && !isTemporary(order) ? [i] : []));

/** Whether a kind has other answers or conditions. */
export const hasDetails = (one: OrderKind) => one.answers.length > 0 || one.conditions.length > 0;

/** The kinds, with that of the open question first. */
export function askedFirst(kinds: OrderKind[], asked: string | undefined): OrderKind[] {
  return [...kinds.filter((one) => one.kind === asked), ...kinds.filter((one) => one.kind !== asked)];
}

// ---- presets

const alike = (a: Order, b: Order) => a.kind === b.kind && a.answer === b.answer && a.when === b.when && a.until === b.until;

/** Whether all orders of a preset are placed, with any number. */
export const isOn = (orders: Order[], bundle: OrderPreset) => bundle.orders.every((one) => orders.some((order) => alike(order, one)));

/** The orders without those of a preset. */
export const withoutPreset = (orders: Order[], bundle: OrderPreset) => orders.filter((order) => !bundle.orders.some((one) => alike(order, one)));

/** The orders with those of a preset first: the latest take precedence. */
export const withPreset = (orders: Order[], bundle: OrderPreset, number = presetNumber([], bundle)) => [
  ...bundle.orders.map((one) => (one.number === undefined || number === undefined ? one : { ...one, number })),
  ...withoutPreset(orders, bundle),
];

/** The number of a preset, or its default; undefined without one. */
export function presetNumber(orders: Order[], bundle: OrderPreset): number | undefined {
  const withNumber = bundle.orders.find((one) => one.number !== undefined);
  return withNumber && (orders.find((order) => alike(order, withNumber))?.number ?? withNumber.number);
}

/** The condition that a preset's number belongs to. */
export function presetCondition(kept: Orders, bundle: OrderPreset): OrderCondition | undefined {
  const withNumber = bundle.orders.find((one) => one.number !== undefined);
  return withNumber && conditionsOf(kept, withNumber.kind).find((one) => one.when === withNumber.when);
}

export const isTemporaryPreset = (bundle: OrderPreset) => bundle.orders.some(isTemporary);

/** Whether a preset can be placed now: its period must be available. */
export const isAvailable = (kept: Orders, bundle: OrderPreset) =>
  bundle.orders.every((one) => !isTemporary(one) || kept.expiries.some((term) => term.until === one.until && term.available));

// ---- in words

const messages = {
  quiet: msg("do nothing", "ne rien faire"),
  ask: msg("ask me", "me poser la question"),
  only: msg("the only possible answer is given", "la seule réponse possible est donnée"),
  everything: msg("Everything", "Tout"),
  one: msg("{what}: {answer}{when}{until}", "{what} : {answer}{when}{until}"),
  when: msg(", when {condition}", ", quand {condition}"),
};

/** An order as a sentence. */
export function orderText(kept: Orders, order: Order): string {
  if (isOnly(order)) return t(messages.only);
  const kind = kept.kinds.find((one) => one.kind === order.kind);
  const reply = kind?.answers.find((one) => one.answer === order.answer);
  const condition = conditionsOf(kept, order.kind).find((one) => one.when === order.when);
  const term = kept.expiries.find((one) => one.until === order.until);
  return t(messages.one, {
    what: t(kind?.label ?? messages.everything),
    answer: reply ? t(reply.label) : t(order.answer === "ask" ? messages.ask : messages.quiet),
    when: condition ? t(messages.when, { condition: t(condition.label).replace("#", String(order.number ?? "")) }) : "",
    until: term ? `, ${t(term.label)}` : "",
  });
}
