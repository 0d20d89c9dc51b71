// Something asked of the server from a button: busy meanwhile, and the refusal kept to be shown.
import { Refusal } from "./api";
import type { Fault } from "./protocol";

export class Trying {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await work();
      return true;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.fault = refused.fault;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
