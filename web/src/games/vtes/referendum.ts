// The referendum under way: what it is about, and every vote with where it comes from.
import type { TableCard, Text } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { list, names, told } from "./seats";

const SIDES = ["open", "for", "against", "silenced"] as const;
export type Side = (typeof SIDES)[number];
const SOURCES = ["minion", "card", "edge", "text", "prisci"] as const;

export interface Vote {
  seat: number;
  row: number | undefined;
  source: (typeof SOURCES)[number];
  amount: number;
  side: Side;
  text: Text | undefined;
}

export interface Poll {
  step: number;
  caller: number | undefined;
  seat: number | undefined;
  card: TableCard | undefined;
  /** Whom a blood hunt is called on. */
  hunted: number | undefined;
  title: Text | undefined;
  terms: Text[];
  yes: number;
  no: number;
  votes: Vote[];
  turn: { seat: number; now: boolean }[];
}

export function poll(scene: Scene): Poll | undefined {
  const step = told(scene, "pollStep");
  if (step === undefined) return undefined;
  const card = told(scene, "pollCard");
  return {
    step, caller: told(scene, "pollCaller"), seat: told(scene, "pollSeat"), card: card === undefined ? undefined : cardAt(scene.view, card),
    hunted: told(scene, "pollHunted"), title: names(scene, "pollTitle")[0], terms: names(scene, "terms").filter((one) => one.en !== ""),
    yes: told(scene, "votesFor") ?? 0, no: told(scene, "votesAgainst") ?? 0, votes: votes(scene),
    turn: list(scene, "pollTurn").map((seat, at) => ({ seat, now: list(scene, "pollSaid")[at] === 1 })),
  };
}

function votes(scene: Scene): Vote[] {
  return list(scene, "voteSeat").map((seat, at) => {
    const row = list(scene, "voteRow")[at] ?? -1;
    return {
      seat, row: row < 0 ? undefined : row, source: SOURCES[list(scene, "voteSource")[at] ?? 0] ?? "text", amount: list(scene, "voteAmount")[at] ?? 0,
      side: SIDES[list(scene, "voteSide")[at] ?? 0] ?? "open", text: names(scene, "vote")[at],
    };
  });
}

export const among = (now: Poll, side: Side): Vote[] => now.votes.filter((vote) => vote.side === side);
