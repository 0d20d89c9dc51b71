// How the cards of Nightfall are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import { msg } from "../../lib/i18n.svelte";
import { COLOURS } from "./colours";
import { cardFacts } from "./cardFacts";

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const moons = COLOURS.map((one) => ({ id: one.id, name: msg(capital(one.name.en), capital(one.name.fr)), look: `moon ${one.id}` }));

export const filters: Filter[] = [
  { id: "colour", name: msg("Colour", "Couleur"), options: moons, of: (card) => cardFacts(card).colour?.id },
  {
    id: "kicker",
    name: msg("Kicker", "Pleine Lune"),
    options: moons.map((one) => ({ ...one, look: `${one.look} kick` })),
    of: (card) => cardFacts(card).kicker?.id,
  },
  {
    id: "kind",
    name: msg("Kind", "Type"),
    options: [
      { id: "starter", name: msg("Starting minions", "Créatures de départ") },
      { id: "minion", name: msg("Minions", "Créatures") },
      { id: "action", name: msg("Actions", "Actions") },
      { id: "wound", name: msg("Wounds", "Blessures"), icon: "drop" },
    ],
    of: (card) => card.kind,
  },
];
