// A list of the server's that is fetched again now and then while somebody looks.
import { RequestError } from "./api";

export class Polled<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false);

  constructor(private fetch: () => Promise<T>, private every = 8000) {}

  /** To be called from an effect: goes on until the component is gone. */
  start(): () => void {
    const timer = setInterval(() => void this.refresh(), this.every);
    const seen = () => void this.refresh();
    document.addEventListener("visibilitychange", seen);
    void this.refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async refresh(): Promise<void> {
    if (document.hidden) return;
    try {
      this.value = await this.fetch();
      this.failed = false;
    } catch (refused) {
      if (!(refused instanceof RequestError)) throw refused;
      this.failed = refused.status !== 401;
      if (!this.failed) this.value = null;
    }
  }
}
