// The current combat: range, strikes with their damage, what each side has left, and pending damage.
import type { TableCard, Text } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { find, type Minion } from "./minions";
import { figures, names, optionalFigure } from "./seats";
import type { SumPart } from "./sums";

/** Properties of strikes and damage, as a bit set. */
export const STRIKES = {
  hand: 1, strength: 2, ranged: 4, dodge: 8, ends: 16, first: 32, aggravated: 64, steals: 128, gun: 256, weapon: 512, destroys: 1024, takes: 2048,
  unpreventable: 8192, environmental: 16_384,
} as const;

export interface Fighter {
  row: number;
  minion: Minion | undefined;
  seat: number;
  strength: number;
  maneuvers: number;
  presses: number;
  additional: number;
  prevents: number;
  strike: Strike | undefined;
}

export interface Strike {
  text: Text | undefined;
  kinds: number;
  card: TableCard | undefined;
  aim: number | undefined;
  damage: number;
  parts: SumPart[];
}

export interface Combat {
  step: number;
  round: number;
  range: "close" | "long";
  settled: boolean;
  /** The side that made the last maneuver. */
  last: number | undefined;
  goesOn: boolean;
  sides: Fighter[];
}

export function combat(scene: Scene): Combat | undefined {
  const step = optionalFigure(scene, "combatStep");
  if (step === undefined) return undefined;
  return {
    step, round: optionalFigure(scene, "round") ?? 1, range: optionalFigure(scene, "range") === 1 ? "long" : "close", settled: optionalFigure(scene, "rangeSet") === 1,
    last: optionalFigure(scene, "maneuverLast"), goesOn: optionalFigure(scene, "pressOn") === 1, sides: figures(scene, "combatants").map((row, side) => fighter(scene, row, side)),
  };
}

function fighter(scene: Scene, row: number, side: number): Fighter {
  const value = (name: string) => figures(scene, name)[side] ?? 0;
  return {
    row, minion: find(scene, row), seat: figures(scene, "combatSeats")[side] ?? -1, strength: value("fighterStrength"), maneuvers: value("maneuvers"),
    presses: value("presses"), additional: value("additional"), prevents: value("prevents"), strike: value("strikeChosen") === 1 ? strike(scene, side) : undefined,
  };
}

function strike(scene: Scene, side: number): Strike {
  const card = optionalFigure(scene, "strikeCard", side);
  return {
    text: names(scene, "strike")[side], kinds: figures(scene, "strikeKinds")[side] ?? 0, card: card === undefined ? undefined : cardAt(scene.view, card),
    aim: optionalFigure(scene, "strikeAim", side), damage: figures(scene, "strikeDamage")[side] ?? 0, parts: damageParts(scene, side),
  };
}

function damageParts(scene: Scene, side: number): SumPart[] {
  return figures(scene, "strikeSumSide").flatMap((of, at) => {
    const row = figures(scene, "strikeSumBy")[at] ?? -1;
    return of === side ? [{ row: row < 0 ? undefined : row, amount: figures(scene, "strikeSumPart")[at] ?? 0, text: names(scene, "strikeSum")[at] }] : [];
  });
}

export interface Packet {
  on: number;
  /** The minion or card it comes from. */
  from: number | undefined;
  amount: number;
  kinds: number;
}

/** Damage that is on its way, still to be prevented or taken. */
export function packets(scene: Scene): Packet[] {
  return figures(scene, "packetOn").map((on, at) => ({
    on, from: optionalFigure(scene, "packetFrom", at), amount: figures(scene, "packetAmount")[at] ?? 0, kinds: figures(scene, "packetKinds")[at] ?? 0,
  }));
}

export const hasKind = (kinds: number, bit: number): boolean => (kinds & bit) !== 0;
