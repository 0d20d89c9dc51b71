// The vampires of Rivals as the board draws them: who is where, in which party, with what attached.
import type { CardInfo, TableCard } from "../../lib/protocol";
import { cardAt, zone, zones, type Scene } from "../../table/scene";
import { around, figures } from "./seats";

export type Where = "haven" | "streets" | "torpor";
const PLACES: Where[] = ["haven", "streets", "torpor"];

export interface Character {
  card: TableCard;
  seat: number;
  where: Where;
  party: number;
  bp: number;
  /** Physical, Social, Mental. */
  attributes: number[];
  secrecy: number;
  influence: number;
  exhausted: boolean;
  /** Has exerted its Influence. */
  silent: boolean;
  fear: boolean;
  leader: boolean;
  guard: boolean;
  bounty: number;
  attached: TableCard[];
}

const has = (scene: Scene, name: string, row: number) => figures(scene, name).includes(row);

/** Whether a card is exhausted. */
export const exhausted = (scene: Scene, row: number) => has(scene, "exhausted", row);

export function attachedTo(scene: Scene, row: number): TableCard[] {
  return scene.view.zones.filter((one) => one.name === "attached").flatMap((one) => one.cards.filter((card) => card.host === row));
}

export function characters(scene: Scene, seat: number, where?: Where): Character[] {
  return PLACES.filter((place) => where === undefined || place === where)
    .flatMap((place) => (zone(scene.view, place, seat)?.cards ?? []).map((card) => character(scene, card, seat, place)));
}

/** Whether a card is attached to another player's vampire. */
export function foreign(scene: Scene, card: TableCard): boolean {
  const bearer = card.host < 0 ? undefined : cardAt(scene.view, card.host);
  return card.owner >= 0 && bearer !== undefined && bearer.owner >= 0 && bearer.owner !== card.owner;
}

function character(scene: Scene, card: TableCard, seat: number, where: Where): Character {
  const { row } = card;
  const at = figures(scene, "character").indexOf(row);
  const value = (name: string) => figures(scene, name)[at] ?? 0;
  return {
    card, seat, where, party: at < 0 ? 0 : value("party"), bp: value("bp"), attributes: [value("physical"), value("social"), value("mental")],
    secrecy: value("secrecy"), influence: value("influence"), exhausted: exhausted(scene, row), silent: has(scene, "silent", row),
    fear: has(scene, "fear", row), leader: has(scene, "leader", row), guard: has(scene, "guard", row),
    bounty: figures(scene, "bounty")[figures(scene, "bountyOn").indexOf(row)] ?? 0, attached: attachedTo(scene, row),
  };
}

/** A character wherever it is. */
export function find(scene: Scene, row: number): Character | undefined {
  return scene.seats.flatMap((seat) => characters(scene, seat.seat)).find((one) => one.card.row === row);
}

export interface Party {
  seat: number;
  number: number;
  members: Character[];
}

/** The parties in The Streets, seat by seat. */
export function parties(scene: Scene): Party[] {
  return around(scene).flatMap((seat) => {
    const members = characters(scene, seat, "streets");
    const numbers = [...new Set(members.map((one) => one.party))].sort((a, b) => a - b);
    return numbers.map((number) => ({ seat, number, members: members.filter((one) => one.party === number) }));
  });
}

const UPRIGHT = 84;
const LYING = 118;
const GAP = 6;
const LARGEST = 0.88;
const SMALLEST = 0.62;

/** The scale at which the vampires in a Haven fit side by side, within limits. */
export function homeSize(room: number, home: Pick<Character, "exhausted">[]): number {
  const needed = home.reduce((sum, one) => sum + (one.exhausted ? LYING : UPRIGHT) + GAP, 0);
  return needed === 0 ? LARGEST : Math.min(LARGEST, Math.max(SMALLEST, room / needed));
}

// ---- the city

export interface CityCard {
  card: TableCard;
  /** The damage that defeats it now, for a Mortal. */
  need: number | undefined;
  /** The seat whose marker is on an Ongoing Event. */
  marker: number | undefined;
  /** Whose Second Tradition it is attached to. */
  keeper: number | undefined;
  /** The blood that protects it, by seat. */
  flock: { seat: number; blood: number }[];
}

export function city(scene: Scene): CityCard[] {
  return zones(scene.view, "city").flatMap((one) => one.cards).map((card) => ({
    card, need: figures(scene, "mortalNeed")[figures(scene, "mortal").indexOf(card.row)],
    marker: figures(scene, "eventOf")[figures(scene, "event").indexOf(card.row)],
    keeper: card.host < 0 ? undefined : cardAt(scene.view, card.host)?.owner,
    flock: figures(scene, "flockOn").flatMap((row, at) => (row === card.row ? [{ seat: figures(scene, "flockBy")[at] ?? 0, blood: figures(scene, "flockBlood")[at] ?? 0 }] : [])),
  }));
}

// ---- cards beside a Haven

export interface Plot {
  card: TableCard;
  /** Seats as bits. */
  by: number;
  seen: number;
  /** The prestige needed to resolve it, if the viewer knows the card. */
  needs: number | undefined;
}

export function plot(scene: Scene, card: TableCard): Plot | undefined {
  const at = figures(scene, "plot").indexOf(card.row);
  if (at < 0) return undefined;
  const needs = figures(scene, "plotNeeds")[at] ?? -1;
  return { card, by: figures(scene, "plotBy")[at] ?? 0, seen: figures(scene, "plotSeen")[at] ?? 0, needs: needs < 0 ? undefined : needs };
}

/** The cards that the viewer knows another player holds. */
export function held(scene: Scene, seat: number): CardInfo[] {
  return figures(scene, "heldBy").flatMap((by, at) => {
    const card = by === seat ? scene.book[figures(scene, "held")[at] ?? -1] : undefined;
    return card ? [card] : [];
  });
}

export const ongoing = (scene: Scene, seat: number): TableCard[] => zone(scene.view, "ongoing", seat)?.cards ?? [];
/** Whether a face-down card is a Haven: the backs differ. */
export const isHaven = (scene: Scene, row: number): boolean => has(scene, "havenDown", row);
/** The Haven and the Agenda of a seat. */
export const seatCards = (scene: Scene, seat: number): TableCard[] => zone(scene.view, "seatCards", seat)?.cards ?? [];
