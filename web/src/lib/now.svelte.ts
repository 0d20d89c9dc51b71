// The time, told four times a second while anything on the page counts it.

class Now {
  at = $state(Date.now());
  private timer = 0;
  private counting = 0;

  /** To be called from an effect: the time goes on until the component is gone. */
  count(): () => void {
    this.at = Date.now();
    if (this.counting++ === 0) this.timer = window.setInterval(() => (this.at = Date.now()), 250);
    return () => {
      if (--this.counting === 0) clearInterval(this.timer);
    };
  }
}

export const now = new Now();
