// The standing orders of the player's seat, and an undo of the last one placed.
import { api } from "../lib/api";
import type { Order, Orders } from "../lib/protocol";
import { PendingRequest } from "../lib/request.svelte";

export class OrderState {
  kept = $state.raw<Orders | null>(null);
  /** The orders just placed, and those before, until undone or dismissed. */
  left = $state.raw<{ orders: Order[]; before: Order[] } | null>(null);
  readonly request = new PendingRequest();

  constructor(readonly table: string) {}

  load(): Promise<boolean> {
    return this.request.run(async () => (this.kept = await api.orders(this.table)));
  }

  leave(orders: Order[]): Promise<boolean> {
    return this.request.run(async () => (this.kept = await api.saveOrders(this.table, orders)));
  }

  /** Puts these orders first; one click undoes it. */
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
