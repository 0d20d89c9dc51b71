// What can be chosen on the board must not lie out of sight.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const PLACES = "[data-pick=way]";
const LIT = "[data-pick]";

/** When what is asked or taken up changes, scrolls the board to the first thing that is lit, if none is seen. */
export function scrollToChoice(...changes: unknown[]): Attachment<HTMLElement> {
  return (board) => {
    if (changes.some((change) => change !== undefined)) void tick().then(() => show(board));
  };
}

/** Where a card in hand can go matters most: then what can be taken up. */
function show(board: HTMLElement): void {
  const places = [...board.querySelectorAll(PLACES)];
  const lit = places.length > 0 ? places : [...board.querySelectorAll(LIT)];
  if (!lit.some(seen)) lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether the middle of something is neither scrolled away nor covered. */
function seen(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.contains(there);
}
