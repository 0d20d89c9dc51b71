// The combat under way: range, strikes with their damage, and what is left to each side; and damage that waits to be dealt.
import type { TableCard, Text } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { find, type Minion } from "./minions";
import { list, names, told } from "./seats";
import type { SumPart } from "./sums";

/** What can be true of a strike or of damage, a bit each. */
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
  const step = told(scene, "combatStep");
  if (step === undefined) return undefined;
  return {
    step, round: told(scene, "round") ?? 1, range: told(scene, "range") === 1 ? "long" : "close", settled: told(scene, "rangeSet") === 1,
    last: told(scene, "maneuverLast"), goesOn: told(scene, "pressOn") === 1, sides: list(scene, "combatants").map((row, side) => fighter(scene, row, side)),
  };
}

function fighter(scene: Scene, row: number, side: number): Fighter {
  const value = (name: string) => list(scene, name)[side] ?? 0;
  return {
    row, minion: find(scene, row), seat: list(scene, "combatSeats")[side] ?? -1, strength: value("fighterStrength"), maneuvers: value("maneuvers"),
    presses: value("presses"), additional: value("additional"), prevents: value("prevents"), strike: value("strikeChosen") === 1 ? strike(scene, side) : undefined,
  };
}

function strike(scene: Scene, side: number): Strike {
  const card = told(scene, "strikeCard", side);
  return {
    text: names(scene, "strike")[side], kinds: list(scene, "strikeKinds")[side] ?? 0, card: card === undefined ? undefined : cardAt(scene.view, card),
    aim: told(scene, "strikeAim", side), damage: list(scene, "strikeDamage")[side] ?? 0, parts: damageParts(scene, side),
  };
}

function damageParts(scene: Scene, side: number): SumPart[] {
  return list(scene, "strikeSumSide").flatMap((of, at) => {
    const row = list(scene, "strikeSumBy")[at] ?? -1;
    return of === side ? [{ row: row < 0 ? undefined : row, amount: list(scene, "strikeSumPart")[at] ?? 0, text: names(scene, "strikeSum")[at] }] : [];
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
  return list(scene, "packetOn").map((on, at) => ({
    on, from: told(scene, "packetFrom", at), amount: list(scene, "packetAmount")[at] ?? 0, kinds: list(scene, "packetKinds")[at] ?? 0,
  }));
}

export const is = (kinds: number, bit: number): boolean => (kinds & bit) !== 0;
