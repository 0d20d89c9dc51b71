// A list of the server's that is fetched again now and then while somebody looks.
import { Refusal } from "./api";

export class Watched<T> {
  now = $state.raw<T | null>(null);
  failed = $state(false);

  constructor(private fetch: () => Promise<T>, private every = 8000) {}

  /** To be called from an effect: goes on until the component is gone. */
  start(): () => void {
    const timer = setInterval(() => void this.again(), this.every);
    const seen = () => void this.again();
    document.addEventListener("visibilitychange", seen);
    void this.again();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async again(): Promise<void> {
    if (document.hidden) return;
    try {
      this.now = await this.fetch();
      this.failed = false;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.failed = refused.status !== 401;
      if (!this.failed) this.now = null;
    }
  }
}
