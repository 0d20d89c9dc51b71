// Nightfall's own words for answers, shorter than those of the rules.
import type { Choice, Text } from "../../lib/protocol";
import { pair, type Values } from "../../lib/words.svelte";
import { info, lying, type Picking, type Scene, type Wording } from "../../table/scene";
import { archives } from "./night";

type Say = (text: Text, values?: Values) => string;

const words = {
  link: pair("Link {card}", "Relier {card}"),
  start: pair("Begin with {card}", "Commencer par {card}"),
  claim: pair("Claim {card} ({n})", "Acheter {card} ({n})"),
  attack: pair("Choose one of the lit players. Every minion must attack.", "Choisissez un des joueurs éclairés. Chaque Créature doit attaquer."),
  "chain-start": pair("Start no chain", "Ne pas créer d'Enchaînement"),
  "chain-link": pair("Add nothing", "Ne rien ajouter"),
  wounds: pair("Use none", "N'en utiliser aucune"),
  rise: pair("Leave it there", "L'y laisser"),
  "look-discard": pair("Discard no more", "Ne plus rien défausser"),
  discard: pair("Discard {card}: +1 influence", "Défausser {card} : +1 Influence"),
};

/** The main answer in few words. */
export function short(choice: Choice, scene: Scene, say: Say, kind = ""): string | undefined {
  const row = choice.cards[0];
  const card = row === undefined ? undefined : info(scene, lying(scene.view, row));
  const name = card ? say(card.name) : undefined;
  switch (choice.verb) {
    case "link": return name && say((scene.view.outline?.figures["chain"] ?? []).length === 0 ? words.start : words.link, { card: name });
    case "discard": return name && say(words.discard, { card: name });
    case "pass": return kind in words ? say(words[kind as keyof typeof words]) : undefined;
    case "claim": return claimed(choice, scene, say);
    default: return undefined;
  }
}

function claimed(choice: Choice, scene: Scene, say: Say): string | undefined {
  const archive = archives(scene).find((one) => one.number === choice.args[0]);
  const card = archive && scene.book[archive.face];
  return card && say(words.claim, { card: say(card.name), n: archive.cost });
}

/** While a card is in hand, its words stand under the question; of an attack, what to do. */
export function wording(scene: Scene, picking: Picking, say: Say): Wording {
  const card = picking.card === undefined ? undefined : info(scene, lying(scene.view, picking.card));
  if (picking.question.kind === "attack") return { hint: say(words.attack) };
  return card && ["chain-start", "chain-link", "draft"].includes(picking.question.kind) ? { hint: say(card.words).replaceAll("\n", " ") } : {};
}
