// The popup that explains a refusal; only one is open at a time.
import type { RefusedChoice } from "../lib/protocol";

export interface WhyNotNote {
  anchor: Element;
  title: string;
  barred: RefusedChoice[];
  /** Whether it was opened by a click and stays open. */
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
