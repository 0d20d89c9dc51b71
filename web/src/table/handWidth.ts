// The hand as a fan: whether its cards lie side by side at their full size.

const CARD = 150;
const GAP = 10;

/** Whether so many cards fit into a width without lying under one another. */
export function fitsInRow(cards: number, width: number): boolean {
  return cards * CARD + (cards - 1) * GAP <= width;
}
