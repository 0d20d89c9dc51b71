// An Influence conflict or a price in Influence, an auction, deals, and damage from the city, as the board draws them.
import type { TableCard, Text } from "../../lib/protocol";
import { buildLog } from "../../table/log";
import { cardAt, type Scene } from "../../table/scene";
import { figures, phase, optionalFigure } from "./seats";
import { EVENTS } from "./events";

export type Side = "yes" | "no" | "out" | undefined;
const SIDES: Side[] = ["no", "yes", "out"];
const STATES = ["next", "now", "done"] as const;

export interface Exertion {
  seat: number;
  state: (typeof STATES)[number];
  /** Visible Influence. */
  shown: number;
  side: Side;
  /** Prestige held in the hand: how much, if the viewer may know. */
  fist: number | undefined;
  /** A closed hand, or a card face down. */
  hides: boolean;
  modifier: TableCard | undefined;
}

export interface Conflict {
  sort: "scheme" | "title" | "event";
  card: TableCard | undefined;
  /** The cost of a Title. */
  need: number;
  seats: Exertion[];
  yes: number;
  no: number;
  revealed: boolean;
}

const SORTS = ["scheme", "title", "event"] as const;

export function conflict(scene: Scene): Conflict | undefined {
  const sort = SORTS[optionalFigure(scene, "conflict") ?? -1];
  if (!sort) return undefined;
  const row = optionalFigure(scene, "conflictCard");
  return {
    sort, card: row === undefined ? undefined : cardAt(scene.view, row), need: optionalFigure(scene, "conflictNeed") ?? 0,
    seats: figures(scene, "exertSeat").map((seat, at) => exertion(scene, seat, at)),
    yes: optionalFigure(scene, "yes") ?? 0, no: optionalFigure(scene, "no") ?? 0, revealed: optionalFigure(scene, "revealed") === 1,
  };
}

/** The Influence that is still to be found for a Title. */
export function missing(scene: Scene): number {
  const now = conflict(scene);
  return now ? now.need - paid(now) : 0;
}

/** The Influence exerted so far by all players. */
export const paid = (now: Conflict): number => now.seats.reduce((all, one) => all + one.shown, 0);

function exertion(scene: Scene, seat: number, at: number): Exertion {
  const modifier = optionalFigure(scene, "exertModifier", at);
  return {
    seat, state: STATES[optionalFigure(scene, "exertState", at) ?? 0] ?? "next", shown: optionalFigure(scene, "exertShown", at) ?? 0,
    side: SIDES[optionalFigure(scene, "exertSide", at) ?? -1], fist: optionalFigure(scene, "exertFist", at), hides: optionalFigure(scene, "exertHides", at) === 1,
    modifier: modifier === undefined ? undefined : cardAt(scene.view, modifier),
  };
}

// ---- deals

export interface Deal {
  by: number;
  to: number;
  state: "binding" | "kept";
  text: Text;
}

/** The binding deals, then the settled ones, latest first. */
export function deals(scene: Scene): Deal[] {
  const binding = (scene.view.outline?.texts["deals"] ?? []).map((text, at): Deal => ({
    by: figures(scene, "dealBy")[at] ?? -1, to: figures(scene, "dealTo")[at] ?? -1, state: phase(scene) === "over" ? "kept" : "binding", text,
  }));
  return [...binding, ...past(scene).reverse()];
}

function past(scene: Scene): Deal[] {
  const entries = buildLog(scene.told ?? [], () => false).filter((entry) => !entry.struck);
  return entries.flatMap(({ event, text }): Deal[] => {
    if (event.kind !== EVENTS.kept) return [];
    return [{ by: event.subject, to: event.object, state: "kept", text }];
  });
}

// ---- the auction of a starting vampire

export interface Bid {
  seat: number;
  /** Undefined as long as it was not asked; null once it passed. */
  bid: number | null | undefined;
}

export interface Auction {
  card: TableCard | undefined;
  bids: Bid[];
}

const PASSED = -2;

export function auction(scene: Scene): Auction | undefined {
  const row = optionalFigure(scene, "auctionCard");
  if (row === undefined) return undefined;
  const bids = figures(scene, "bidder").map((seat, at) => {
    const bid = figures(scene, "bid")[at] ?? -1;
    return { seat, bid: bid === PASSED ? null : bid < 0 ? undefined : bid };
  });
  return { card: cardAt(scene.view, row), bids };
}

// ---- damage from the city

export interface Harm {
  seat: number;
  left: number;
  on: { row: number; amount: number }[];
}

export function harm(scene: Scene): Harm | undefined {
  const seat = optionalFigure(scene, "sadSeat");
  if (seat === undefined) return undefined;
  return { seat, left: optionalFigure(scene, "sadLeft") ?? 0, on: figures(scene, "sadOn").map((row, at) => ({ row, amount: figures(scene, "sadAmount")[at] ?? 0 })) };
}

// ---- a claim of the Prince

export interface Claim {
  claimant: number;
  seat: number;
  done: number[];
}

export function claim(scene: Scene): Claim | undefined {
  const claimant = optionalFigure(scene, "claimant");
  return claimant === undefined ? undefined : { claimant, seat: optionalFigure(scene, "claimSeat") ?? -1, done: figures(scene, "claimDone") };
}
