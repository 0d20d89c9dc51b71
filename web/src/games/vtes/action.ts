// The action under way: who acts, against what, who may block, and stealth against intercept.
import type { TableCard } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { find, type Minion } from "./minions";
import { list, told } from "./seats";
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
  const step = told(scene, "actionStep");
  const row = told(scene, "actor");
  if (step === undefined || row === undefined) return undefined;
  const card = told(scene, "actionCard");
  return {
    step, row, kind: KINDS[told(scene, "actionKind") ?? -1] ?? "card", seat: told(scene, "actionSeat") ?? -1, actor: find(scene, row),
    card: card === undefined ? undefined : cardAt(scene.view, card), level: told(scene, "actionLevel") ?? 0,
    targets: list(scene, "actionTargets").flatMap((one) => cardAt(scene.view, one) ?? []), at: list(scene, "actionAt"), bled: told(scene, "bled"),
    blood: told(scene, "actionBlood") ?? 0, pool: told(scene, "actionPool") ?? 0, stealth: sum(scene, "actionStealth"),
    intercept: sum(scene, "actionIntercept"), bleed: sum(scene, "actionBleed"), blocker: find(scene, told(scene, "blocker")),
    blocked: BLOCKS[told(scene, "blockState") ?? 0] ?? "no", lacks: told(scene, "blockLacks") ?? 0,
    blocking: list(scene, "blockSeats").map((seat, at) => ({ seat, said: SAID[list(scene, "blockSaid")[at] ?? 0] ?? "next" })),
    outcome: told(scene, "outcome") ?? 0,
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
  const row = told(scene, "played");
  const card = row === undefined ? undefined : cardAt(scene.view, row);
  if (!card) return undefined;
  return { card, seat: told(scene, "playedSeat") ?? card.owner, by: told(scene, "playedBy"), level: told(scene, "playedLevel") ?? 0 };
}
