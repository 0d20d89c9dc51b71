// On a phone, scrolls the hand to a playable card.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const ROOM = 12;

/** On a new question, scrolls to the first highlighted card if none is visible. */
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
