// The printed values of a Rivals card, read from the server's facts.
import type { CardInfo } from "../../lib/protocol";
import { clanOf } from "./clans";
import { DISCIPLINES, KINDS, type Kind } from "./textIcons";

export interface CardFacts {
  clan: string;
  bp: number | undefined;
  /** Physical, Social, Mental. */
  attributes: (number | undefined)[];
  disciplines: { id: string; count: number }[];
  /** The potency that it needs. */
  need: number | undefined;
  damage: number | undefined;
  shield: number | undefined;
  attacks: Kind[];
  reacts: Kind[];
  influence: number | undefined;
  prestige: number | undefined;
  blood: number | undefined;
  threshold: number | undefined;
  health: number | undefined;
  agenda: number | undefined;
}

/** A fact of the card; undefined if missing or negative. */
function fact(card: CardInfo, name: string): number | undefined {
  const value = card.facts[name];
  return value === undefined || value < 0 ? undefined : value;
}

const some = (value: number | undefined) => (value === 0 ? undefined : value);
const kinds = (bits: number | undefined) => KINDS.filter((_, at) => ((bits ?? 0) >> at) & 1);

export function cardFacts(card: CardInfo): CardFacts {
  return {
    clan: clanOf(fact(card, "clan")),
    bp: some(fact(card, "bp")),
    attributes: ["physical", "social", "mental"].map((name) => fact(card, name)),
    disciplines: Object.keys(DISCIPLINES).flatMap((id) => (some(fact(card, id)) ? [{ id, count: fact(card, id) ?? 0 }] : [])),
    need: some(fact(card, "need")),
    damage: fact(card, "damage"),
    shield: fact(card, "shield"),
    attacks: kinds(fact(card, "attack")),
    reacts: kinds(fact(card, "react")),
    influence: some(fact(card, "influence")),
    prestige: some(fact(card, "prestige")),
    blood: some(fact(card, "blood")),
    threshold: some(fact(card, "threshold")),
    health: some(fact(card, "health")),
    agenda: some(fact(card, "agenda")),
  };
}
