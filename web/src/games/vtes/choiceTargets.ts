// The target of a choice besides its first card: the minion that plays it, or a seat.
import type { Choice, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { ChoiceTarget } from "../../table/scene";

const NONE = -1;
/** Verbs whose second operand is a minion, and the third the way. */
const BY_MINION = new Set(["play", "act"]);

export function choiceTarget(choice: Choice): ChoiceTarget {
  const [first = NONE, second = NONE] = choice.args;
  if (choice.verb === "pickSeat") return { seat: first };
  if (choice.verb === "bleed") return { seat: second };
  if (BY_MINION.has(choice.verb) && second >= 0) return { place: second, way: way(choice) };
  return {};
}

const BRACKETS = /\(([^()]*)\)/gu;

/** The text in brackets of a choice: the level, or one of several ways to play the card. */
function way({ text }: Choice): Text {
  const read = (words: string) => [...words.matchAll(BRACKETS)].map((hit) => hit[1] ?? "").join(", ");
  const told = msg(read(text.en), read(text.fr));
  return told.en ? told : text;
}
