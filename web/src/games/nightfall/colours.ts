// The six colours in the order of the book; each is also a phase of the moon, drawn by moons.css.
import type { Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Mark } from "../../table/scene";
import "./moons.css";

export interface Colour {
  id: string;
  name: Text;
  phase: Text;
}

export const COLOURS: Colour[] = [
  { id: "white", name: msg("white", "blanc"), phase: msg("full moon", "pleine lune") },
  { id: "yellow", name: msg("yellow", "jaune"), phase: msg("gibbous moon", "lune gibbeuse") },
  { id: "red", name: msg("red", "rouge"), phase: msg("last quarter", "dernier quartier") },
  { id: "blue", name: msg("blue", "bleu"), phase: msg("first quarter", "premier quartier") },
  { id: "green", name: msg("green", "vert"), phase: msg("waxing crescent", "premier croissant") },
  { id: "violet", name: msg("violet", "violet"), phase: msg("waning crescent", "dernier croissant") },
];

export const colour = (number: number | undefined): Colour | undefined => COLOURS[number ?? -1];

/** The colours of a mask, one bit each. */
export function coloursOf(mask: number): Colour[] {
  return COLOURS.filter((_, at) => (mask >> at) & 1);
}

export function moon(one: Colour, label: Text, more = ""): Mark {
  return { icon: "", look: `moon ${one.id} ${more}`.trim(), label };
}
