// The state of a card on the board in the open question: selectable, chosen or refused.
import type { RefusedChoice, TableCard } from "../lib/protocol";
import { refusalsOf, pairedChoice, questionRow } from "./choices";
import type { Picking, Scene } from "./scene";

export interface CardState {
  lit: boolean;
  chosen: boolean;
  barred: RefusedChoice[];
  take(): void;
}

export function cardState(scene: Scene, card: TableCard, picking: Picking | undefined): CardState {
  if (!picking) return { lit: false, chosen: false, barred: [], take() {} };
  const beside = scene.view.zones.find((zone) => zone.cards.includes(card))?.cards ?? [card];
  const row = questionRow(picking.question, card, beside);
  const meant = pairedChoice(picking.question, picking.card, card.row);
  const can = picking.question.choices.some((choice) => choice.cards[0] === row);
  const lit = can || meant !== undefined;
  return {
    lit, chosen: meant ? picking.move === meant.move : picking.card === row && lit, barred: lit ? [] : refusalsOf(picking.question, row),
    take: () => (meant ? picking.choose(meant.move) : picking.take(row)),
  };
}
