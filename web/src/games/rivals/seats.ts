// The seats: colours, names, numbers, and choices that mean a seat or party.
import type { Choice, Text } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import { figure, isMine, zone, type Picking, type Scene, type ChoiceTarget } from "../../table/scene";
import { clanOf, EMBLEMS } from "./clans";

const YOU = msg("you", "vous");

export const figures = (scene: Scene, name: string): number[] => scene.view.outline?.numbers[name] ?? [];
/** A figure that may be missing, or below nothing. */
export const optionalFigure = (scene: Scene, name: string, at = 0): number | undefined => {
  const value = figures(scene, name)[at];
  return value === undefined || value < 0 ? undefined : value;
};
/** The seats of a number, one bit each. */
export const seatsOf = (bits: number | undefined, count: number): number[] => [...Array(count).keys()].filter((seat) => ((bits ?? 0) >> seat) & 1);

export type Phase = "setup" | "beginning" | "actions" | "end" | "over";
const PHASES: Phase[] = ["setup", "beginning", "actions", "end", "over"];
export const phase = (scene: Scene): Phase => PHASES[figure(scene.view, "phase")] ?? "setup";

export const active = (scene: Scene): number => figures(scene, "active")[0] ?? -1;
export const colours = (scene: Scene, seat: number): string => clanOf(optionalFigure(scene, "clan", seat));
export const emblem = (scene: Scene, seat: number): string | undefined => EMBLEMS[colours(scene, seat)];
export const nameOf = (scene: Scene, seat: number): string => scene.seats[seat]?.name ?? "";
/** The name of a seat, or "you". */
export const calledOf = (scene: Scene, seat: number): string => (isMine(scene, seat) ? t(YOU) : nameOf(scene, seat));
export const deckOf = (scene: Scene, seat: number): Text | undefined => scene.view.outline?.texts["label"]?.[seat];

/** The seats clockwise, from the one after the viewer; the viewer's own comes last. */
export function around(scene: Scene): number[] {
  const order = figures(scene, "order").length > 0 ? figures(scene, "order") : scene.seats.map((seat) => seat.seat);
  const own = scene.me === undefined ? -1 : order.indexOf(scene.me);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own + 1)];
}

export const alive = (scene: Scene, seat: number): boolean => figures(scene, "alive")[seat] !== 0;
export const rivalsOf = (scene: Scene, seat: number): number[] => seatsOf(figures(scene, "rival")[seat], scene.seats.length);
/** The number of a player, counted from the first. */
export const numberOf = (scene: Scene, seat: number): number => figures(scene, "order").indexOf(seat) + 1;
/** How many cards of a hand have the back of a vampire. */
export const vampires = (scene: Scene, seat: number): number => figures(scene, "vampires")[seat] ?? 0;
export const size = (scene: Scene, name: string, seat: number): number => zone(scene.view, name, seat)?.size ?? 0;

// ---- what can be chosen

const SEAT_SECOND = new Set(["show"]);
const PARTY_SECOND = new Set(["move", "regroup"]);

export function choiceTarget(choice: Choice): ChoiceTarget {
  const [a, b] = choice.args;
  if (choice.verb === "pickSeat") return a === undefined ? {} : { seat: a };
  if (SEAT_SECOND.has(choice.verb)) return b === undefined ? {} : { seat: b };
  if (PARTY_SECOND.has(choice.verb)) return b === undefined ? {} : { place: b };
  return {};
}

/** The choice that means a seat, with the card in hand where there is one. */
export function forSeat(picking: Picking | undefined, seat: number): Choice | undefined {
  return picking?.question.choices.find((choice) => choiceTarget(choice).seat === seat && (choice.cards.length === 0 || choice.cards[0] === picking.card));
}

/** The choice by which the vampire in hand goes into a party. */
export function forParty(picking: Picking | undefined, party: number): Choice | undefined {
  if (picking?.card === undefined) return undefined;
  return picking.question.choices.find((choice) => choiceTarget(choice).place === party && choice.cards[0] === picking.card);
}
