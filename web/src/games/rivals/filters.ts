// How the cards of Rivals are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import { pair } from "../../lib/words.svelte";
import { CLAN_NAMES, CLANS, EMBLEMS } from "./clans";
import { SORT_ICONS } from "./faces";
import { printed } from "./printed";
import { KINDS } from "./signs";

const SORTS = {
  vampire: pair("Vampires", "Vampires"),
  attack: pair("Attacks", "Attaques"),
  reaction: pair("Reactions", "Réactions"),
  "attack-reaction": pair("Attack and Reaction", "Attaque et Réaction"),
  action: pair("Actions", "Actions"),
  ongoing: pair("Ongoing", "Persistantes"),
  scheme: pair("Schemes", "Intrigues"),
  conspiracy: pair("Conspiracies", "Conspirations"),
  title: pair("Titles", "Titres"),
  modifier: pair("Influence Modifiers", "Modificateurs d'Influence"),
  animal: pair("Animals", "Animaux"),
  haven: pair("Havens", "Refuges"),
  agenda: pair("Agendas", "Cabales"),
};
const CITY = ["citizen", "vagrant", "antagonist", "event", "ongoing-event", "prince"];

export const filters: Filter[] = [
  {
    id: "clan",
    name: pair("Clan", "Clan"),
    options: [
      ...[...CLANS].sort().map((clan) => ({ id: clan, name: CLAN_NAMES[clan] ?? pair(clan, clan), icon: EMBLEMS[clan] ?? "help", colours: clan })),
      { id: "noclan", name: pair("No clan", "Sans clan") },
    ],
    of: (card) => printed(card).clan,
  },
  {
    id: "kind",
    name: pair("Kind", "Type"),
    options: [
      ...Object.entries(SORTS).map(([id, name]) => ({ id, name, icon: SORT_ICONS[id] ?? "help" })),
      { id: "city", name: pair("City Deck", "Deck Cité"), icon: "police-badge" },
    ],
    of: (card) => (CITY.includes(card.kind) ? "city" : card.kind),
  },
  {
    id: "fights",
    name: pair("Kind of attack", "Type d'attaque"),
    options: KINDS.map((kind) => ({ id: kind.id, name: kind.name, icon: kind.icon })),
    of: (card) => [...printed(card).attacks, ...printed(card).reacts][0]?.id,
  },
];
