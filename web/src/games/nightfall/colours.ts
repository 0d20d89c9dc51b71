// The six colours in the order of the book; each is also a phase of the moon, drawn by moons.css.
import type { Text } from "../../lib/protocol";
import { pair } from "../../lib/words.svelte";
import type { Mark } from "../../table/scene";
import "./moons.css";

export interface Colour {
  id: string;
  name: Text;
  phase: Text;
}

export const COLOURS: Colour[] = [
  { id: "white", name: pair("white", "blanc"), phase: pair("full moon", "pleine lune") },
  { id: "yellow", name: pair("yellow", "jaune"), phase: pair("gibbous moon", "lune gibbeuse") },
  { id: "red", name: pair("red", "rouge"), phase: pair("last quarter", "dernier quartier") },
  { id: "blue", name: pair("blue", "bleu"), phase: pair("first quarter", "premier quartier") },
  { id: "green", name: pair("green", "vert"), phase: pair("waxing crescent", "premier croissant") },
  { id: "violet", name: pair("violet", "violet"), phase: pair("waning crescent", "dernier croissant") },
];

export const colour = (number: number | undefined): Colour | undefined => COLOURS[number ?? -1];

/** The colours of a mask, one bit each. */
export function coloursOf(mask: number): Colour[] {
  return COLOURS.filter((_, at) => (mask >> at) & 1);
}

export function moon(one: Colour, label: Text, more = ""): Mark {
  return { icon: "", look: `moon ${one.id} ${more}`.trim(), label };
}
