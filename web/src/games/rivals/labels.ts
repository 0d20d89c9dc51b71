// Rivals' own words: plainer names for answers that do nothing, and the text of the card in hand under the question.
import { plainText } from "../../cards/textIcons";
import type { Choice, Text } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import { info, cardAt, type Picking, type Scene, type QuestionText } from "../../table/scene";
import { missing } from "./conflict";
import { TEXT_ICONS } from "./textIcons";

/** Names for passing, by the kind of question. */
const PASSES: Record<string, Text> = {
  mend: msg("Mend nobody", "Ne régénérer personne"),
  intel: msg("Discard nothing", "Ne rien défausser"),
  invite: msg("Add nothing", "Ne rien ajouter"),
  disclose: msg("Show nothing", "Ne rien montrer"),
  cull: msg("Burn nothing", "Ne rien brûler"),
  prevent: msg("Prevent nothing", "Ne rien prévenir"),
  deal: msg("Promise nothing", "Ne rien promettre"),
  claim: msg("Do not attack", "Ne pas attaquer"),
  "attack-ability": msg("Use nothing", "Ne rien utiliser"),
  "defence-ability": msg("Use nothing", "Ne rien utiliser"),
  "block-afar": msg("Do not block", "Ne pas bloquer"),
  bid: msg("Bid nothing", "Ne pas miser"),
};

/** Shorter questions where the board already shows the conflict. */
const ASKS: Record<string, Text> = {
  deal: msg("do you promise anything before Influence is exerted?", "promettez-vous quelque chose avant que l'Influence soit exercée ?"),
  commit: msg("exert Influence, then vote Yes or No, or abstain", "exercez de l'Influence, puis votez Oui ou Non, ou abstenez-vous"),
};

const PAY = msg("Pay {n} prestige", "Payer {n} Prestige");

/** A short label for the main answer; paying for a Title shows the amount. */
export function shortAnswer(choice: Choice, scene: Scene, kind: string): string | undefined {
  const words = PASSES[kind];
  if (kind === "title" && choice.verb === "done") return t(PAY, { n: missing(scene) });
  return choice.verb === "pass" && words ? t(words) : undefined;
}

export function questionText(scene: Scene, picking: Picking): QuestionText {
  const card = picking.card === undefined ? undefined : info(scene, cardAt(scene.view, picking.card));
  const ask = ASKS[picking.question.kind];
  return { ...(ask ? { ask: t(ask) } : {}), ...(card?.text.en ? { hint: plainText(t(card.text), TEXT_ICONS) } : {}) };
}
