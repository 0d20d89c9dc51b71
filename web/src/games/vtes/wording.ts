// V:TES's own words: plainer names for answers that do nothing, and the text of the card in hand under the question.
import { spoken } from "../../cards/signs";
import type { CardInfo, Choice, Text } from "../../lib/protocol";
import { pair, say } from "../../lib/words.svelte";
import { asked } from "../../table/prompt";
import { info, lying, type Picking, type Scene, type Wording } from "../../table/scene";
import { SIGNS } from "./signs";
import { subject } from "./stage";

/** What passing means, by the kind of question. */
const PASSES: Record<string, Text> = {
  attempt: pair("Add nothing", "Ne rien ajouter"),
  cancel: pair("Let it be played", "La laisser jouer"),
  range: pair("No maneuver", "Ne pas manœuvrer"),
  press: pair("No press", "Ne pas poursuivre"),
  prevent: pair("Prevent nothing", "Ne rien prévenir"),
  additional: pair("No additional strike", "Pas de frappe additionnelle"),
  "before-range": pair("Use nothing", "Ne rien utiliser"),
  "before-strikes": pair("Use nothing", "Ne rien utiliser"),
  "before-resolution": pair("Use nothing", "Ne rien utiliser"),
  "as-announced": pair("Use nothing", "Ne rien utiliser"),
  "after-resolution": pair("Use nothing", "Ne rien utiliser"),
  "end-of-round": pair("Use nothing", "Ne rien utiliser"),
  "others-phase": pair("Use nothing", "Ne rien utiliser"),
};

/** A full stop after a title is no end. */
const STOPS = /(?<!(?<!\p{L})(?:Dr|Mr|Mrs|St|M))[.!…]\s+/u;

/** What the board shows of an action, a combat or a referendum need not stand in the question again: its last sentence asks. */
export function gist(prompt: string): string {
  return prompt.split(STOPS).at(-1) ?? prompt;
}

/** The main answer in few words. */
export function short(choice: Choice, kind: string): string | undefined {
  const words = PASSES[kind];
  return choice.verb === "pass" && words ? say(words) : undefined;
}

/** What transfers are for. */
const TRANSFERS = pair(
  "Pool moved onto a vampire becomes its blood; once it has as much as its capacity, you may bring it out.",
  "La réserve transférée à un vampire devient son sang ; dès qu'il en a autant que sa capacité, vous pouvez le faire entrer.",
);

const INFERIOR = /^(?:\[[a-z]|\((?:Inferior|Inférieur))/;
const SUPERIOR = /^(?:\[[A-Z]|\((?:Superior|Supérieur))/;

/** The lines of a card that matter for the way it is played: what stands before the levels, and the level itself. */
export function fitting(card: CardInfo, choice: Choice | undefined): Text {
  const level = choice && /superior/.test(choice.text.en) ? SUPERIOR : choice && /inferior/.test(choice.text.en) ? INFERIOR : undefined;
  const kept = (words: string) => words.split("\n").filter((line) => !level || !(INFERIOR.test(line) || SUPERIOR.test(line)) || level.test(line)).join(" ");
  return pair(kept(card.words.en), kept(card.words.fr));
}

export function wording(scene: Scene, picking: Picking): Wording {
  const card = picking.card === undefined ? undefined : info(scene, lying(scene.view, picking.card));
  const choice = picking.question.choices.find((one) => one.move === picking.move);
  const ask = subject(scene) === "calm" ? undefined : gist(asked(say(picking.question.prompt)).ask);
  const moves = picking.question.kind === "influence" && (!card || picking.question.choices.some((one) => one.verb === "transfer" && one.cards[0] === picking.card));
  const hint = moves ? transfers(picking) : card?.words.en ? spoken(say(fitting(card, choice)), SIGNS) : undefined;
  return { ...(ask ? { ask } : {}), ...(hint ? { hint } : {}) };
}

function transfers(picking: Picking): string {
  return `${asked(say(picking.question.prompt)).note} ${say(TRANSFERS)}`.trim();
}
