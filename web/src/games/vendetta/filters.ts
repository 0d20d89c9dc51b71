// How the cards of Vendetta are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import type { CardInfo } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import { CLAN_NAMES, CLANS, EMBLEMS } from "./clans";
import { KIND_ICONS } from "./faces";

const KINDS = {
  passive: msg("Passive", "Passive"),
  preparation: msg("Preparation", "Préparation"),
  conflict: msg("Conflict", "Conflit"),
  aftermath: msg("Aftermath", "Conséquences"),
  human: msg("Human", "Humain"),
  vampire: msg("Vampire", "Vampire"),
};

function set(card: CardInfo): string {
  if (card.kind === "location" || card.kind === "relic" || card.kind === "victim") return card.kind;
  if (card.kind === "human" || card.kind === "vampire") return "ally";
  return card.facts["starting"] ? "starting" : "deck";
}

export const filters: Filter[] = [
  {
    id: "clan",
    name: msg("Clan", "Clan"),
    options: [...CLANS].sort().map((clan) => ({
      id: clan, name: CLAN_NAMES[clan] ?? msg(clan, clan), icon: EMBLEMS[clan] ?? "help", colours: clan,
    })),
    of: (card) => CLANS[card.facts["clan"] ?? -1],
  },
  {
    id: "kind",
    name: msg("Kind", "Type"),
    options: Object.entries(KINDS).map(([id, name]) => ({ id, name, icon: KIND_ICONS[id] ?? "help" })),
    of: (card) => card.kind,
  },
  {
    id: "set",
    name: msg("Set", "Ensemble"),
    options: [
      { id: "starting", name: msg("Starting cards", "Cartes de départ") },
      { id: "deck", name: msg("Clan decks", "Pioches de Clan") },
      { id: "ally", name: msg("Allies", "Alliés") },
      { id: "victim", name: msg("Victims", "Victimes") },
      { id: "location", name: msg("Locations", "Lieux") },
      { id: "relic", name: msg("Relics", "Reliques") },
    ],
    of: set,
  },
];
