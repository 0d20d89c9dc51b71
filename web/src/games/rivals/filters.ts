// How the cards of Rivals are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import { msg } from "../../lib/i18n.svelte";
import { CLAN_NAMES, CLANS, EMBLEMS } from "./clans";
import { SORT_ICONS } from "./faces";
import { cardFacts } from "./cardFacts";
import { KINDS } from "./textIcons";

const SORTS = {
  vampire: msg("Vampires", "Vampires"),
  attack: msg("Attacks", "Attaques"),
  reaction: msg("Reactions", "Réactions"),
  "attack-reaction": msg("Attack and Reaction", "Attaque et Réaction"),
  action: msg("Actions", "Actions"),
  ongoing: msg("Ongoing", "Persistantes"),
  scheme: msg("Schemes", "Intrigues"),
  conspiracy: msg("Conspiracies", "Conspirations"),
  title: msg("Titles", "Titres"),
  modifier: msg("Influence Modifiers", "Modificateurs d'Influence"),
  animal: msg("Animals", "Animaux"),
  haven: msg("Havens", "Refuges"),
  agenda: msg("Agendas", "Cabales"),
};
const CITY = ["citizen", "vagrant", "antagonist", "event", "ongoing-event", "prince"];

export const filters: Filter[] = [
  {
    id: "clan",
    name: msg("Clan", "Clan"),
    options: [
      ...[...CLANS].sort().map((clan) => ({ id: clan, name: CLAN_NAMES[clan] ?? msg(clan, clan), icon: EMBLEMS[clan] ?? "help", colours: clan })),
      { id: "noclan", name: msg("No clan", "Sans clan") },
    ],
    of: (card) => cardFacts(card).clan,
  },
  {
    id: "kind",
    name: msg("Kind", "Type"),
    options: [
      ...Object.entries(SORTS).map(([id, name]) => ({ id, name, icon: SORT_ICONS[id] ?? "help" })),
      { id: "city", name: msg("City Deck", "Deck Cité"), icon: "police-badge" },
    ],
    of: (card) => (CITY.includes(card.kind) ? "city" : card.kind),
  },
  {
    id: "fights",
    name: msg("Kind of attack", "Type d'attaque"),
    options: KINDS.map((kind) => ({ id: kind.id, name: kind.name, icon: kind.icon })),
    of: (card) => [...cardFacts(card).attacks, ...cardFacts(card).reacts][0]?.id,
  },
];
