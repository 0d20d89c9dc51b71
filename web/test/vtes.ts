// A few cards and a table of V:TES for tests, as the server tells them.
import { DISCIPLINES } from "../src/games/vtes/disciplines";
import type { CardInfo, Choice, TableCard, Question, Text, Zone } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";
import type { Picking, Scene } from "../src/table/scene";
import { card } from "./book";

const kind = (id: string, en: string, fr: string) => ({ kind: id, kindName: msg(en, fr) });
const VAMPIRE = kind("vampire", "Vampire", "Vampire");

/** The facts of Disciplines at their levels, from their letters: capitals are superior. */
export function levels(letters: string): Record<string, number> {
  const facts: Record<string, number> = { disciplines0: 0, disciplines1: 0, disciplines2: 0, disciplines3: 0 };
  for (const word of letters.split(" ").filter(Boolean)) {
    const at = DISCIPLINES.findIndex((one) => one.code === word.toLowerCase());
    const name = `disciplines${Math.floor(at / 8)}`;
    facts[name] = (facts[name] ?? 0) | ((word === word.toUpperCase() ? 2 : 1) << ((at % 8) * 2));
  }
  return facts;
}

const PRINCE_OF_MELBOURNE = 2 | (1 << 4);
const DOMINATE = 1 << 3;
const AUSPEX = 1 << 1;

export const BOOK: CardInfo[] = [
  card(0, "alexa-draper", "Alexa Draper", "Alexa Draper", {
    ...VAMPIRE, facts: { kinds: 1, clan: 4, capacity: 8, group: 6, sect: 0, title: PRINCE_OF_MELBOURNE, ...levels("for pot DOM PRE") }, text: msg("She may discard.", "Elle peut défausser."),
  }),
  card(1, "gelasia-fotiou", "Gelasia Fotiou", "Gelasia Fotiou", { ...VAMPIRE, facts: { kinds: 1, clan: 0, capacity: 6, group: 6, sect: 0, title: 0, ...levels("AUS DOM obf pre") } }),
  card(2, "the-dowager", "The Dowager", "La Douairière", { ...VAMPIRE, facts: { kinds: 1, clan: 1, capacity: 6, group: 6, sect: 0, title: 1, ...levels("ANI OBF aus pot") } }),
  card(3, "govern-the-unaligned", "Govern the Unaligned", "Diriger les indécis", {
    ...kind("action", "Action", "Action"), facts: { kinds: 8, clan: -1, needsClan: -1, needsSect: -1, needsDisciplines0: DOMINATE, bloodCost: 0, poolCost: 0 },
    text: msg("[dom] Bleed at +2.\n[DOM] Add 3 blood.", "[dom] Mordez à +2.\n[DOM] Ajoutez 3 points de sang."),
  }),
  card(4, "eyes-of-argus", "Eyes of Argus", "Yeux d'Argus", {
    ...kind("reaction", "Reaction", "Réaction"), facts: { kinds: 512, clan: -1, needsDisciplines0: AUSPEX, bloodCost: 1 },
    text: msg("Only once.\n[aus] +2 intercept.\n[AUS] It wakes.", "Une seule fois.\n[aus] +2 en interception.\n[AUS] Il se réveille."),
  }),
  card(5, "art-museum", "Art Museum", "Musée d'art", { ...kind("master", "Master", "Maître"), facts: { kinds: 2, clan: -1, needsClan: 2, traits: 2, poolCost: 1 } }),
  card(6, "underbridge-stray", "Underbridge Stray", "Chien errant", {
    ...kind("ally", "Ally", "Allié"), facts: { kinds: 128, clan: -1, needsDisciplines0: 1, bloodCost: 1, moreTraits: 2, life: 1, strength: 0, bleed: 0, superiorLife: 2, superiorStrength: 1, superiorBleed: 0 },
  }),
  card(7, "hidden-strength", "Hidden Strength", "Force cachée", { ...kind("combat", "Combat", "Combat"), facts: { kinds: 1024, clan: -1, bloodCost: -1, needsDisciplines0: 16 } }),
  card(8, "scalpel-tongue", "Scalpel Tongue", "Langue de scalpel", {
    ...kind("action-modifier", "Action modifier/Reaction", "Modificateur d'action/Réaction"), facts: { kinds: 256 + 512, clan: -1, needsDisciplines0: 4 + 128, needsAll: 1 },
  }),
  card(9, "parity-shift", "Parity Shift", "Décalage de parité", { ...kind("political-action", "Political action", "Action politique"), facts: { kinds: 16, clan: -1, needsTitle: 2 + 4, needsSect: -1 } }),
];

export const lies = (row: number, face: number, owner = 0, more: Partial<TableCard> = {}): TableCard =>
  ({ row, face, down: face < 0, counters: 0, flags: 0, owner, host: -1, known: 0, ...more });

export const zoneOf = (name: string, seat: number, cards: TableCard[], size = cards.length): Zone => ({ zone: 0, name, seat, index: 0, size, cards });

export const choice = (verb: string, args: number[], cards: number[] = [], text: Text = msg(verb, verb)): Choice => ({ move: `${verb} ${args.join(" ")}`, text, verb, args, cards });

/** Five at a table: n0 to n4, each hunting the next. */
export function scene(zones: Zone[], figures: Record<string, number[]>, names: Record<string, Text[]> = {}, me?: number, count = 5): Scene {
  const seats = [...Array(count).keys()];
  const ring = { prey: seats.map((seat) => (seat + 1) % count), predator: seats.map((seat) => (seat + count - 1) % count), alive: seats.map(() => 1), pool: seats.map(() => 30) };
  return {
    me, asked: [], book: BOOK, seats: seats.map((seat) => ({ seat, kind: "search", name: `n${seat}` })),
    view: { step: 1, state: {}, zones, outline: { title: msg("", ""), progress: [], texts: names, numbers: { ...ring, ...figures } } },
  };
}

export function picking(choices: Question["choices"], taken?: number, more: Partial<Picking> = {}): Picking {
  const question: Question = {
    step: 1, kind: "", label: msg("", ""), prompt: msg("", ""), secret: false, undo: "no", asked: [0], choices, cautions: [], refusals: [],
  };
  return { question, card: taken, move: undefined, take() {}, choose() {}, press() {}, answer() {}, preview: () => undefined, ...more };
}
