// An attack as the board draws it: its step, both parties, the cards played, and the damage so far.
import type { TableCard, Text } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { find, type Character } from "./coterie";
import { figures, optionalFigure } from "./seats";
import { KINDS, type Kind } from "./textIcons";

export interface Attack {
  step: number;
  seat: number;
  /** Whose vampire is attacked; undefined for a Mortal. */
  defender: number | undefined;
  attacker: number;
  target: number | undefined;
  blocker: number | undefined;
  kind: Kind | undefined;
  /** The Attack card; null once none was played, undefined as long as it is open. */
  card: TableCard | null | undefined;
  reaction: TableCard | null | undefined;
  attackers: Character[];
  defenders: Character[];
  intel: number;
  intelNeed: number;
}

export function attack(scene: Scene): Attack | undefined {
  const step = optionalFigure(scene, "step");
  const attacker = optionalFigure(scene, "attacker");
  if (step === undefined || attacker === undefined) return undefined;
  return {
    step, attacker, seat: optionalFigure(scene, "attackSeat") ?? -1, defender: optionalFigure(scene, "defendSeat"), target: optionalFigure(scene, "target"),
    blocker: optionalFigure(scene, "blocker"), kind: KINDS[optionalFigure(scene, "attackKind") ?? -1], card: played(scene, "attackCard"),
    reaction: played(scene, "reaction"), attackers: members(scene, "attackParty", attacker), defenders: members(scene, "defendParty", optionalFigure(scene, "target")),
    intel: optionalFigure(scene, "intel") ?? 0, intelNeed: optionalFigure(scene, "intelNeed") ?? 0,
  };
}

function played(scene: Scene, name: string): TableCard | null | undefined {
  const row = figures(scene, name)[0];
  if (row === undefined) return undefined;
  return row < 0 ? null : (cardAt(scene.view, row) ?? null);
}

/** A party with the one that matters most first. */
function members(scene: Scene, name: string, first: number | undefined): Character[] {
  const rows = figures(scene, name);
  const order = first !== undefined && rows.includes(first) ? [first, ...rows.filter((row) => row !== first)] : rows;
  return order.flatMap((row) => find(scene, row) ?? []);
}

/** The rows that the attack shows, to be left out elsewhere. */
export function engaged(scene: Scene): Set<number> {
  const now = attack(scene);
  if (!now) return new Set();
  return new Set([...[...now.attackers, ...now.defenders].map((one) => one.card.row), ...(now.target === undefined ? [] : [now.target])]);
}

// ---- the sum

export interface SumPart {
  text: Text;
  amount: number;
  hidden: boolean;
  aggravated: boolean;
}

export interface Sum {
  /** The row that would take the damage. */
  on: number;
  parts: SumPart[];
  total: SumPart | undefined;
}

/** The damage to each card, part by part; the target comes first. */
export function sums(scene: Scene): Sum[] {
  const all: Sum[] = [];
  figures(scene, "sumOn").forEach((on, at) => {
    const text = scene.view.outline?.texts["sum"]?.[at];
    if (!text) return;
    let sum = all.find((one) => one.on === on);
    if (!sum) all.push((sum = { on, parts: [], total: undefined }));
    const one: SumPart = {
      text, amount: figures(scene, "sumAmount")[at] ?? 0, hidden: figures(scene, "sumHidden")[at] === 1,
      aggravated: figures(scene, "sumAggravated")[at] === 1,
    };
    if (figures(scene, "sumTotal")[at] === 1) sum.total = one;
    else sum.parts.push(one);
  });
  return all;
}

/** A part as it is written: with its sign, or a question mark. */
export function written(part: SumPart): string {
  if (part.hidden) return "?";
  return part.amount < 0 ? `−${-part.amount}` : String(part.amount);
}

/** A total of which something is not known. */
export function total(sum: Sum): string {
  const known = sum.total?.amount ?? sum.parts.filter((part) => !part.hidden).reduce((all, part) => all + part.amount, 0);
  if (!sum.total?.hidden && !sum.parts.some((part) => part.hidden)) return String(Math.max(0, known));
  if (known === 0) return "?";
  return known < 0 ? `? − ${-known}` : `? + ${known}`;
}
