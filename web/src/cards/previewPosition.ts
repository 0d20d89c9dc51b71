// A closer look at a card beside it: where it goes.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** Beside a card, on the side that has room, at its height as far as the window allows. */
export function previewPosition(card: Box, size: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const right = card.left + card.width + GAP;
  const fits = right + size.width + GAP <= window.width;
  const left = fits ? right : Math.max(GAP, card.left - GAP - size.width);
  const top = Math.max(GAP, Math.min(card.top, window.height - size.height - GAP));
  return { left, top };
}

/** Whether two boxes overlap. */
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

/** Beside a card, and beside its tooltip as well if the preview would cover it. */
export function clearOf(card: Box, tooltip: Box | undefined, size: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const at = previewPosition(card, size, window);
  if (!tooltip || !overlap({ ...at, ...size }, tooltip)) return at;
  const left = Math.min(card.left, tooltip.left);
  return previewPosition({ ...card, left, width: Math.max(card.left + card.width, tooltip.left + tooltip.width) - left }, size, window);
}
