// What the page calls those who sit at a table.
import type { Seat } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import type { GamePart, Scene } from "./scene";

export function isBot(seat: Seat | undefined): boolean {
  return seat?.kind === "search" || seat?.kind === "random";
}

const BY_NUMBER = /\b(?:seat|la place|place) (\d+)\b/giu;

/** A sentence in which those called by the number of their seat, before they have a clan, go by their names. */
export function byName(sentence: string, seats: Seat[]): string {
  return sentence.replace(BY_NUMBER, (number, n: string) => seats[Number(n) - 1]?.name || number);
}

/** What the log calls each seat, where it has a name of its own for it. */
export function labelled(scene: Scene, part: GamePart): (string | undefined)[] {
  return scene.seats.map((seat) => {
    const label = part.label(scene, seat.seat);
    return label ? say(label) : undefined;
  });
}
