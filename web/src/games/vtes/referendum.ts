// The current referendum: its terms, and every vote with its source.
import type { TableCard, Text } from "../../lib/protocol";
import { cardAt, type Scene } from "../../table/scene";
import { figures, names, optionalFigure } from "./seats";

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

export interface Referendum {
  step: number;
  caller: number | undefined;
  seat: number | undefined;
  card: TableCard | undefined;
  /** The target of a blood hunt. */
  hunted: number | undefined;
  title: Text | undefined;
  terms: Text[];
  yes: number;
  no: number;
  votes: Vote[];
  turn: { seat: number; now: boolean }[];
}

export function referendum(scene: Scene): Referendum | undefined {
  const step = optionalFigure(scene, "pollStep");
  if (step === undefined) return undefined;
  const card = optionalFigure(scene, "pollCard");
  return {
    step, caller: optionalFigure(scene, "pollCaller"), seat: optionalFigure(scene, "pollSeat"), card: card === undefined ? undefined : cardAt(scene.view, card),
    hunted: optionalFigure(scene, "pollHunted"), title: names(scene, "pollTitle")[0], terms: names(scene, "terms").filter((one) => one.en !== ""),
    yes: optionalFigure(scene, "votesFor") ?? 0, no: optionalFigure(scene, "votesAgainst") ?? 0, votes: votes(scene),
    turn: figures(scene, "pollTurn").map((seat, at) => ({ seat, now: figures(scene, "pollSaid")[at] === 1 })),
  };
}

function votes(scene: Scene): Vote[] {
  return figures(scene, "voteSeat").map((seat, at) => {
    const row = figures(scene, "voteRow")[at] ?? -1;
    return {
      seat, row: row < 0 ? undefined : row, source: SOURCES[figures(scene, "voteSource")[at] ?? 0] ?? "text", amount: figures(scene, "voteAmount")[at] ?? 0,
      side: SIDES[figures(scene, "voteSide")[at] ?? 0] ?? "open", text: names(scene, "vote")[at],
    };
  });
}

export const votesOn = (now: Referendum, side: Side): Vote[] => now.votes.filter((vote) => vote.side === side);
