// Facts that only sometimes apply to a player of Rivals: limited tokens, their own Rival token, cards known in decks.
import type { CardInfo, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Scene } from "../../table/scene";
import { figures, nameOf } from "./seats";

const WIDTH = 6;

const OWN = msg("Holds the Rival token that names them", "Détient le jeton Rival qui le désigne");
const LEFT = msg("Tokens left in the supply", "Jetons restants dans la réserve");
const BEATEN = msg("Mortals defeated this turn", "Mortels vaincus ce tour-ci");

const of = (name: string): Text => msg(`Prestige in the colour of ${name}`, `Prestige de la couleur de ${name}`);

export interface ExtraFact {
  text: Text;
  value: string;
}

/** The public facts of a player besides the usual numbers. */
export function extraFacts(scene: Scene, seat: number): ExtraFact[] {
  const facts = scene.view.state;
  const found: ExtraFact[] = figures(scene, "ownToken")[seat] === 1 ? [{ text: OWN, value: "1" }] : [];
  const beaten = figures(scene, "beaten")[seat] ?? 0;
  if (beaten > 0) found.push({ text: BEATEN, value: String(beaten) });
  if (facts["capped"]?.[0] !== 1) return found;
  found.push({ text: LEFT, value: String(facts["supply"]?.[seat] ?? 0) });
  for (const one of scene.seats) {
    const tokens = facts["foreign"]?.[seat * WIDTH + one.seat] ?? 0;
    if (tokens > 0) found.push({ text: of(nameOf(scene, one.seat)), value: String(tokens) });
  }
  return found;
}

export interface Known {
  card: CardInfo;
  /** From the top, which is 1. */
  place: number;
}

/** The cards of a deck whose position the viewer knows. */
export function inDeck(scene: Scene, seat: number, deck: "library" | "faction"): Known[] {
  const wanted = deck === "library" ? 0 : 1;
  return figures(scene, "inDeckOf").flatMap((by, at) => {
    const card = by === seat && figures(scene, "inDeck")[at] === wanted ? scene.book[figures(scene, "inDeckCard")[at] ?? -1] : undefined;
    return card ? [{ card, place: figures(scene, "inDeckPlace")[at] ?? 0 }] : [];
  });
}
