// Orders that have resolved leave the chain; the board keeps showing them, faded, until the chain is gone.
import type { Order } from "./night";

export interface Shown extends Order {
  /** Resolved, or discarded from the chain. */
  gone: boolean;
}

export class Memory {
  private known: Shown[] = [];

  /** What is shown of a chain that now holds these orders; `closed` while it resolves. */
  recall(orders: Order[], closed: boolean): Shown[] {
    if (!closed || orders.length === 0) this.known = orders.map(present);
    else this.known = this.follows(orders) ? this.known.map((one) => still(one, orders)) : orders.map(present);
    return this.known;
  }

  /** Whether the chain is the one remembered, with some orders fewer. */
  private follows(orders: Order[]): boolean {
    let at = 0;
    for (const one of orders) {
      while (at < this.known.length && this.known[at]?.card.row !== one.card.row) at++;
      if (at++ >= this.known.length) return false;
    }
    return true;
  }
}

const present = (order: Order): Shown => ({ ...order, gone: false });

function still(one: Shown, orders: Order[]): Shown {
  const here = orders.find((order) => order.card.row === one.card.row);
  return here ? present(here) : { ...one, now: false, gone: true };
}
