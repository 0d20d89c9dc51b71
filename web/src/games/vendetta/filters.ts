// How the cards of Vendetta are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import type { CardInfo } from "../../lib/protocol";
import { pair } from "../../lib/words.svelte";
import { CLAN_NAMES, CLANS, EMBLEMS } from "./clans";
import { KIND_ICONS } from "./faces";

const KINDS = {
  passive: pair("Passive", "Passive"),
  preparation: pair("Preparation", "Préparation"),
  conflict: pair("Conflict", "Conflit"),
  aftermath: pair("Aftermath", "Conséquences"),
  human: pair("Human", "Humain"),
  vampire: pair("Vampire", "Vampire"),
};

function set(card: CardInfo): string {
  if (card.kind === "location" || card.kind === "relic" || card.kind === "victim") return card.kind;
  if (card.kind === "human" || card.kind === "vampire") return "ally";
  return card.facts["starting"] ? "starting" : "deck";
}

export const filters: Filter[] = [
  {
    id: "clan",
    name: pair("Clan", "Clan"),
    options: [...CLANS].sort().map((clan) => ({
      id: clan, name: CLAN_NAMES[clan] ?? pair(clan, clan), icon: EMBLEMS[clan] ?? "help", colours: clan,
    })),
    of: (card) => CLANS[card.facts["clan"] ?? -1],
  },
  {
    id: "kind",
    name: pair("Kind", "Type"),
    options: Object.entries(KINDS).map(([id, name]) => ({ id, name, icon: KIND_ICONS[id] ?? "help" })),
    of: (card) => card.kind,
  },
  {
    id: "set",
    name: pair("Set", "Ensemble"),
    options: [
      { id: "starting", name: pair("Starting cards", "Cartes de départ") },
      { id: "deck", name: pair("Clan decks", "Pioches de Clan") },
      { id: "ally", name: pair("Allies", "Alliés") },
      { id: "victim", name: pair("Victims", "Victimes") },
      { id: "location", name: pair("Locations", "Lieux") },
      { id: "relic", name: pair("Relics", "Reliques") },
    ],
    of: set,
  },
];
