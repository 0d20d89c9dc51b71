// Orders that have resolved leave the chain; the board keeps showing them, faded, until the chain is gone.
import type { Order } from "./tableModel";

export interface ShownOrder extends Order {
  /** Resolved, or discarded from the chain. */
  gone: boolean;
}

export class ResolvedOrders {
  private known: ShownOrder[] = [];

  /** The orders to show for the present chain; `closed` while it resolves. */
  recall(orders: Order[], closed: boolean): ShownOrder[] {
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

const present = (order: Order): ShownOrder => ({ ...order, gone: false });

function still(one: ShownOrder, orders: Order[]): ShownOrder {
  const here = orders.find((order) => order.card.row === one.card.row);
  return here ? present(here) : { ...one, now: false, gone: true };
}
