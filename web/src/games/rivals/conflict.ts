// An Influence conflict or a price in Influence, an auction, deals, and damage from the city, as the board draws them.
import type { TableCard, Text } from "../../lib/protocol";
import { buildLog } from "../../table/log";
import { cardAt, type Scene } from "../../table/scene";
import { list, phase, told } from "./seats";
import { TELL } from "./tells";

export type Side = "yes" | "no" | "out" | undefined;
const SIDES: Side[] = ["no", "yes", "out"];
const STATES = ["next", "now", "done"] as const;

export interface Exertion {
  seat: number;
  state: (typeof STATES)[number];
  /** Influence that everybody sees. */
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
  /** What a Title costs. */
  need: number;
  seats: Exertion[];
  yes: number;
  no: number;
  revealed: boolean;
}

const SORTS = ["scheme", "title", "event"] as const;

export function conflict(scene: Scene): Conflict | undefined {
  const sort = SORTS[told(scene, "conflict") ?? -1];
  if (!sort) return undefined;
  const row = told(scene, "conflictCard");
  return {
    sort, card: row === undefined ? undefined : cardAt(scene.view, row), need: told(scene, "conflictNeed") ?? 0,
    seats: list(scene, "exertSeat").map((seat, at) => exertion(scene, seat, at)),
    yes: told(scene, "yes") ?? 0, no: told(scene, "no") ?? 0, revealed: told(scene, "revealed") === 1,
  };
}

/** The Influence that is still to be found for a Title. */
export function missing(scene: Scene): number {
  const now = conflict(scene);
  return now ? now.need - paid(now) : 0;
}

/** What was exerted so far, by all. */
export const paid = (now: Conflict): number => now.seats.reduce((all, one) => all + one.shown, 0);

function exertion(scene: Scene, seat: number, at: number): Exertion {
  const modifier = told(scene, "exertModifier", at);
  return {
    seat, state: STATES[told(scene, "exertState", at) ?? 0] ?? "next", shown: told(scene, "exertShown", at) ?? 0,
    side: SIDES[told(scene, "exertSide", at) ?? -1], fist: told(scene, "exertFist", at), hides: told(scene, "exertHides", at) === 1,
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

/** Those that bind now, or did so to the end; then what became of others, the last one first. */
export function deals(scene: Scene): Deal[] {
  const binding = (scene.view.outline?.names["deals"] ?? []).map((text, at): Deal => ({
    by: list(scene, "dealBy")[at] ?? -1, to: list(scene, "dealTo")[at] ?? -1, state: phase(scene) === "over" ? "kept" : "binding", text,
  }));
  return [...binding, ...past(scene).reverse()];
}

function past(scene: Scene): Deal[] {
  const entries = buildLog(scene.told ?? [], () => false).filter((entry) => !entry.struck);
  return entries.flatMap(({ event, text }): Deal[] => {
    if (event.kind !== TELL.kept) return [];
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
  const row = told(scene, "auctionCard");
  if (row === undefined) return undefined;
  const bids = list(scene, "bidder").map((seat, at) => {
    const bid = list(scene, "bid")[at] ?? -1;
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
  const seat = told(scene, "sadSeat");
  if (seat === undefined) return undefined;
  return { seat, left: told(scene, "sadLeft") ?? 0, on: list(scene, "sadOn").map((row, at) => ({ row, amount: list(scene, "sadAmount")[at] ?? 0 })) };
}

// ---- a claim of the Prince

export interface Claim {
  claimant: number;
  seat: number;
  done: number[];
}

export function claim(scene: Scene): Claim | undefined {
  const claimant = told(scene, "claimant");
  return claimant === undefined ? undefined : { claimant, seat: told(scene, "claimSeat") ?? -1, done: list(scene, "claimDone") };
}
