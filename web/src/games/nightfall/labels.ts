// Nightfall's own words for answers, shorter than those of the rules.
import type { Choice, Text } from "../../lib/protocol";
import { msg, type Values } from "../../lib/i18n.svelte";
import { info, cardAt, type Picking, type Scene, type QuestionText } from "../../table/scene";
import { archives } from "./tableModel";

type Say = (text: Text, values?: Values) => string;

const messages = {
  link: msg("Link {card}", "Relier {card}"),
  start: msg("Begin with {card}", "Commencer par {card}"),
  claim: msg("Claim {card} ({n})", "Acheter {card} ({n})"),
  attack: msg("Choose one of the highlighted players. Every minion must attack.", "Choisissez un des joueurs en surbrillance. Chaque Créature doit attaquer."),
  "chain-start": msg("Start no chain", "Ne pas créer d'Enchaînement"),
  "chain-link": msg("Add nothing", "Ne rien ajouter"),
  wounds: msg("Use none", "N'en utiliser aucune"),
  rise: msg("Leave it there", "L'y laisser"),
  "look-discard": msg("Discard no more", "Ne plus rien défausser"),
  discard: msg("Discard {card}: +1 influence", "Défausser {card} : +1 Point d'Influence"),
};

/** A short label for the main answer. */
export function shortAnswer(choice: Choice, scene: Scene, say: Say, kind = ""): string | undefined {
  const row = choice.cards[0];
  const card = row === undefined ? undefined : info(scene, cardAt(scene.view, row));
  const name = card ? say(card.name) : undefined;
  switch (choice.verb) {
    case "link": return name && say((scene.view.outline?.numbers["chain"] ?? []).length === 0 ? messages.start : messages.link, { card: name });
    case "discard": return name && say(messages.discard, { card: name });
    case "pass": return kind in messages ? say(messages[kind as keyof typeof messages]) : undefined;
    case "claim": return claimed(choice, scene, say);
    default: return undefined;
  }
}

function claimed(choice: Choice, scene: Scene, say: Say): string | undefined {
  const archive = archives(scene).find((one) => one.number === choice.args[0]);
  const card = archive && scene.book[archive.face];
  return card && say(messages.claim, { card: say(card.name), n: archive.cost });
}

/** Shows the text of the selected card under the question; for an attack, what to do. */
export function questionText(scene: Scene, picking: Picking, say: Say): QuestionText {
  const card = picking.card === undefined ? undefined : info(scene, cardAt(scene.view, picking.card));
  if (picking.question.kind === "attack") return { hint: say(messages.attack) };
  return card && ["chain-start", "chain-link", "draft"].includes(picking.question.kind) ? { hint: say(card.text).replaceAll("\n", " ") } : {};
}
