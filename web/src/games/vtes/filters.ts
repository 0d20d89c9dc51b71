// How the cards of V:TES are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import { msg } from "../../lib/i18n.svelte";
import { CLANS } from "./clans";
import { DISCIPLINES } from "./disciplines";
import { KIND_ICONS } from "./faces";
import { cardFacts } from "./cardFacts";

const KINDS = {
  vampire: msg("Vampires", "Vampires"),
  master: msg("Masters", "Maîtres"),
  action: msg("Actions", "Actions"),
  "political-action": msg("Political actions", "Actions politiques"),
  equipment: msg("Equipment", "Équipements"),
  retainer: msg("Retainers", "Compagnons"),
  ally: msg("Allies", "Alliés"),
  "action-modifier": msg("Action modifiers", "Modificateurs d'action"),
  reaction: msg("Reactions", "Réactions"),
  combat: msg("Combat", "Combat"),
};
/** The clans of the Fifth Edition decks. */
const BOX = 5;
const TAUGHT = 9;
const SMALL = 4;
const MIDDLE = 7;

export const filters: Filter[] = [
  {
    id: "clan",
    name: msg("Clan", "Clan"),
    options: [
      ...CLANS.slice(0, BOX).map((clan) => ({ id: clan.id, name: clan.name, icon: clan.emblem, colours: clan.colours })),
      { id: "noclan", name: msg("No clan", "Sans clan") },
    ],
    of: (card) => (cardFacts(card).clan ?? cardFacts(card).needs.clans[0])?.id ?? "noclan",
  },
  {
    id: "kind",
    name: msg("Type", "Type"),
    options: Object.entries(KINDS).map(([id, name]) => ({ id, name, icon: KIND_ICONS[id] ?? "help" })),
    of: (card) => card.kind,
  },
  {
    id: "discipline",
    name: msg("Discipline needed", "Discipline requise"),
    options: DISCIPLINES.slice(0, TAUGHT).map((one) => ({ id: one.code, name: one.name })),
    of: (card) => cardFacts(card).needs.disciplines[0]?.code,
  },
  {
    id: "capacity",
    name: msg("Capacity", "Capacité"),
    options: [{ id: "small", name: msg("2 to 4", "2 à 4") }, { id: "middle", name: msg("5 to 7", "5 à 7") }, { id: "large", name: msg("8 and more", "8 et plus") }],
    of: (card) => {
      const { capacity } = cardFacts(card);
      if (capacity === undefined) return undefined;
      return capacity <= SMALL ? "small" : capacity <= MIDDLE ? "middle" : "large";
    },
  },
];
