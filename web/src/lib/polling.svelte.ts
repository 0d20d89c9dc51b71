// Data of the server, polled while the page is visible.
import { RequestError } from "./api";

export class Polled<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false);

  constructor(private fetch: () => Promise<T>, private every = 8000) {}

  /** Starts polling; call it from an effect, whose cleanup stops it. */
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
