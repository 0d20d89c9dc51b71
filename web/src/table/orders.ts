// What may be left standing, and how a list of orders changes: the order in which they stand is the one in which they are tried.
import type { Condition, Order, OrderKind, Orders } from "../lib/protocol";

export const EVERYTHING = "*";
/** Whatever is asked, what alone is offered. */
const ONLY: Order = { kind: EVERYTHING, answer: "only" };

const isOnly = (order: Order) => order.kind === ONLY.kind && order.answer === ONLY.answer;

export const answersOnly = (orders: Order[]) => orders.some(isOnly);

/** The same orders with, or without, the one that answers where there is nothing to choose. */
export const turnOnly = (orders: Order[]) => (answersOnly(orders) ? orders.filter((order) => !isOnly(order)) : [ONLY, ...orders]);

/** The conditions that an order of a kind may have. */
export function conditionsOf(kept: Orders, kind: string): Condition[] {
  if (kind === EVERYTHING) return kept.stops;
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
export function under(order: Order, condition: Condition | undefined): Order {
  const { kind, answer } = order;
  if (!condition) return { kind, answer };
  return condition.usual === undefined ? { kind, answer, when: condition.when } : { kind, answer, when: condition.when, number: condition.usual };
}

/** The same order with another number, kept within its bounds. */
export function counting(order: Order, condition: Condition, number: number): Order {
  const least = condition.least ?? 0, most = condition.most ?? 0;
  return { ...order, number: Math.min(most, Math.max(least, Math.round(number) || least)) };
}

export const replaced = (orders: Order[], at: number, by: Order) => orders.map((order, i) => (i === at ? by : order));

export const without = (orders: Order[], at: number) => orders.filter((_, i) => i !== at);

/** Where the orders of a kind stand in the whole list. */
export const placesOf = (orders: Order[], kind: string) => orders.flatMap((order, i) => (order.kind === kind && !isOnly(order) ? [i] : []));

/** Whether anything but "quiet, always" can be said of a kind. */
export const isRich = (one: OrderKind) => one.answers.length > 0 || one.conditions.length > 0;

/** The kinds with that of the open question first: what one wants to order is mostly what one was just asked. */
export function nearest(kinds: OrderKind[], asked: string | undefined): OrderKind[] {
  return [...kinds.filter((one) => one.kind === asked), ...kinds.filter((one) => one.kind !== asked)];
}
