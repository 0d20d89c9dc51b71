// The seats: colours, names, and choices that mean a seat.
import type { Choice } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import { isMine, type Scene, type ChoiceTarget } from "../../table/scene";

/** Seats have no clans here; these are only the colours of five. */
const COLOURS = ["brujah", "ventrue", "nosferatu", "malkavian", "gangrel"];

const YOU = msg("you", "vous");

export const coloursOf = (seat: number) => COLOURS[seat % COLOURS.length] ?? "noclan";

export const nameOf = (scene: Scene, seat: number) => scene.seats[seat]?.name ?? "";

/** The name of a seat, or "you". */
export const calledOf = (scene: Scene, seat: number) => (isMine(scene, seat) ? t(YOU) : nameOf(scene, seat));

export function choiceTarget(choice: Choice): ChoiceTarget {
  const [a, b] = choice.args;
  switch (choice.verb) {
    case "pickSeat": return a === undefined ? {} : { seat: a };
    case "attack": return b === undefined ? {} : { seat: b };
    default: return {};
  }
}
