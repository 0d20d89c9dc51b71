// The slip that says why not: one at a time, beside what it speaks of.
import type { RefusedChoice } from "../lib/protocol";

export interface WhyNotNote {
  anchor: Element;
  title: string;
  barred: RefusedChoice[];
  /** Opened on purpose: stays until it is closed. */
  kept: boolean;
}

class WhyNotPopup {
  note = $state.raw<WhyNotNote | null>(null);

  show(anchor: Element, title: string, barred: RefusedChoice[], kept = false): void {
    if (barred.length > 0) this.note = { anchor, title, barred, kept };
  }

  /** The pointer or the focus has left. */
  leave(): void {
    if (!this.note?.kept) this.note = null;
  }

  close(): boolean {
    const open = this.note !== null;
    this.note = null;
    return open;
  }
}

export const whyNotPopup = new WhyNotPopup();
