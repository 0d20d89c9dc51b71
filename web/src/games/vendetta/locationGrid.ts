// The grid of Vendetta: seats are its rows, Locations its columns, Positions its cells.
import type { RefusedChoice, CardInfo, Choice, MovePreview, TableCard, Text } from "../../lib/protocol";
import { fact, figure, info, zone, type Picking, type Scene, type ChoiceTarget } from "../../table/scene";
import { msg } from "../../lib/i18n.svelte";
import { EVENTS } from "./events";

/** Positions are indexed by seat × 4 + place. */
const STRIDE = 4;
const NEVER = -1;

export interface Cell {
  seat: number;
  place: number;
  cards: TableCard[];
  blood: number;
  /** The total, with a sign for unknown cards; empty for an empty Position. */
  total: string;
  /** Whether the total is the one that decided: it stays so, whatever moves on. */
  judged: boolean;
}

export function placeCount(scene: Scene): number {
  return scene.view.outline?.texts["place"]?.length ?? fact(scene.view, "places");
}

/** The seats from the top: in turn order, the viewer's own last. */
export function rows(scene: Scene): number[] {
  const order = scene.view.outline?.numbers["order"] ?? scene.seats.map((seat) => seat.seat);
  const own = scene.me === undefined ? -1 : order.indexOf(scene.me);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own + 1)];
}

/** The name of a seat in the log: its clan, once chosen. */
export function label(scene: Scene, seat: number): Text | undefined {
  return scene.view.outline?.texts["label"]?.[seat];
}

/** Which turn a seat has, counted from 1; 0 while there is no order. */
export function turnNumber(scene: Scene, seat: number): number {
  return (scene.view.outline?.numbers["order"] ?? []).indexOf(seat) + 1;
}

export function cell(scene: Scene, seat: number, place: number): Cell {
  const cards = zone(scene.view, "position", seat, place)?.cards ?? [];
  const at = seat * STRIDE + place;
  const blood = fact(scene.view, "deployed", at);
  const judged = (scene.view.outline?.numbers["judged"]?.[at] ?? NEVER) !== NEVER;
  const total = cards.length === 0 && blood === 0 && !judged ? "" : sum(figure(scene.view, "power", at), figure(scene.view, "hidden", at));
  return { seat, place, cards, blood, total, judged };
}

function sum(power: number, hidden: number): string {
  if (hidden === 0) return String(power);
  return power > 0 ? `${power}+` : "?";
}

/** How many cards a seat has in hand, those it has drawn and not yet chosen from among them. */
export function inHand(scene: Scene, seat: number): number {
  return (zone(scene.view, "hand", seat)?.size ?? 0) + (zone(scene.view, "drawn", seat)?.size ?? 0);
}

export function allyAt(scene: Scene, place: number): TableCard | undefined {
  return zone(scene.view, "prize", undefined, place)?.cards[0];
}

export function locationCard(scene: Scene, place: number): TableCard | undefined {
  return zone(scene.view, "site", undefined, place)?.cards[0];
}

/** A seat's cards from two parallel figures: seats, and card numbers. */
export function cardsBySeat(scene: Scene, seat: number, name: "held" | "immune"): CardInfo[] {
  const seats = scene.view.outline?.numbers[`${name}Seat`] ?? [];
  const faces = scene.view.outline?.numbers[name] ?? [];
  return byNumber(scene, faces.filter((_, at) => seats[at] === seat));
}

/** The viewer's own Clan deck: its cards in unknown order, or those put at its bottom. */
export function ownDeck(scene: Scene, name: "ownDeck" | "ownBottom"): CardInfo[] {
  return byNumber(scene, scene.view.outline?.numbers[name] ?? []);
}

const byNumber = (scene: Scene, faces: number[]): CardInfo[] =>
  faces.flatMap((face) => scene.book.filter((card) => card.number === face));

/** The rows that a player has picked who is still picking. */
export function pickedRows(scene: Scene): number[] {
  return scene.view.outline?.numbers["picked"] ?? [];
}

export function alive(scene: Scene, seat: number): boolean {
  return scene.view.outline?.numbers["alive"]?.[seat] !== 0;
}

const MARGINS: Record<number, Text> = {
  2: msg("The scores are equal: a card breaks the tie.", "Égalité au score : une carte départage."),
  3: msg("The scores are equal: the most Blood in the Pool wins.", "Égalité au score : le plus de Sang en Réserve l’emporte."),
  4: msg("Score and Blood are equal: the first in turn order wins.", "Égalité au score et en Sang : le premier dans l’ordre du tour l’emporte."),
};

/** What decided between equal scores, once the game is over. */
export function tieBreak(scene: Scene): Text | undefined {
  return MARGINS[scene.view.outline?.numbers["margin"]?.[0] ?? NEVER];
}

export function resolving(scene: Scene): number {
  return scene.view.outline?.numbers["resolving"]?.[0] ?? -1;
}

export function choosingClans(scene: Scene): boolean {
  const clans = scene.view.state["clan"] ?? [];
  return fact(scene.view, "round") === 0 && scene.seats.some((seat) => (clans[seat.seat] ?? -1) < 0);
}

export function choosingRelics(scene: Scene): boolean {
  return fact(scene.view, "round") === 0 && !choosingClans(scene) && zone(scene.view, "relics") !== undefined;
}

// ---- what can be chosen

const UP = msg("face up", "face visible");
const DOWN = msg("face down", "face cachée");

/** The target of a choice. */
export function choiceTarget(choice: Choice): ChoiceTarget {
  const [a, b, c] = choice.args;
  switch (choice.verb) {
    case "play": return b === undefined ? {} : { place: b, way: c === 1 ? DOWN : UP };
    case "pickPlace": return a === undefined ? {} : { place: a };
    case "pickSeat": return a === undefined ? {} : { seat: a };
    default: return {};
  }
}

export interface Target {
  ways: Choice[];
  barred: RefusedChoice[];
}

/** The choices at a Location for the selected card, or without one if the question only asks for a Location. */
export function target(picking: Picking | undefined, place: number): Target | undefined {
  if (!picking) return undefined;
  const meant = (choice: Choice) =>
    choiceTarget(choice).place === place && (picking.card === undefined ? choice.cards.length === 0 : choice.cards[0] === picking.card);
  const ways = picking.question.choices.filter(meant);
  const barred = picking.question.refusals.filter(meant);
  return ways.length + barred.length === 0 ? undefined : { ways, barred };
}

export interface PlayPreview {
  /** The Power on the Position, the card counted. */
  here: number | undefined;
  /** Whether the card changes that number itself, once it acts. */
  raw: boolean;
  /** The cost of playing the card face down. */
  cost: number;
  /** Other losses, and the card that causes each. */
  harms: { amount: number; face: number }[];
  /** Other events. */
  tales: MovePreview["events"];
}

const TOLD_BY_THE_PLAY = new Set<number>([EVENTS.spent, EVENTS.moved, EVENTS.acted]);

/** The result of a play, as far as it can be known in advance. */
export function playPreview(scene: Scene, picking: Picking, aim: Target, place: number): PlayPreview {
  const row = picking.card;
  const held = row === undefined ? undefined : info(scene, zone(scene.view, "hand", scene.me)?.cards.find((card) => card.row === row));
  const at = (scene.me ?? 0) * STRIDE + place;
  const cardsBySeat = aim.ways.map((way) => ({ way, seen: picking.preview(way.move) }));
  const sure = cardsBySeat.filter((one) => one.seen && !one.seen.unknown);
  const down = sure.find((one) => one.way.args[2] === 1);
  const spent = down?.seen?.events.find((event) => event.kind === EVENTS.spent && event.subject === scene.me);
  const events = (sure[0]?.seen?.events ?? []).filter((event) => !TOLD_BY_THE_PLAY.has(event.kind));
  const lost = events.filter((event) => event.kind === EVENTS.lost && event.subject === scene.me);
  return {
    here: held ? figure(scene.view, "power", at) + (held.facts["power"] ?? 0) : undefined,
    raw: held?.kind === "conflict" && held.text.en !== "",
    cost: spent?.amount ?? 0,
    harms: lost.map((event) => ({ amount: event.amount, face: event.object })),
    tales: events.filter((event) => !lost.includes(event) && event.text),
  };
}
