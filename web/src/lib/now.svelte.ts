// The time, updated four times a second while a component uses it.

class Now {
  at = $state(Date.now());
  private timer = 0;
  private counting = 0;

  /** Starts the clock; call it from an effect, whose cleanup stops it. */
  count(): () => void {
    this.at = Date.now();
    if (this.counting++ === 0) this.timer = window.setInterval(() => (this.at = Date.now()), 250);
    return () => {
      if (--this.counting === 0) clearInterval(this.timer);
    };
  }
}

export const now = new Now();
