// The Disciplines in the order of their numbers, with the three letters that stand for each.
import type { Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Mark } from "../../table/scene";

export interface Discipline {
  code: string;
  name: Text;
}

const known = (code: string, en: string, fr = en): Discipline => ({ code, name: msg(en, fr) });

export const DISCIPLINES: Discipline[] = [
  known("ani", "Animalism", "Animalisme"), known("aus", "Auspex"), known("cel", "Celerity", "Célérité"), known("dom", "Dominate", "Domination"),
  known("for", "Fortitude", "Force d'âme"), known("obf", "Obfuscate", "Occultation"), known("pot", "Potence", "Puissance"),
  known("pre", "Presence", "Présence"), known("tha", "Blood Sorcery", "Sorcellerie du sang"), known("pro", "Protean", "Protéisme"),
  known("obl", "Oblivion"), known("nec", "Necromancy", "Nécromancie"), known("obt", "Obtenebration", "Obténébration"),
  known("dem", "Dementation", "Aliénation"), known("vic", "Vicissitude"), known("qui", "Quietus"), known("ser", "Serpentis"),
  known("chi", "Chimerstry", "Chimérie"), known("abo", "Abombwe"), known("dai", "Daimoinon"), known("mel", "Melpominee", "Melpominée"),
  known("myt", "Mytherceria", "Mythercellerie"), known("obe", "Obeah"), known("san", "Sanguinus"), known("spi", "Spiritus"),
  known("tem", "Temporis"), known("thn", "Thanatosis", "Thanatose"), known("val", "Valeren"), known("vis", "Visceratika", "Viscératique"),
  known("mal", "Maleficia"), known("str", "Striga"),
];

export type Level = 1 | 2;
export const SUPERIOR: Level = 2;

export interface Learnt {
  discipline: Discipline;
  level: Level;
}

const LEVELS: Record<Level, Text> = { 1: msg("inferior", "inférieur"), 2: msg("superior", "supérieur") };

/** A Discipline with its level, in words. */
export function called({ discipline, level }: Learnt): Text {
  const { name } = discipline;
  return msg(`${name.en} (${LEVELS[level].en})`, `${name.fr} (${LEVELS[level].fr})`);
}

/** The letters of a Discipline: small in an outline where it is inferior, filled capitals where it is superior. */
export function block(learnt: Learnt): Mark {
  const { code } = learnt.discipline;
  const letters = learnt.level === SUPERIOR ? code.toUpperCase() : code;
  return { icon: "", label: called(learnt), word: msg(letters, letters), look: learnt.level === SUPERIOR ? "d sup" : "d" };
}

/** Superior ones first, then by their letters. */
export function ordered(all: Learnt[]): Learnt[] {
  return [...all].sort((a, b) => b.level - a.level || a.discipline.code.localeCompare(b.discipline.code));
}
