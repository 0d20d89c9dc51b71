// Scrolls the board to cards that can be chosen.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const PLACES = "[data-pick=way]";
const LIT = "[data-pick]";

/** When the question or selection changes, scrolls to the first highlighted element, if none is visible. */
export function scrollToChoice(...changes: unknown[]): Attachment<HTMLElement> {
  return (board) => {
    if (changes.some((change) => change !== undefined)) void tick().then(() => show(board));
  };
}

/** Targets of the selected card come first, then selectable cards. */
function show(board: HTMLElement): void {
  const places = [...board.querySelectorAll(PLACES)];
  const lit = places.length > 0 ? places : [...board.querySelectorAll(LIT)];
  if (!lit.some(seen)) lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether the middle of an element is visible. */
function seen(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.contains(there);
}
