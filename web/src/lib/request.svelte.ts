// A request made by a button: whether it is pending, and its error.
import { RequestError } from "./api";
import type { ApiError } from "./protocol";

export class PendingRequest {
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (refused) {
      if (!(refused instanceof RequestError)) throw refused;
      this.error = refused.error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
