// A closer look at a card beside it: where it goes.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** Beside a card, on the side that has room, at its height as far as the window allows. */
export function beside(card: Box, size: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const right = card.left + card.width + GAP;
  const fits = right + size.width + GAP <= window.width;
  const left = fits ? right : Math.max(GAP, card.left - GAP - size.width);
  const top = Math.max(GAP, Math.min(card.top, window.height - size.height - GAP));
  return { left, top };
}

/** Whether two boxes lie over one another. */
const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

/** Beside a card, and beside what is said of that card as well where it would lie over it. */
export function clear(card: Box, said: Box | undefined, size: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const at = beside(card, size, window);
  if (!said || !meet({ ...at, ...size }, said)) return at;
  const left = Math.min(card.left, said.left);
  return beside({ ...card, left, width: Math.max(card.left + card.width, said.left + said.width) - left }, size, window);
}
