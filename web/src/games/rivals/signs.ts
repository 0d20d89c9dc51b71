// The signs in the texts of Rivals: what is counted has an icon, a Discipline is a word in bold.
import type { Signs } from "../../cards/signs";
import type { Text } from "../../lib/protocol";
import { pair } from "../../lib/words.svelte";

export const BLOOD = pair("blood", "Sang");
export const PRESTIGE = pair("prestige", "Prestige");
export const AGENDA = pair("agenda", "Cabale");
export const DAMAGE = pair("damage", "dégât");
export const SHIELD = pair("shield", "bouclier");

/** The kinds of attack, in the order of their numbers. */
export interface Kind {
  id: string;
  icon: string;
  name: Text;
}

export const KINDS: Kind[] = [
  { id: "physical", icon: "fist", name: pair("Physical", "Physique") },
  { id: "social", icon: "conversation", name: pair("Social", "Social") },
  { id: "mental", icon: "brain", name: pair("Mental", "Mental") },
  { id: "ranged", icon: "revolver", name: pair("Ranged", "Distante") },
];

export const DISCIPLINES: Record<string, Text> = {
  animalism: pair("Animalism", "Animalisme"),
  auspex: pair("Auspex", "Auspex"),
  "blood sorcery": pair("Blood Sorcery", "Sorcellerie du sang"),
  celerity: pair("Celerity", "Célérité"),
  dominate: pair("Dominate", "Domination"),
  fortitude: pair("Fortitude", "Force d'âme"),
  obfuscate: pair("Obfuscate", "Occultation"),
  potence: pair("Potence", "Puissance"),
  presence: pair("Presence", "Présence"),
  protean: pair("Protean", "Protéisme"),
  "thin-blood alchemy": pair("Thin-Blood Alchemy", "Alchimie du sang clair"),
};

export const SIGNS: Signs = {
  blood: { label: BLOOD, icon: "drop", tone: "blood" },
  prestige: { label: PRESTIGE, icon: "crown-coin" },
  agenda: { label: AGENDA, icon: "tied-scroll" },
  damage: { label: DAMAGE, icon: "claw-slashes" },
  shield: { label: SHIELD, icon: "shield" },
  bp: { label: pair("BP", "PS") },
  "bp requirement": { label: pair("BP requirement", "PS requise") },
  ...Object.fromEntries(KINDS.map((kind) => [kind.id, { label: kind.name, icon: kind.icon }])),
  ...Object.fromEntries(Object.entries(DISCIPLINES).map(([id, label]) => [id, { label }])),
};
