import { describe, expect, it } from "vitest";
import { cell, inHand, tieBreak, playPreview, ownDeck, pickedRows, placeCount, rows, choiceTarget, target, cardsBySeat, turnNumber } from "../src/games/vendetta/locationGrid";
import { EVENTS } from "../src/games/vendetta/events";
import type { CardInfo, Choice, MovePreview, GameEvent, TableCard, Question, View, Zone } from "../src/lib/protocol";
import type { Picking, Scene } from "../src/table/scene";

const text = (words: string) => ({ en: words, fr: words });
const card = (row: number, face: number): TableCard =>
  ({ row, face, down: face < 0, counters: 0, flags: 0, owner: 0, host: -1, known: 0 });
const zone = (name: string, seat: number, index: number, cards: TableCard[]): Zone =>
  ({ zone: seat * 9 + index, name, seat, index, size: cards.length, cards });
const printed = (number: number, kind: string, power: number): CardInfo =>
  ({ number, slug: `c${number}`, name: text(`c${number}`), text: text("does something"), kind, kindName: text(kind), facts: { power }, source: "", rulingIds: [] });

const view: View = {
  step: 1, state: { deployed: [0, 0, 0, 0, 2, 0, 0, 0] }, zones: [
    zone("hand", 0, 0, [card(5, 0)]), zone("position", 1, 0, [card(7, 1), card(8, -1)]),
  ],
  outline: {
    title: text(""), progress: [], texts: { place: [text("The Rack"), text("The Asylum"), text("Haven")] },
    numbers: { order: [2, 0, 1], power: [4, 0, 0, 0, 5, 0, 0, 0], hidden: [0, 0, 0, 0, 1, 0, 0, 0], picked: [8], heldSeat: [1, 2], held: [0, 1], ownDeck: [1, 0] },
  },
};
const scene = (me?: number): Scene => ({
  view, me, asked: [], book: [printed(0, "conflict", 3), printed(1, "passive", 2)],
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "search", name: `n${seat}` })),
});
const play = (place: number, down: number): Choice =>
  ({ move: `p${place}${down}`, text: text("play"), verb: "play", args: [5, place, down], cards: [5] });

function picking(choices: Choice[], preview: Record<string, MovePreview> = {}): Picking {
  const question: Question = {
    step: 1, kind: "planning-card", label: text(""), prompt: text(""), secret: false, undo: "no", asked: [0], choices, cautions: [],
    refusals: [{ ...play(1, 0), clause: { id: "VEN-X", text: text("no") } }],
  };
  return { question, card: 5, move: undefined, take() {}, choose() {}, press() {}, answer() {}, preview: (move) => preview[move] };
}

describe("the ledger", () => {
  it("knows which cards somebody has picked who is still picking", () => {
    expect(pickedRows(scene())).toEqual([8]);
    expect(pickedRows({ ...scene(), view: { ...view, outline: undefined } })).toEqual([]);
  });

  it("names what is known without being seen", () => {
    expect(cardsBySeat(scene(), 1, "held").map((one) => one.number)).toEqual([0]);
    expect(cardsBySeat(scene(), 1, "immune")).toEqual([]);
    expect(ownDeck(scene(), "ownDeck").map((one) => one.number)).toEqual([1, 0]);
  });

  it("puts the seats in turn order, my own last", () => {
    expect(rows(scene(0))).toEqual([1, 2, 0]);
    expect(rows(scene())).toEqual([2, 0, 1]);
    expect(placeCount(scene())).toBe(3);
  });

  it("counts every card in hand, and says which turn a seat has", () => {
    const drawn: View = { ...view, zones: [...view.zones, zone("drawn", 0, 0, [card(9, 1), card(10, -1)])] };
    expect(inHand({ ...scene(0), view: drawn }, 0)).toBe(3);
    expect(inHand(scene(0), 0)).toBe(1);
    expect([0, 1, 2].map((seat) => turnNumber(scene(0), seat))).toEqual([2, 3, 1]);
  });

  it("counts what lies on a Position, with a sign for what is hidden", () => {
    expect(cell(scene(0), 1, 0)).toMatchObject({ blood: 2, total: "5+" });
    expect(cell(scene(0), 1, 1).total).toBe("");
  });

  it("shows the total that decided, whatever has moved on since", () => {
    const judged = [-1, -1, -1, -1, 5, 14, -1, -1];
    const power = [0, 0, 0, 0, 5, 14, 0, 0];
    const later: View = { ...view, outline: { ...view.outline!, numbers: { ...view.outline!.numbers, judged, power, hidden: [] } } };
    expect(cell({ ...scene(0), view: later }, 1, 0)).toMatchObject({ total: "5", judged: true });
    expect(cell({ ...scene(0), view: later }, 1, 1)).toMatchObject({ cards: [], total: "14", judged: true });
    expect(cell({ ...scene(0), view: later }, 1, 2)).toMatchObject({ total: "", judged: false });
  });

  it("says what decided between equal scores, and only then", () => {
    const ended = (margin: number[]): Scene => ({ ...scene(0), view: { ...view, outline: { ...view.outline!, numbers: { ...view.outline!.numbers, margin } } } });
    expect(tieBreak(scene(0))).toBeUndefined();
    expect(tieBreak(ended([1]))).toBeUndefined();
    expect(tieBreak(ended([3]))?.en).toContain("Blood");
    expect(tieBreak(ended([4]))?.fr).toContain("l’ordre du tour");
  });

  it("knows where a choice points", () => {
    expect(choiceTarget(play(2, 1))).toMatchObject({ place: 2, way: { en: "face down" } });
    expect(choiceTarget({ ...play(0, 0), verb: "pickSeat", args: [1, 0] })).toEqual({ seat: 1 });
    expect(choiceTarget({ ...play(0, 0), verb: "unheard", args: [1] })).toEqual({});
  });
});

describe("a Location aimed at", () => {
  const heard = (kind: number, more: Partial<GameEvent>): GameEvent => ({ kind, subject: 0, object: -1, amount: 0, face: -1, ...more });

  it("offers its ways and what is barred there", () => {
    const aim = target(picking([play(0, 0), play(0, 1), play(1, 1)]), 1);
    expect(aim?.ways.map((way) => way.move)).toEqual(["p11"]);
    expect(aim?.barred.map((way) => way.clause.id)).toEqual(["VEN-X"]);
    expect(target(picking([play(0, 0)]), 2)).toBeUndefined();
  });

  it("says what would follow, as far as it may be known", () => {
    const seen: MovePreview = {
      step: 1, move: "p01",
      events: [heard(EVENTS.moved, {}), heard(EVENTS.spent, { amount: 1 }), heard(EVENTS.lost, { amount: 2, object: 1 }), heard(23, { text: text("told") })],
    };
    const hand = picking([play(0, 0), play(0, 1)], { p00: { step: 1, move: "p00", events: [], unknown: true }, p01: seen });
    const aim = target(hand, 0);
    if (!aim) throw new Error("nothing to aim at");
    const next = playPreview(scene(0), hand, aim, 0);
    expect(next).toMatchObject({ here: 7, raw: true, cost: 1, harms: [{ amount: 2, face: 1 }] });
    expect(next.tales.map((tale) => tale.text?.en)).toEqual(["told"]);
  });
});
