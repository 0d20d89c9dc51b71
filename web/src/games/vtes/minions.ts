// The minions of V:TES as the board draws them: region, numbers and attached cards.
import type { TableCard, Text } from "../../lib/protocol";
import { info, cardAt, zone, type Scene } from "../../table/scene";
import { clanOf, type Clan } from "./clans";
import { DISCIPLINES, ordered, type Learnt, type Level } from "./disciplines";
import { figures, names } from "./seats";
import { titleOf } from "./titles";

export type Region = "ready" | "torpor";
const REGIONS: Region[] = ["ready", "torpor"];

export interface Minion {
  card: TableCard;
  /** The seat that controls it. */
  seat: number;
  region: Region;
  /** Undefined for an ally. */
  capacity: number | undefined;
  clan: Clan | undefined;
  strength: number;
  bleed: number;
  stealth: number;
  intercept: number;
  votes: number;
  title: Text | undefined;
  /** A title that gives no votes now, since it is contested or suspended. */
  idle: boolean;
  disciplines: Learnt[];
  locked: boolean;
  woken: boolean;
  wounded: boolean;
  fresh: boolean;
  marked: boolean;
  contestsTitle: boolean;
  merged: boolean;
  sect: Text | undefined;
  attached: TableCard[];
}

const has = (scene: Scene, name: string, row: number) => figures(scene, name).includes(row);

/** The name of the player or card that a card in play refers to. */
export const recalled = (scene: Scene, row: number): Text | undefined => names(scene, "recalled")[figures(scene, "recalledBy").indexOf(row)];
export const isLocked = (scene: Scene, row: number): boolean => has(scene, "locked", row);

export function attachedTo(scene: Scene, row: number): TableCard[] {
  return scene.view.zones.filter((one) => one.name === "attached").flatMap((one) => one.cards.filter((card) => card.host === row));
}

export function minions(scene: Scene, seat: number, region?: Region): Minion[] {
  return REGIONS.filter((one) => region === undefined || one === region)
    .flatMap((one) => (zone(scene.view, one, seat)?.cards ?? []).map((card) => minion(scene, card, seat, one)));
}

function minion(scene: Scene, card: TableCard, seat: number, region: Region): Minion {
  const { row } = card;
  const at = figures(scene, "minion").indexOf(row);
  const value = (name: string) => figures(scene, name)[at] ?? 0;
  const title = names(scene, "title")[at];
  const sect = names(scene, "sect")[at];
  const capacity = value("capacity");
  return {
    card, seat, region, capacity: capacity > 0 ? capacity : undefined, clan: clanOf(at < 0 ? -1 : value("clan")), strength: value("strength"), bleed: value("bleed"),
    stealth: value("stealth"), intercept: value("intercept"), votes: value("votes"), title: title?.en ? title : titleOf(value("title"))?.whole,
    idle: value("title") > 0 && value("titleVotes") === 0 && (titleOf(value("title"))?.votes ?? 0) > 0, disciplines: learnt(scene, row),
    locked: isLocked(scene, row), woken: has(scene, "woken", row), wounded: has(scene, "wounded", row), fresh: has(scene, "fresh", row),
    marked: has(scene, "marked", row), contestsTitle: has(scene, "contestsTitle", row), merged: has(scene, "merged", row), sect: sect?.en ? sect : undefined,
    attached: attachedTo(scene, row),
  };
}

function learnt(scene: Scene, row: number): Learnt[] {
  return ordered(figures(scene, "disciplineOn").flatMap((on, at) => {
    const discipline = DISCIPLINES[figures(scene, "discipline")[at] ?? -1];
    return on === row && discipline ? [{ discipline, level: (figures(scene, "disciplineLevel")[at] ?? 1) as Level }] : [];
  }));
}

/** A minion wherever it is. */
export function find(scene: Scene, row: number | undefined): Minion | undefined {
  if (row === undefined || row < 0) return undefined;
  return scene.seats.flatMap((seat) => minions(scene, seat.seat)).find((one) => one.card.row === row);
}

/** The name of a card; undefined if the card is unknown. */
export function cardName(scene: Scene, row: number | undefined): Text | undefined {
  return row === undefined ? undefined : info(scene, cardAt(scene.view, row))?.name;
}

// ---- why the numbers of a minion are not as printed

export const ADDS = ["capacity", "strength", "bleed", "votes", "stealth", "intercept", "hunt"] as const;

export interface Added {
  what: (typeof ADDS)[number];
  amount: number;
  text: Text | undefined;
}

export function added(scene: Scene, row: number): Added[] {
  return figures(scene, "addOn").flatMap((on, at) => {
    const what = ADDS[figures(scene, "addWhat")[at] ?? -1];
    return on === row && what ? [{ what, amount: figures(scene, "addAmount")[at] ?? 0, text: names(scene, "add")[at] }] : [];
  });
}

// ---- what else a seat has

export interface Sleeper {
  card: TableCard;
  /** The capacity, where the viewer may know it. */
  need: number | undefined;
}

/** The uncontrolled region: what has blood on it, and how much it takes. */
export function uncontrolled(scene: Scene, seat: number): Sleeper[] {
  return (zone(scene.view, "uncontrolled", seat)?.cards ?? []).map((card) => {
    const need = figures(scene, "need")[figures(scene, "uncontrolled").indexOf(card.row)] ?? -1;
    return { card, need: need < 0 ? undefined : need };
  });
}

/** Locations, events and other unattached permanents. */
export const permanents = (scene: Scene, seat: number): TableCard[] => zone(scene.view, "play", seat)?.cards ?? [];
export const contested = (scene: Scene, seat: number): TableCard[] => zone(scene.view, "contested", seat)?.cards ?? [];
export const levelOf = (scene: Scene, row: number): number | undefined => figures(scene, "level")[figures(scene, "levelOn").indexOf(row)];
