// The standing orders of my seat, as the server keeps them, and the way back from the last one that was left.
import { api } from "../lib/api";
import type { Order, Orders } from "../lib/protocol";
import { PendingRequest } from "../lib/request.svelte";

export class OrderState {
  kept = $state.raw<Orders | null>(null);
  /** What was left from the question, and what stood before, until it is undone or put away. */
  left = $state.raw<{ orders: Order[]; before: Order[] } | null>(null);
  readonly request = new PendingRequest();

  constructor(readonly table: string) {}

  load(): Promise<boolean> {
    return this.request.run(async () => (this.kept = await api.orders(this.table)));
  }

  leave(orders: Order[]): Promise<boolean> {
    return this.request.run(async () => (this.kept = await api.saveOrders(this.table, orders)));
  }

  /** Leaves these before all others; one click takes them back. */
  async add(orders: Order[]): Promise<boolean> {
    const before = this.kept?.orders ?? [];
    const done = await this.leave([...orders, ...before]);
    if (done) this.left = { orders, before };
    return done;
  }

  async undo(): Promise<void> {
    const before = this.left?.before;
    if (before && (await this.leave(before))) this.left = null;
  }
}
