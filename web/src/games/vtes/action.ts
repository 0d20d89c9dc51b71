// The current action: the acting minion, its target, the blockers, and stealth against intercept.
import type { TableCard } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { find, type Minion } from "./minions";
import { figures, optionalFigure } from "./seats";
import { sum, type Sum } from "./sums";

export const KINDS = [
  "bleed", "hunt", "equip", "takeEquipment", "employ", "recruit", "political", "leaveTorpor", "rescue", "diablerise", "card", "becomeAnarch", "huntDown",
] as const;
export type ActionKind = (typeof KINDS)[number];

const SAID = ["next", "now", "declined", "failed"] as const;

export interface Blocking {
  seat: number;
  said: (typeof SAID)[number];
}

export interface Action {
  step: number;
  kind: ActionKind;
  seat: number;
  actor: Minion | undefined;
  /** The row of the one that acts, wherever it has gone. */
  row: number;
  card: TableCard | undefined;
  level: number;
  targets: TableCard[];
  at: number[];
  bled: number | undefined;
  blood: number;
  pool: number;
  stealth: Sum | undefined;
  intercept: Sum | undefined;
  bleed: Sum | undefined;
  blocker: Minion | undefined;
  blocked: "no" | "attempt" | "yes";
  lacks: number;
  blocking: Blocking[];
  outcome: number;
}

const BLOCKS = ["no", "attempt", "yes"] as const;

export function action(scene: Scene): Action | undefined {
  const step = optionalFigure(scene, "actionStep");
  const row = optionalFigure(scene, "actor");
  if (step === undefined || row === undefined) return undefined;
  const card = optionalFigure(scene, "actionCard");
  return {
    step, row, kind: KINDS[optionalFigure(scene, "actionKind") ?? -1] ?? "card", seat: optionalFigure(scene, "actionSeat") ?? -1, actor: find(scene, row),
    card: card === undefined ? undefined : cardAt(scene.view, card), level: optionalFigure(scene, "actionLevel") ?? 0,
    targets: figures(scene, "actionTargets").flatMap((one) => cardAt(scene.view, one) ?? []), at: figures(scene, "actionAt"), bled: optionalFigure(scene, "bled"),
    blood: optionalFigure(scene, "actionBlood") ?? 0, pool: optionalFigure(scene, "actionPool") ?? 0, stealth: sum(scene, "actionStealth"),
    intercept: sum(scene, "actionIntercept"), bleed: sum(scene, "actionBleed"), blocker: find(scene, optionalFigure(scene, "blocker")),
    blocked: BLOCKS[optionalFigure(scene, "blockState") ?? 0] ?? "no", lacks: optionalFigure(scene, "blockLacks") ?? 0,
    blocking: figures(scene, "blockSeats").map((seat, at) => ({ seat, said: SAID[figures(scene, "blockSaid")[at] ?? 0] ?? "next" })),
    outcome: optionalFigure(scene, "outcome") ?? 0,
  };
}

export interface Played {
  card: TableCard;
  seat: number;
  by: number | undefined;
  level: number;
}

/** The card that is being played just now. */
export function played(scene: Scene): Played | undefined {
  const row = optionalFigure(scene, "played");
  const card = row === undefined ? undefined : cardAt(scene.view, row);
  if (!card) return undefined;
  return { card, seat: optionalFigure(scene, "playedSeat") ?? card.owner, by: optionalFigure(scene, "playedBy"), level: optionalFigure(scene, "playedLevel") ?? 0 };
}
