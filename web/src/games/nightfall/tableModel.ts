// The table of Nightfall as the board draws it: seats, archives, the chain, the combat, read from the outline.
import type { CardInfo, Choice, TableCard } from "../../lib/protocol";
import { figure, cardAt, zone, type Picking, type Scene } from "../../table/scene";
import { coloursOf, type Colour } from "./colours";

const list = (scene: Scene, name: string): number[] => scene.view.outline?.numbers[name] ?? [];

export type Phase = "draft" | "combat" | "chain" | "claim" | "cleanup" | "over";

const PHASES: Phase[] = ["draft", "combat", "chain", "claim", "cleanup", "over"];

export function phase(scene: Scene): Phase {
  return PHASES[figure(scene.view, "phase")] ?? "draft";
}

export function active(scene: Scene): number {
  return list(scene, "active")[0] ?? -1;
}

/** The seats clockwise, from the one after the viewer; the viewer's own comes last. */
export function around(scene: Scene): number[] {
  const order = list(scene, "order").length > 0 ? list(scene, "order") : scene.seats.map((seat) => seat.seat);
  const own = scene.me === undefined ? -1 : order.indexOf(scene.me);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own + 1)];
}

export const size = (scene: Scene, name: string, seat: number) => zone(scene.view, name, seat)?.size ?? 0;

// ---- minions

export interface Minion {
  card: TableCard;
  seat: number;
  damage: number;
  left: number;
  strength: number;
  /** Must absorb damage inflicted on its player. */
  forced: boolean;
}

export function minions(scene: Scene, seat: number): Minion[] {
  return (zone(scene.view, "play", seat)?.cards ?? []).map((card) => minion(scene, card, seat));
}

function minion(scene: Scene, card: TableCard, seat: number): Minion {
  const at = list(scene, "minions").indexOf(card.row);
  const left = list(scene, "health")[at] ?? 0;
  return {
    card, seat, damage: card.counters, left, strength: list(scene, "strength")[at] ?? 0,
    forced: list(scene, "forced").includes(card.row),
  };
}

// ---- archives

export interface Archive {
  number: number;
  /** The card of the book, or -1 for one that is secret. */
  face: number;
  owner: number | undefined;
  left: number;
  /** The cost for the active player. */
  cost: number;
  /** Whether a seat may claim from it. */
  open: (seat: number) => boolean;
}

export function archives(scene: Scene): Archive[] {
  const [faces, owners, left, costs, open] = ["archive", "archiveOwner", "archiveLeft", "archiveCost", "archiveOpen"].map((name) => list(scene, name));
  return (faces ?? []).flatMap((face, number) => {
    const owner = owners?.[number] ?? -1;
    const rest = left?.[number] ?? 0;
    if (rest === 0) return [];
    return [{
      number, face, owner: owner < 0 ? undefined : owner, left: rest, cost: costs?.[number] ?? 0,
      open: (seat: number) => (((open?.[number] ?? 0) >> seat) & 1) === 1,
    }];
  });
}

export const commons = (scene: Scene) => archives(scene).filter((one) => one.owner === undefined);
export const privates = (scene: Scene, seat: number) => archives(scene).filter((one) => one.owner === seat);

/** The choice that means an archive, be it to claim from it or as a target. */
export function forArchive(picking: Picking | undefined, archive: number): Choice | undefined {
  return picking?.question.choices.find((choice) => (choice.verb === "claim" || choice.verb === "pickPlace") && choice.args[0] === archive);
}

/** The choice that means a seat; of attacks the one by the minion taken up, or by the only one that is asked about. */
export function forSeat(picking: Picking | undefined, seat: number): Choice | undefined {
  const attacks = picking?.question.choices.filter((choice) => choice.verb === "attack") ?? [];
  const only = new Set(attacks.map((choice) => choice.cards[0])).size === 1 ? attacks[0]?.cards[0] : undefined;
  const attacker = picking?.card ?? only;
  return picking?.question.choices.find((choice) => {
    if (choice.verb === "pickSeat") return choice.args[0] === seat;
    return choice.verb === "attack" && choice.args[1] === seat && choice.cards[0] === attacker;
  });
}

// ---- the chain

export interface Order {
  card: TableCard;
  seat: number;
  /** The colour by which it links to the one before, if there is one. */
  kicked: boolean;
  times: number;
  /** The seat that chooses its targets, if another player does. */
  chooser: number | undefined;
  now: boolean;
}

export function chain(scene: Scene): Order[] {
  const [rows, kicked, times, choosers] = ["chain", "chainKicked", "chainTimes", "chainChooser"].map((name) => list(scene, name));
  const now = list(scene, "resolving")[0];
  return (rows ?? []).flatMap((row, at) => {
    const card = cardAt(scene.view, row);
    if (!card) return [];
    const chooser = choosers?.[at] ?? card.owner;
    return [{
      card, seat: card.owner, kicked: kicked?.[at] === 1, times: times?.[at] ?? 1,
      chooser: chooser === card.owner ? undefined : chooser, now: row === now,
    }];
  });
}

export interface Turn {
  seat: number;
  state: "done" | "now" | "next";
}

const STATES = ["next", "now", "done"] as const;

/** Whose opportunity it is to add orders, in the order of the table. */
export function turns(scene: Scene): Turn[] {
  return list(scene, "chainSeat").map((seat, at) => ({ seat, state: STATES[list(scene, "chainTurn")[at] ?? 0] ?? "next" }));
}

/** Whether the chain is closed and resolves. */
export function resolves(scene: Scene): boolean {
  return turns(scene).length > 0 && turns(scene).every((turn) => turn.state === "done");
}

/** The colours that the next order may have; undefined while anything may begin the chain. */
export function fits(scene: Scene): Colour[] | undefined {
  const mask = list(scene, "fits")[0];
  return mask === undefined ? undefined : coloursOf(mask);
}

// ---- combat

export interface Attack {
  attacker: Minion;
  target: number;
  blockers: Minion[];
  now: boolean;
  /** Its combat is over. */
  done: boolean;
}

export function attacks(scene: Scene): Attack[] {
  const all = around(scene).flatMap((seat) => minions(scene, seat));
  const find = (row: number) => all.find((one) => one.card.row === row);
  const [blockers, blocked] = [list(scene, "blockers"), list(scene, "blocked")];
  return list(scene, "attackers").flatMap((row, at) => {
    const attacker = find(row);
    if (!attacker) return [];
    const held = blockers.filter((_, n) => blocked[n] === row).flatMap((one) => find(one) ?? []);
    const [now, done] = [list(scene, "fighting")[0] === row, list(scene, "fought")[at] === 1];
    return [{ attacker, target: list(scene, "attacked")[at] ?? -1, blockers: held, now, done: done && !now }];
  });
}

// ---- the end

export interface Tally {
  seat: number;
  wounds: number;
  /** Bites, burns, bleeds. */
  types: number[];
  sum: number;
}

export function tallies(scene: Scene): Tally[] {
  const types = ["bites", "burns", "bleeds"].map((name) => list(scene, name));
  return list(scene, "place").map((seat) => ({
    seat, wounds: list(scene, "wounds")[seat] ?? 0, types: types.map((of) => of[seat] ?? 0), sum: list(scene, "sums")[seat] ?? 0,
  }));
}

/** The minions that the combat shows: they attack, or they block. */
export function engaged(scene: Scene): Set<number> {
  return new Set(attacks(scene).flatMap((one) => [one.attacker, ...one.blockers]).map((one) => one.card.row));
}

/** The draft cards that the viewer has kept. */
export function kept(scene: Scene): TableCard[] {
  return list(scene, "kept").flatMap((row) => cardAt(scene.view, row) ?? []);
}

/** The draft cards that the viewer has put out of the game. */
export function away(scene: Scene): TableCard[] {
  return (zone(scene.view, "box")?.cards ?? []).filter((card) => card.face >= 0);
}

// ---- public and seen cards

/** The wound stack: its top card if face up, and the number of face-down cards. */
export function stack(scene: Scene): { top: CardInfo | undefined; down: number } {
  const [top] = list(scene, "woundTop");
  return { top: top === undefined ? undefined : scene.book[top], down: figure(scene.view, "woundsLeft") - figure(scene.view, "woundsUp") };
}

export interface Several {
  card: CardInfo;
  times: number;
}

function several(scene: Scene, faces: number[]): Several[] {
  return [...new Set(faces)].flatMap((face) => {
    const card = scene.book[face];
    return card ? [{ card, times: faces.filter((other) => other === face).length }] : [];
  });
}

/** The cards that have left the game for good. */
export const exiled = (scene: Scene) => several(scene, (zone(scene.view, "exile")?.cards ?? []).map((card) => card.face));

/** The cards that the viewer knows another player holds. */
export const held = (scene: Scene, seat: number) => several(scene, list(scene, "held").filter((_, at) => list(scene, "heldBy")[at] === seat));

/** The cards of a deck that the viewer has looked at, the top one first. */
export const lookedAt = (scene: Scene, seat: number): TableCard[] => (zone(scene.view, "deck", seat)?.cards ?? []).filter((card) => card.face >= 0);

/** The seats to which enemy archives are open. */
export const opened = (scene: Scene): number[] => list(scene, "opened");

export const first = (scene: Scene): number | undefined => list(scene, "order")[0];

/** Bites, burns, bleeds, and wounds without a type. */
export const types = (scene: Scene, seat: number): number[] => ["bites", "burns", "bleeds", "untyped"].map((name) => list(scene, name)[seat] ?? 0);
