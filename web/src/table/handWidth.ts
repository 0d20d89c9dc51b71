// Whether the cards of the hand fit side by side at full size.

const CARD = 150;
const GAP = 10;

/** Whether this many cards fit into a width without overlapping. */
export function fitsInRow(cards: number, width: number): boolean {
  return cards * CARD + (cards - 1) * GAP <= width;
}
