// The label of a card for screen readers: name, kind, numbers, state, and why it cannot be used.
import type { CardInfo } from "../lib/protocol";
import { msg, t, type Lang, locale } from "../lib/i18n.svelte";
import type { Face, Mark } from "../table/scene";
import { shown } from "./zoom.svelte";

export interface LabelState {
  lit?: boolean;
  chosen?: boolean;
  dusk?: string | undefined;
  down?: boolean;
  turned?: boolean;
  owner?: string | undefined;
  counters?: number;
  said?: string | undefined;
}

export const CHOSEN = msg("chosen", "choisie");

const messages = {
  unknown: msg("unknown card", "carte inconnue"),
  down: msg("face-down card", "carte face cachée"),
  downOf: msg("face-down card of {owner}", "carte face cachée de {owner}"),
  known: msg("known to you: {name}", "connue de vous : {name}"),
  value: msg("{label}: {value}", "{label} : {value}"),
  lit: msg("can be used", "utilisable"),
  dusk: msg("cannot: {why}", "impossible : {why}"),
  turned: msg("turned", "inclinée"),
  counters: msg("{n, plural, one {# counter} other {# counters}}", "{n, plural, one {# jeton} other {# jetons}}"),
  vtesCounters: msg("{n, plural, one {# counter} other {# counters}}", "{n, plural, one {# compteur} other {# compteurs}}"),
};

export function cardLabel(info: CardInfo | undefined, face: Face | undefined, at: LabelState, lang: Lang = locale.lang): string {
  const told = at.down ? lying(info, at.owner, lang) : printed(info, face, lang);
  if (at.counters && !at.said) told.push(t(shown.game === "vtes" ? messages.vtesCounters : messages.counters, { n: at.counters }, lang));
  if (at.said) told.push(at.said);
  if (at.turned) told.push(t(messages.turned, {}, lang));
  if (at.chosen) told.push(t(CHOSEN, {}, lang));
  else if (at.lit) told.push(t(messages.lit, {}, lang));
  if (at.dusk) told.push(t(messages.dusk, { why: at.dusk }, lang));
  return told.join(", ");
}

function lying(info: CardInfo | undefined, owner: string | undefined, lang: Lang): string[] {
  const told = [owner ? t(messages.downOf, { owner }, lang) : t(messages.down, {}, lang)];
  if (info) told.push(t(messages.known, { name: info.name[lang] }, lang));
  return told;
}

function printed(info: CardInfo | undefined, face: Face | undefined, lang: Lang): string[] {
  if (!info) return [t(messages.unknown, {}, lang)];
  const told = [info.name[lang]];
  if (!face) return told;
  told.push(face.kind[lang]);
  if (face.number !== undefined && face.noun) told.push(valued(face.noun[lang], face.number, lang));
  if (!face.details) for (const mark of face.foot) told.push(marked(mark, lang));
  for (const detail of face.details ?? []) if (!detail.said) told.push(valued(detail.label[lang], detail.value[lang], lang));
  return told;
}

function marked(mark: Mark, lang: Lang): string {
  return mark.value === undefined ? mark.label[lang] : valued(mark.label[lang], mark.value, lang);
}

const valued = (word: string, value: string, lang: Lang) => t(messages.value, { label: word, value }, lang);
