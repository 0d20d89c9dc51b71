// The icons in the texts of Rivals; a Discipline is a word in bold.
import type { TextIcons } from "../../cards/textIcons";
import type { Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";

export const BLOOD = msg("blood", "Sang");
export const PRESTIGE = msg("prestige", "Prestige");
export const AGENDA = msg("agenda", "Cabale");
export const DAMAGE = msg("damage", "dégât");
export const SHIELD = msg("shield", "bouclier");

/** The kinds of attack, in the order of their numbers. */
export interface Kind {
  id: string;
  icon: string;
  name: Text;
}

export const KINDS: Kind[] = [
  { id: "physical", icon: "fist", name: msg("Physical", "Physique") },
  { id: "social", icon: "conversation", name: msg("Social", "Social") },
  { id: "mental", icon: "brain", name: msg("Mental", "Mental") },
  { id: "ranged", icon: "revolver", name: msg("Ranged", "Distante") },
];

export const DISCIPLINES: Record<string, Text> = {
  animalism: msg("Animalism", "Animalisme"),
  auspex: msg("Auspex", "Auspex"),
  "blood sorcery": msg("Blood Sorcery", "Sorcellerie du sang"),
  celerity: msg("Celerity", "Célérité"),
  dominate: msg("Dominate", "Domination"),
  fortitude: msg("Fortitude", "Force d'âme"),
  obfuscate: msg("Obfuscate", "Occultation"),
  potence: msg("Potence", "Puissance"),
  presence: msg("Presence", "Présence"),
  protean: msg("Protean", "Protéisme"),
  "thin-blood alchemy": msg("Thin-Blood Alchemy", "Alchimie du sang clair"),
};

export const TEXT_ICONS: TextIcons = {
  blood: { label: BLOOD, icon: "drop", tone: "blood" },
  prestige: { label: PRESTIGE, icon: "crown-coin" },
  agenda: { label: AGENDA, icon: "tied-scroll" },
  damage: { label: DAMAGE, icon: "claw-slashes" },
  shield: { label: SHIELD, icon: "shield" },
  bp: { label: msg("BP", "PS") },
  "bp requirement": { label: msg("BP requirement", "PS requise") },
  ...Object.fromEntries(KINDS.map((kind) => [kind.id, { label: kind.name, icon: kind.icon }])),
  ...Object.fromEntries(Object.entries(DISCIPLINES).map(([id, label]) => [id, { label }])),
};
