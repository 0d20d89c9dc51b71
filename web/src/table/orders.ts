// What may be left standing, and how a list of orders changes: the order in which they stand is the one in which they are tried.
import type { OrderPreset, OrderCondition, Order, OrderKind, Orders } from "../lib/protocol";
import { msg, t } from "../lib/i18n.svelte";

export const EVERYTHING = "*";
/** Whatever is asked, what alone is offered. */
const ONLY: Order = { kind: EVERYTHING, answer: "only" };

const isOnly = (order: Order) => order.kind === ONLY.kind && order.answer === ONLY.answer;

export const answersOnly = (orders: Order[]) => orders.some(isOnly);

/** The same orders with, or without, the one that answers where there is nothing to choose. */
export const turnOnly = (orders: Order[]) => (answersOnly(orders) ? orders.filter((order) => !isOnly(order)) : [ONLY, ...orders]);

/** The conditions that an order of a kind may have. */
export function conditionsOf(kept: Orders, kind: string): OrderCondition[] {
  if (kind === EVERYTHING) return [...kept.stops, ...kept.passes];
  return kept.kinds.find((each) => each.kind === kind)?.conditions ?? [];
}

/** An order that nothing is yet said of: quiet and always, or the first other answer; asked at the first stop. */
export function fresh(kept: Orders, kind: string): Order | undefined {
  if (kind === EVERYTHING) {
    const stop = kept.stops[0];
    return stop && under({ kind, answer: "ask" }, stop);
  }
  const one = kept.kinds.find((each) => each.kind === kind);
  if (!one) return undefined;
  const answer = one.quiet ? "quiet" : one.answers[0]?.answer;
  return answer === undefined ? undefined : { kind, answer };
}

/** The same order under a condition, with its usual number; or always. */
export function under(order: Order, condition: OrderCondition | undefined): Order {
  const { kind, answer } = order;
  if (!condition) return { kind, answer };
  return condition.usual === undefined ? { kind, answer, when: condition.when } : { kind, answer, when: condition.when, number: condition.usual };
}

/** The same order with another number, kept within its bounds. */
export function counting(order: Order, condition: OrderCondition, number: number): Order {
  const least = condition.least ?? 0, most = condition.most ?? 0;
  return { ...order, number: Math.min(most, Math.max(least, Math.round(number) || least)) };
}

export const replaced = (orders: Order[], at: number, by: Order) => orders.map((order, i) => (i === at ? by : order));

export const without = (orders: Order[], at: number) => orders.filter((_, i) => i !== at);

/** Whether it falls away by itself. */
export const isBrief = (order: Order) => order.until !== undefined;

/** Where the orders of a kind that stay stand in the whole list. */
export const placesOf = (orders: Order[], kind: string) =>
  orders.flatMap((order, i) => (order.kind === kind && !isOnly(order) && !isBrief(order) ? [i] : []));

/** Whether anything but "quiet, always" can be said of a kind. */
export const isRich = (one: OrderKind) => one.answers.length > 0 || one.conditions.length > 0;

/** The kinds with that of the open question first: what one wants to order is mostly what one was just asked. */
export function nearest(kinds: OrderKind[], asked: string | undefined): OrderKind[] {
  return [...kinds.filter((one) => one.kind === asked), ...kinds.filter((one) => one.kind !== asked)];
}

// ---- orders that are left together

const alike = (a: Order, b: Order) => a.kind === b.kind && a.answer === b.answer && a.when === b.when && a.until === b.until;

/** Whether all orders of a bundle stand, whatever their number. */
export const stands = (orders: Order[], bundle: OrderPreset) => bundle.orders.every((one) => orders.some((order) => alike(order, one)));

/** The same orders without those of a bundle. */
export const withoutBundle = (orders: Order[], bundle: OrderPreset) => orders.filter((order) => !bundle.orders.some((one) => alike(order, one)));

/** The same orders with those of a bundle before them: what was said last goes first. */
export const withBundle = (orders: Order[], bundle: OrderPreset, number = numberIn([], bundle)) => [
  ...bundle.orders.map((one) => (one.number === undefined || number === undefined ? one : { ...one, number })),
  ...withoutBundle(orders, bundle),
];

/** The number that a bundle stands with, or the usual one; undefined where it has none. */
export function numberIn(orders: Order[], bundle: OrderPreset): number | undefined {
  const counting = bundle.orders.find((one) => one.number !== undefined);
  return counting && (orders.find((order) => alike(order, counting))?.number ?? counting.number);
}

/** The condition that the number of a bundle belongs to. */
export function countedBy(kept: Orders, bundle: OrderPreset): OrderCondition | undefined {
  const counting = bundle.orders.find((one) => one.number !== undefined);
  return counting && conditionsOf(kept, counting.kind).find((one) => one.when === counting.when);
}

export const isBriefBundle = (bundle: OrderPreset) => bundle.orders.some(isBrief);

/** Whether a bundle can be left now: nothing lasts until an action is over while there is none. */
export const mayLeave = (kept: Orders, bundle: OrderPreset) =>
  bundle.orders.every((one) => !isBrief(one) || kept.terms.some((term) => term.until === one.until && term.runs));

// ---- in words

const messages = {
  quiet: msg("quietly", "tranquillement"),
  ask: msg("you are asked", "on vous demande"),
  only: msg("where there is only one answer, it is given", "une réponse possible : elle est donnée"),
  everything: msg("Everything", "Tout"),
  one: msg("{what}: {answer}{when}{until}", "{what} : {answer}{when}{until}"),
  when: msg(", when {condition}", ", quand {condition}"),
};

/** An order as one would say it. */
export function inWords(kept: Orders, order: Order): string {
  if (isOnly(order)) return t(messages.only);
  const kind = kept.kinds.find((one) => one.kind === order.kind);
  const reply = kind?.answers.find((one) => one.answer === order.answer);
  const condition = conditionsOf(kept, order.kind).find((one) => one.when === order.when);
  const term = kept.terms.find((one) => one.until === order.until);
  return t(messages.one, {
    what: t(kind?.about ?? messages.everything),
    answer: reply ? t(reply.about) : t(order.answer === "ask" ? messages.ask : messages.quiet),
    when: condition ? t(messages.when, { condition: t(condition.about).replace("#", String(order.number ?? "")) }) : "",
    until: term ? `, ${t(term.about)}` : "",
  });
}
