// Vendetta's own words for questions and answers, shorter or plainer than those of the rules.
import type { CardInfo, Choice, Text } from "../../lib/protocol";
import { msg, type Values } from "../../lib/i18n.svelte";
import { info, cardAt, type Picking, type Scene, type QuestionText } from "../../table/scene";

type Say = (text: Text, values?: Values) => string;

const messages = {
  play: msg("play a card", "jouez une carte"),
  playHint: msg("Pick a card from your hand, then choose a Location.", "Prenez une carte de votre main, puis choisissez un Lieu."),
  where: msg("where does {card} go?", "où jouer {card} ?"),
  bloodHint: msg("From your Pool; it counts 1 Power each.", "De votre Réserve ; chaque Sang compte 1 Puissance."),
  drain: msg("drain {card}?", "drainer {card} ?"),
  drainHint: msg(
    "{blood} Blood now; it no longer feeds you and is worth {after} Influence instead of {before}.",
    "{blood} Sang maintenant ; ensuite, elle ne vous nourrit plus et vaut {after} Influence au lieu de {before}.",
  ),
  more: msg("anything else, or end your turn?", "autre chose, ou fin du tour ?"),
  moreHint: msg("You can still drain cards of your Alliance.", "Vous pouvez encore drainer des cartes de votre Alliance."),
  give: msg("which card goes under your deck?", "quelle carte va sous votre pioche ?"),
  giveHint: msg("You drew {cards}. What you keep joins your hand.", "Vous avez pioché {cards}. Ce que vous gardez rejoint votre main."),
  clan: msg("choose your clan", "choisissez votre clan"),
  relic: msg("choose your Relic", "choisissez votre Relique"),
  at: msg("Play at {place}", "Jouer : {place}"),
  atDown: msg("Play face down at {place}", "Jouer face cachée : {place}"),
  under: msg("Put under the deck", "Mettre sous la pioche"),
};

/** Clearer texts for a question, using what the table knows. */
export function questionText(scene: Scene, picking: Picking, say: Say): QuestionText {
  const card = picking.card === undefined ? undefined : info(scene, cardAt(scene.view, picking.card));
  if (card && offers(picking, "drain")) return drain(card, say);
  switch (picking.question.kind) {
    case "clan": return { ask: say(messages.clan) };
    case "relic": return { ask: say(messages.relic), ...(card ? { hint: say(card.text) } : {}) };
    case "hand-return": return { ask: say(messages.give), ...(card && card.text.en ? { hint: say(card.text) } : {}) };
    case "planning-card":
      if (!card || !offers(picking, "play")) return { ask: say(messages.play), hint: say(messages.playHint) };
      return { ask: say(messages.where, { card: say(card.name) }), hint: say(card.text) };
    case "planning-blood": return { ask: after(say(picking.question.prompt)), hint: say(messages.bloodHint) };
    case "planning-end": return { ask: say(messages.more), hint: say(messages.moreHint) };
    default: return {};
  }
}

const offers = (picking: Picking, verb: string) =>
  picking.question.choices.some((choice) => choice.verb === verb && choice.cards[0] === picking.card);

function drain(card: CardInfo, say: Say): QuestionText {
  const { drain: blood = 0, drained = 0, influence = 0 } = card.facts;
  return {
    ask: say(messages.drain, { card: say(card.name) }),
    hint: say(messages.drainHint, { blood: `+${blood}`, after: drained, before: influence }),
  };
}

/** A prompt without its leading phase, which the strip above shows. */
function after(prompt: string): string {
  return prompt.replace(/^[^:]*: /, "");
}

/** A short label for the main answer. */
export function shortAnswer(choice: Choice, scene: Scene, say: Say): string | undefined {
  const place = scene.view.outline?.texts["place"]?.[choice.args[1] ?? -1];
  if (choice.verb === "play" && place) return say(choice.args[2] === 1 ? messages.atDown : messages.at, { place: say(place) });
  if (choice.verb === "return") return say(messages.under);
  return undefined;
}
