// A card as a screen reader says it: name, kind, numbers with their nouns, state, and why not.
import type { CardInfo } from "../lib/protocol";
import { pair, say, type Lang, tongue } from "../lib/words.svelte";
import type { Face, Mark } from "../table/scene";

export interface Standing {
  lit?: boolean;
  chosen?: boolean;
  dusk?: string | undefined;
  down?: boolean;
  turned?: boolean;
  owner?: string | undefined;
  counters?: number;
  said?: string | undefined;
}

export const CHOSEN = pair("chosen", "choisie");

const SAID = {
  unknown: pair("unknown card", "carte inconnue"),
  down: pair("face-down card", "carte face cachée"),
  downOf: pair("face-down card of {owner}", "carte face cachée de {owner}"),
  known: pair("known to you: {name}", "connue de vous : {name}"),
  value: pair("{label}: {value}", "{label} : {value}"),
  lit: pair("can be used", "utilisable"),
  dusk: pair("cannot: {why}", "impossible : {why}"),
  turned: pair("turned", "inclinée"),
  counters: pair("{n, plural, one {# counter} other {# counters}}", "{n, plural, one {# marqueur} other {# marqueurs}}"),
};

export function label(info: CardInfo | undefined, face: Face | undefined, at: Standing, lang: Lang = tongue.lang): string {
  const told = at.down ? lying(info, at.owner, lang) : printed(info, face, lang);
  if (at.counters && !at.said) told.push(say(SAID.counters, { n: at.counters }, lang));
  if (at.said) told.push(at.said);
  if (at.turned) told.push(say(SAID.turned, {}, lang));
  if (at.chosen) told.push(say(CHOSEN, {}, lang));
  else if (at.lit) told.push(say(SAID.lit, {}, lang));
  if (at.dusk) told.push(say(SAID.dusk, { why: at.dusk }, lang));
  return told.join(", ");
}

function lying(info: CardInfo | undefined, owner: string | undefined, lang: Lang): string[] {
  const told = [owner ? say(SAID.downOf, { owner }, lang) : say(SAID.down, {}, lang)];
  if (info) told.push(say(SAID.known, { name: info.name[lang] }, lang));
  return told;
}

function printed(info: CardInfo | undefined, face: Face | undefined, lang: Lang): string[] {
  if (!info) return [say(SAID.unknown, {}, lang)];
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

const valued = (word: string, value: string, lang: Lang) => say(SAID.value, { label: word, value }, lang);
