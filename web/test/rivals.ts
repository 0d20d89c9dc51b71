// A few cards of Rivals and a table for tests, as the server tells them.
import type { CardInfo, TableCard, Question, Zone } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";
import type { Picking, Scene } from "../src/table/scene";
import { card } from "./book";

const kind = (id: string, en: string, fr: string) => ({ kind: id, kindName: msg(en, fr) });

export const BOOK: CardInfo[] = [
  card(0, "core-hydra", "Hydra", "Hydra", {
    ...kind("vampire", "Vampire", "Vampire"), facts: { clan: 0, bp: 6, physical: 2, social: 1, mental: 0, celerity: 1, potence: 2, need: 0 },
    text: msg("Attacker - Pay 1 [blood]: draw 1 card.", "Attaquant - Payez 1 [blood] : piochez 1 carte."),
  }),
  card(1, "core-ty-smith", "Ty Smith", "Ty Smith", { ...kind("vampire", "Vampire", "Vampire"), facts: { clan: 2, bp: 3, physical: 1, social: 1, mental: 0 } }),
  card(2, "core-sucker-punch", "Sucker Punch", "Coup bas", { ...kind("attack", "Attack", "Attaque"), facts: { clan: 0, damage: 1, attack: 1, need: 2 } }),
  card(3, "core-steal-the-spotlight", "Steal the Spotlight", "Voler la vedette", { ...kind("reaction", "Reaction", "Réaction"), facts: { clan: 2, damage: -1, shield: 2, react: 1, need: 3 } }),
  card(4, "core-38-special", ".38 Special", ".38 Special", { ...kind("attack-reaction", "Attack, Reaction", "Attaque, Réaction"), facts: { clan: -1, damage: 2, attack: 8, react: 8, need: 1 } }),
  card(5, "core-greed", "Greed", "Cupidité", { ...kind("scheme", "Scheme", "Intrigue"), facts: { clan: 3 } }),
  card(6, "core-lost-glory", "Lost Glory", "Gloire déchue", { ...kind("conspiracy", "Conspiracy", "Conspiration"), facts: { clan: -1, threshold: 4 } }),
  card(7, "core-seneschal", "Seneschal", "Sénéchal", { ...kind("title", "Title", "Titre"), facts: { clan: -1, influence: 5, need: 4 } }),
  card(8, "core-cop", "Cop", "Flic", { ...kind("citizen", "Citizen", "Citoyen"), facts: { clan: -1, health: 3, agenda: 1 } }),
  card(9, "core-the-hunger", "The Hunger", "Affamé", { ...kind("ongoing-event", "Ongoing Event", "Événement persistant"), facts: { clan: -1 } }),
  card(10, "core-influencer", "Influencer", "Influenceur", { ...kind("ongoing", "Ongoing, Unhosted Action", "Persistant, Action libre"), facts: { clan: -1, prestige: 1 } }),
];

export const lies = (row: number, face: number, owner = 0, more: Partial<TableCard> = {}): TableCard =>
  ({ row, face, down: face < 0, counters: 0, flags: 0, owner, host: -1, known: 0, ...more });

export const zoneOf = (name: string, seat: number | undefined, cards: TableCard[], size = cards.length): Zone =>
  ({ zone: 0, name, ...(seat === undefined ? {} : { seat }), index: 0, size, cards });

export function scene(zones: Zone[], figures: Record<string, number[]>, names: Record<string, ReturnType<typeof msg>[]> = {}, me?: number): Scene {
  return {
    me, asked: [], book: BOOK, seats: [0, 1, 2].map((seat) => ({ seat, kind: "search", name: `n${seat}` })),
    view: { step: 1, state: {}, zones, outline: { title: msg("", ""), progress: [], texts: names, numbers: figures } },
  };
}

export function picking(choices: Question["choices"], taken?: number, more: Partial<Picking> = {}): Picking {
  const question: Question = {
    step: 1, kind: "", label: msg("", ""), prompt: msg("", ""), secret: false, undo: "no", asked: [0], choices, cautions: [], refusals: [],
  };
  return { question, card: taken, move: undefined, take() {}, choose() {}, press() {}, answer() {}, preview: () => undefined, ...more };
}
