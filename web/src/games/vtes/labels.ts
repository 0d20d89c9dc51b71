// V:TES's own words: plainer names for answers that do nothing, and the text of the card in hand under the question.
import { plainText } from "../../cards/textIcons";
import type { CardInfo, Choice, Text } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import { splitPrompt } from "../../table/prompt";
import { info, cardAt, type Picking, type Scene, type QuestionText } from "../../table/scene";
import { TEXT_ICONS } from "./textIcons";
import { currentStage } from "./stage";

/** Names for passing, by the kind of question. */
const PASSES: Record<string, Text> = {
  attempt: msg("Add nothing", "Ne rien ajouter"),
  cancel: msg("Let it be played", "La laisser jouer"),
  range: msg("No maneuver", "Ne pas manœuvrer"),
  press: msg("No press", "Ne pas poursuivre"),
  prevent: msg("Prevent nothing", "Ne rien prévenir"),
  additional: msg("No additional strike", "Pas de frappe additionnelle"),
  "before-range": msg("Use nothing", "Ne rien utiliser"),
  "before-strikes": msg("Use nothing", "Ne rien utiliser"),
  "before-resolution": msg("Use nothing", "Ne rien utiliser"),
  "as-announced": msg("Use nothing", "Ne rien utiliser"),
  "after-resolution": msg("Use nothing", "Ne rien utiliser"),
  "end-of-round": msg("Use nothing", "Ne rien utiliser"),
  "others-phase": msg("Use nothing", "Ne rien utiliser"),
};

/** A full stop after a title is no end. */
const STOPS = /(?<!(?<!\p{L})(?:Dr|Mr|Mrs|St|M))[.!…]\s+/u;

/** The last sentence of a prompt: the board already shows the rest. */
export function lastSentence(prompt: string): string {
  return prompt.split(STOPS).at(-1) ?? prompt;
}

/** A short label for the main answer. */
export function shortAnswer(choice: Choice, kind: string): string | undefined {
  const words = PASSES[kind];
  return choice.verb === "pass" && words ? t(words) : undefined;
}

/** What transfers are for. */
const TRANSFERS = msg(
  "Pool moved onto a vampire becomes its blood; once it has as much as its capacity, you may bring it out.",
  "La réserve transférée à un vampire devient son sang ; dès qu’il en a autant que sa capacité, vous pouvez le faire entrer.",
);

const INFERIOR = /^(?:\[[a-z]|\((?:Inferior|Inférieur))/;
const SUPERIOR = /^(?:\[[A-Z]|\((?:Superior|Supérieur))/;

/** The lines of a card that apply to a choice: the general ones and those of its level. */
export function textForLevel(card: CardInfo, choice: Choice | undefined): Text {
  const level = choice && /superior/.test(choice.text.en) ? SUPERIOR : choice && /inferior/.test(choice.text.en) ? INFERIOR : undefined;
  const kept = (words: string) => words.split("\n").filter((line) => !level || !(INFERIOR.test(line) || SUPERIOR.test(line)) || level.test(line)).join(" ");
  return msg(kept(card.text.en), kept(card.text.fr));
}

export function questionText(scene: Scene, picking: Picking): QuestionText {
  const card = picking.card === undefined ? undefined : info(scene, cardAt(scene.view, picking.card));
  const choice = picking.question.choices.find((one) => one.move === picking.move);
  const ask = currentStage(scene) === "calm" ? undefined : lastSentence(splitPrompt(t(picking.question.prompt)).ask);
  const transfers = picking.question.kind === "influence" && (!card || picking.question.choices.some((one) => one.verb === "transfer" && one.cards[0] === picking.card));
  const hint = transfers ? transferHint(picking) : card?.text.en ? plainText(t(textForLevel(card, choice)), TEXT_ICONS) : undefined;
  return { ...(ask ? { ask } : {}), ...(hint ? { hint } : {}) };
}

function transferHint(picking: Picking): string {
  return `${splitPrompt(t(picking.question.prompt)).note} ${t(TRANSFERS)}`.trim();
}
