// The printed values of a V:TES card, read from the server's facts.
import type { CardInfo, Text } from "../../lib/protocol";
import { clanOf, type Clan } from "./clans";
import { DISCIPLINES, ordered, type Discipline, type Learnt, type Level } from "./disciplines";
import { SECTS } from "./sects";
import { titleOf, titlesIn, type Title } from "./titles";

/** A cost: so much, or what the text or the rules compute. */
export type Cost = number | "X";

export interface CardFacts {
  /** The kinds that it is, by the number of the kind. */
  kinds: number[];
  clan: Clan | undefined;
  group: number | undefined;
  capacity: number | undefined;
  sect: Text | undefined;
  title: Title | undefined;
  disciplines: Learnt[];
  needs: Needs;
  blood: Cost | undefined;
  pool: Cost | undefined;
  /** Life, strength and bleed of an ally or retainer, at both levels where they differ. */
  bodies: Body[];
  traits: number;
}

export interface Needs {
  clans: Clan[];
  titles: Text[];
  sect: Text | undefined;
  capacity: number | undefined;
  disciplines: Discipline[];
  /** All of the Disciplines, not one of them. */
  all: boolean;
}

export interface Body {
  life: number;
  strength: number;
  bleed: number;
}

/** Words printed on a card that the rules know. */
export const TRAITS = {
  unique: 1, location: 2, huntingGround: 4, trifle: 16, outOfTurn: 32, archetype: 256, burnOption: 512, limited: 1024, weapon: 2048, gun: 4096, vehicle: 8192,
  grapple: 16_384, boon: 1 << 15, frenzy: 1 << 16, animal: 1 << 17, mortal: 1 << 18, advanced: 1 << 19, blackHand: 1 << 20, bloodCursed: 1 << 21, slave: 1 << 22,
  infernal: 1 << 23, redList: 1 << 24, scarce: 1 << 25, sterile: 1 << 26, flight: 1 << 27,
} as const;

const HALF = 16;
const LEVELS_EACH = 8;
const NEEDS_EACH = 16;
const VAMPIRE = 1;
const VARIABLE = -1;

const of = (card: CardInfo, name: string): number => card.facts[name] ?? 0;
const some = (value: number): number | undefined => (value > 0 ? value : undefined);
const cost = (value: number): Cost | undefined => (value === VARIABLE ? "X" : some(value));

export function cardFacts(card: CardInfo): CardFacts {
  const kinds = of(card, "kinds");
  const vampire = (kinds & VAMPIRE) !== 0 || card.kind === "vampire";
  return {
    kinds: [...Array(HALF).keys()].filter((at) => (kinds >> at) & 1), clan: clanOf(card.facts["clan"] ?? -1),
    group: vampire ? some(of(card, "group")) : undefined, capacity: vampire ? of(card, "capacity") : undefined,
    sect: vampire ? SECTS[of(card, "sect")] : undefined, title: titleOf(card.facts["title"]), disciplines: levels(card), needs: needs(card),
    blood: cost(of(card, "bloodCost")), pool: cost(of(card, "poolCost")), bodies: bodies(card), traits: of(card, "traits") | (of(card, "moreTraits") << HALF),
  };
}

function levels(card: CardInfo): Learnt[] {
  return ordered(DISCIPLINES.flatMap((discipline, at) => {
    const level = (of(card, `disciplines${Math.floor(at / LEVELS_EACH)}`) >> ((at % LEVELS_EACH) * 2)) & 3;
    return level === 0 ? [] : [{ discipline, level: Math.min(level, 2) as Level }];
  }));
}

function needs(card: CardInfo): Needs {
  const clans = [card.facts["needsClan"] ?? -1, card.facts["needsOtherClan"] ?? -1].flatMap((number) => clanOf(number) ?? []);
  return {
    clans, titles: titlesIn(of(card, "needsTitle")), sect: SECTS[card.facts["needsSect"] ?? -1], capacity: some(of(card, "needsCapacity")),
    disciplines: DISCIPLINES.filter((_, at) => (of(card, `needsDisciplines${Math.floor(at / NEEDS_EACH)}`) >> (at % NEEDS_EACH)) & 1),
    all: of(card, "needsAll") === 1,
  };
}

function bodies(card: CardInfo): Body[] {
  if (!of(card, "life")) return [];
  const first = { life: of(card, "life"), strength: of(card, "strength"), bleed: of(card, "bleed") };
  const second = { life: of(card, "superiorLife"), strength: of(card, "superiorStrength"), bleed: of(card, "superiorBleed") };
  const alike = second.life === 0 || (first.life === second.life && first.strength === second.strength && first.bleed === second.bleed);
  return alike ? [first] : [first, second];
}

export const has = (told: CardFacts, trait: number): boolean => (told.traits & trait) !== 0;
