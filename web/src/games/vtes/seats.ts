// The seats: colours, names, prey and predator, numbers, and choices that mean a seat.
import type { Choice, ProgressStep, Text } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import { byName } from "../../table/seatNames";
import { figure, info, isMine, zone, type Picking, type Scene } from "../../table/scene";
import { clanOf } from "./clans";
import { cardFacts } from "./cardFacts";
import { choiceTarget } from "./choiceTargets";

const YOU = msg("you", "vous");

export const figures = (scene: Scene, name: string): number[] => scene.view.outline?.numbers[name] ?? [];
/** Words of the outline, in which people go by their names. */
export const names = (scene: Scene, name: string): Text[] =>
  (scene.view.outline?.texts[name] ?? []).map((text) => msg(byName(text.en, scene.seats), byName(text.fr, scene.seats)));
/** A figure that may be missing, or below nothing. */
export const optionalFigure = (scene: Scene, name: string, at = 0): number | undefined => {
  const value = figures(scene, name)[at];
  return value === undefined || value < 0 ? undefined : value;
};

export type Phase = "setup" | "unlock" | "master" | "minion" | "influence" | "discard" | "over";
const PHASES: Phase[] = ["setup", "unlock", "master", "minion", "influence", "discard", "over"];
export const phase = (scene: Scene): Phase => PHASES[figure(scene.view, "phase")] ?? "setup";

const TURN: [Phase, Text][] = [
  ["unlock", msg("Unlock", "Redressement")], ["master", msg("Master", "Maître")], ["minion", msg("Minion", "Serviteurs")],
  ["influence", msg("Influence", "Influence")], ["discard", msg("Discard", "Défausse")],
];

/** The phases of a turn, done, now and next. */
export function progress(scene: Scene): ProgressStep[] {
  const now = TURN.findIndex(([id]) => id === phase(scene));
  return now < 0 ? [] : TURN.map(([, text], at) => ({ text, state: at < now ? "done" : at === now ? "now" : "next" }));
}

export const active = (scene: Scene): number => figures(scene, "active")[0] ?? -1;
export const acts = (scene: Scene, seat: number): boolean => active(scene) === seat && phase(scene) !== "over" && phase(scene) !== "setup";
export const alive = (scene: Scene, seat: number): boolean => figures(scene, "alive")[seat] !== 0;
export const holdsEdge = (scene: Scene, seat: number): boolean => optionalFigure(scene, "edge") === seat;
export const nameOf = (scene: Scene, seat: number): string => scene.seats[seat]?.name ?? "";
/** The name of a seat, or "you". */
export const calledOf = (scene: Scene, seat: number): string => (isMine(scene, seat) ? t(YOU) : nameOf(scene, seat));
export const deckOf = (scene: Scene, seat: number): Text | undefined => names(scene, "label")[seat];
export const size = (scene: Scene, name: string, seat: number): number => zone(scene.view, name, seat)?.size ?? 0;

/** So many halves as people write them. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return count % 2 === 0 ? String(whole) : `${whole > 0 ? whole : ""}½`;
}

/** The victory points of a seat. */
export const points = (scene: Scene, seat: number): string => halves(figure(scene.view, "halfPoints", seat));

/** The clan of a seat: of its deck, where that is known, else of the first vampire that it shows. */
function clanAt(scene: Scene, seat: number) {
  const known = clanOf(optionalFigure(scene, "seatClan", seat));
  if (known) return known;
  for (const name of ["ready", "torpor", "ash"])
    for (const card of zone(scene.view, name, seat)?.cards ?? []) {
      const read = info(scene, card);
      const clan = read && card.owner === seat ? cardFacts(read).clan : undefined;
      if (clan) return clan;
    }
  return undefined;
}

export const colours = (scene: Scene, seat: number): string => clanAt(scene, seat)?.colours ?? "noclan";
export const emblem = (scene: Scene, seat: number): string | undefined => clanAt(scene, seat)?.emblem;

/** The seats clockwise, from the one after the viewer, so that prey comes first and predator last; the viewer's own at the end. */
export function around(scene: Scene): number[] {
  const order = scene.seats.map((seat) => seat.seat);
  const own = scene.me === undefined ? -1 : order.indexOf(scene.me);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own + 1)];
}

export type Relation = "prey" | "predator" | "both" | "grandPrey" | "grandPredator" | undefined;

/** A seat's present relation to the viewer. */
export function relation(scene: Scene, seat: number): Relation {
  const { me } = scene;
  if (me === undefined || seat === me || !alive(scene, seat) || !alive(scene, me)) return undefined;
  const prey = optionalFigure(scene, "prey", me);
  const predator = optionalFigure(scene, "predator", me);
  if (seat === prey) return seat === predator ? "both" : "prey";
  if (seat === predator) return "predator";
  if (prey !== undefined && optionalFigure(scene, "prey", prey) === seat) return "grandPrey";
  return predator !== undefined && optionalFigure(scene, "predator", predator) === seat ? "grandPredator" : undefined;
}

export const RELATIONS: Record<NonNullable<Relation>, Text> = {
  prey: msg("your prey", "votre proie"),
  predator: msg("your predator", "votre prédateur"),
  both: msg("your prey and predator", "votre proie et prédateur"),
  grandPrey: msg("grand-prey", "proie de votre proie"),
  grandPredator: msg("grand-predator", "prédateur de votre prédateur"),
};

/** The choice that means a seat, with the card in hand where there is one. */
export function forSeat(picking: Picking | undefined, seat: number): Choice | undefined {
  return picking?.question.choices.find((choice) => choiceTarget(choice).seat === seat && (choice.cards.length === 0 || choice.cards[0] === picking.card));
}

/** The question a seat must answer now, if any. */
export function opportunity(scene: Scene, seat: number): Text | undefined {
  const at = figures(scene, "opportunity").indexOf(seat);
  return at < 0 ? undefined : names(scene, "opportunity")[at];
}
