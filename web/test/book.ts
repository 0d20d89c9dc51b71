// A few cards for tests, as the server tells them.
import type { CardInfo } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";

export function card(number: number, slug: string, en: string, fr: string, more: Partial<CardInfo> = {}): CardInfo {
  return {
    number, slug, name: msg(en, fr), text: msg("", ""), kind: "passive", kindName: msg("Passive", "Passive"),
    facts: { clan: -1 }, source: "RULEBOOK", rulingIds: [], ...more,
  };
}

export const BOOK: CardInfo[] = [
  card(0, "brujah-hunt", "Hunt", "Chasse", {
    kind: "aftermath", kindName: msg("Aftermath", "Conséquences"), facts: { clan: 0, power: 0, starting: 1 },
    text: msg("Steal 1 Blood from every Rival.", "Volez 1 Sang à chaque Rival."),
  }),
  card(1, "tremere-hunt", "Hunt", "Chasse", { facts: { clan: 3, power: 1 } }),
  card(2, "tremere-dark-pact", "Dark Pact", "Pacte ténébreux", {
    facts: { clan: 3, power: 1 }, text: msg("All Blood you Lose is played here.", "Tout Sang que vous perdez est joué ici."),
  }),
  card(3, "talley", "Mr. Talley", "M. Talley", {
    kind: "vampire", kindName: msg("Vampire", "Vampire"), facts: { feed: -1, influence: 2, drain: 3, drained: 0 },
  }),
  card(4, "pact", "Pact", "Pacte"),
];
