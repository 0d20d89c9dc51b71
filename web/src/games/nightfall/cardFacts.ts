// The printed values of a Nightfall card, read from the server's facts.
import type { CardInfo } from "../../lib/protocol";
import { colour, coloursOf, type Colour } from "./colours";

export interface CardFacts {
  sort: "starter" | "minion" | "action" | "wound";
  colour: Colour | undefined;
  links: Colour[];
  kicker: Colour | undefined;
  cost: number;
  strength: number;
  health: number;
}

const NONE = -1;
const number = (card: CardInfo, name: string) => card.facts[name] ?? NONE;

export function cardFacts(card: CardInfo): CardFacts {
  return {
    sort: card.kind as CardFacts["sort"],
    colour: colour(number(card, "color")),
    links: coloursOf(Math.max(0, number(card, "links"))),
    kicker: colour(number(card, "kicker")),
    cost: number(card, "cost"),
    strength: number(card, "strength"),
    health: number(card, "health"),
  };
}

export const isMinion = (card: CardInfo) => card.kind === "minion" || card.kind === "starter";
