// On a phone the hand is a strip that goes on beside the screen: what can be played must not lie out of sight.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const ROOM = 12;

/** When a question comes, moves a strip so far that the first lit card of it is seen, if none is. */
export function scrollToLit(question: number | undefined): Attachment<HTMLElement> {
  return (strip) => {
    if (question !== undefined) void tick().then(() => show(strip));
  };
}

function show(strip: HTMLElement): void {
  const frame = strip.getBoundingClientRect();
  const lit = [...strip.querySelectorAll("[data-pick=card]")].map((card) => card.getBoundingClientRect());
  const [first] = lit;
  if (!first || lit.some((card) => card.left >= frame.left && card.right <= frame.right)) return;
  strip.scrollLeft += first.left - frame.left - ROOM;
}
