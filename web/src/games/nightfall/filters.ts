// How the cards of Nightfall are sorted out in the browser.
import type { Filter } from "../../cards/filter";
import { pair } from "../../lib/words.svelte";
import { COLOURS } from "./colours";
import { printed } from "./printed";

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const moons = COLOURS.map((one) => ({ id: one.id, name: pair(capital(one.name.en), capital(one.name.fr)), look: `moon ${one.id}` }));

export const filters: Filter[] = [
  { id: "colour", name: pair("Colour", "Couleur"), options: moons, of: (card) => printed(card).colour?.id },
  {
    id: "kicker",
    name: pair("Kicker", "Pleine Lune"),
    options: moons.map((one) => ({ ...one, look: `${one.look} kick` })),
    of: (card) => printed(card).kicker?.id,
  },
  {
    id: "kind",
    name: pair("Kind", "Type"),
    options: [
      { id: "starter", name: pair("Starting minions", "Créatures de départ") },
      { id: "minion", name: pair("Minions", "Créatures") },
      { id: "action", name: pair("Actions", "Actions") },
      { id: "wound", name: pair("Wounds", "Blessures"), icon: "drop" },
    ],
    of: (card) => card.kind,
  },
];
