// How a card of Nightfall is drawn: its own moon, links and kicker on the spine, strength and health at the foot.
import "../../icons/made/nightfall.css";
import { initial } from "../../cards/initial";
import type { CardInfo, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Detail, Face, Line, Mark } from "../../table/scene";
import { ART } from "./art";
import { moon, type Colour } from "./colours";
import { isMinion, cardFacts, type CardFacts } from "./cardFacts";

export const STRENGTH = msg("Strength", "Puissance");
export const HEALTH = msg("Health", "Points de Vie");
const COLOUR = msg("Colour", "Couleur");
const LINKS = msg("Links", "Lien");
const KICKER = msg("Kicker", "Pleine Lune");
const COST = msg("Cost", "Coût");
const GUESSED = msg("reconstructed", "reconstitué");

const text = (words: string) => msg(words, words);
const titled = (one: Colour, head: Text) => msg(`${head.en}: ${one.name.en}, ${one.phase.en}`, `${head.fr} : ${one.name.fr}, ${one.phase.fr}`);
const own = (one: Colour) => moon(one, titled(one, COLOUR), "own");
const link = (one: Colour) => moon(one, titled(one, LINKS));
const kick = (one: Colour) => moon(one, titled(one, KICKER), "kick");

export function face(card: CardInfo): Face {
  const told = cardFacts(card);
  return told.sort === "wound" ? wound(card) : order(card, told);
}

/** The kind of the card, as printed. */
const sort = (card: CardInfo) => msg(capital(card.kindName.en), capital(card.kindName.fr));
const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

function wound(card: CardInfo): Face {
  const mark: Mark = { icon: "drop", label: card.kindName, tone: "blood" };
  return { ground: "bone", clan: "noclan", spine: [mark], picture: picture(card), kind: sort(card), foot: [], lines: lines(card, undefined) };
}

function order(card: CardInfo, told: CardFacts): Face {
  return {
    ground: isMinion(card) ? "bone" : "ink",
    clan: "noclan",
    spine: [...(told.colour ? [own(told.colour)] : []), ...told.links.map(link)],
    ...(told.kicker ? { last: kick(told.kicker) } : {}),
    picture: picture(card),
    kind: told.cost === 0 ? sort(card) : msg(`${sort(card).en} · cost ${told.cost}`, `${sort(card).fr} · coût ${told.cost}`),
    foot: isMinion(card) ? [
      { icon: "claw-slashes", label: STRENGTH, value: String(told.strength) },
      { icon: "broken-heart", label: HEALTH, value: String(told.health), tone: "blood" },
    ] : [],
    lines: lines(card, told.kicker),
    details: details(card, told),
  };
}

function picture(card: CardInfo): Face["picture"] {
  const icon = ART[card.slug];
  return icon ? { icon } : { initial: initial(card.name.en) };
}

// ---- the texts: each line of the words begins with what it is

const HEAD = /^([^.:]{2,36}?)\s?[.:] /u;

/** The words of a card, line by line, with the head of each; a kicker bears its moon. */
export function lines(card: CardInfo, kicker: Colour | undefined): Line[] {
  const [en, fr] = [card.text.en.split("\n"), card.text.fr.split("\n")];
  return en.filter(Boolean).map((line, at) => {
    const other = fr[at] ?? "";
    const head = msg(HEAD.exec(line)?.[1] ?? "", HEAD.exec(other)?.[1] ?? "");
    return {
      head: msg(head.en && `${head.en}.`, head.fr && `${head.fr}.`),
      mark: kicker && head.en === KICKER.en ? kick(kicker) : undefined,
      text: msg(opened(line), opened(other)),
    };
  });
}

function opened(line: string): string {
  return capital(line.replace(HEAD, ""));
}

// ---- details: every value, and which of them are reconstructed

/** The fields in the order of their bits in the `guessed` fact. */
const FIELDS = ["colour", "links", "kicker", "cost", "strength", "health", "chainText", "kickerText", "inPlayText"] as const;
const TEXTS = {
  chainText: msg("Chain text", "Texte Enchaînement"),
  kickerText: msg("Kicker text", "Texte Pleine Lune"),
  inPlayText: msg("In-play text", "Texte En jeu"),
};

function details(card: CardInfo, told: CardFacts): Detail[] {
  const guessed = (field: (typeof FIELDS)[number]) => (((card.facts["guessed"] ?? 0) >> FIELDS.indexOf(field)) & 1) === 1;
  const graded = (field: (typeof FIELDS)[number]): Pick<Detail, "note"> => (guessed(field) ? { note: GUESSED } : {});
  const facts: Detail[] = [];
  if (told.colour) facts.push({ label: COLOUR, marks: [own(told.colour)], value: told.colour.name, ...graded("colour") });
  if (told.links.length > 0) facts.push({ label: LINKS, marks: told.links.map(link), value: both(told.links), ...graded("links") });
  if (told.kicker) facts.push({ label: KICKER, marks: [kick(told.kicker)], value: told.kicker.name, ...graded("kicker") });
  facts.push({ label: COST, value: text(String(told.cost)), said: true, ...graded("cost") });
  if (isMinion(card)) {
    facts.push({ label: STRENGTH, value: text(String(told.strength)), ...graded("strength") });
    facts.push({ label: HEALTH, value: text(String(told.health)), ...graded("health") });
  }
  for (const field of ["chainText", "kickerText", "inPlayText"] as const)
    if (guessed(field)) facts.push({ label: TEXTS[field], value: GUESSED, said: true });
  return facts;
}

const both = (colours: Colour[]) =>
  msg(colours.map((one) => one.name.en).join(", "), colours.map((one) => one.name.fr).join(", "));
