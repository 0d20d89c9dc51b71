// A few cards of Nightfall and a table for tests, as the server tells them.
import type { CardInfo, TableCard, Question, Zone } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";
import type { Picking, Scene } from "../src/table/scene";
import { card } from "./book";

const [WHITE, YELLOW, RED, BLUE, GREEN, VIOLET] = [0, 1, 2, 3, 4, 5];
const mask = (...colours: (number | undefined)[]) => colours.reduce<number>((sum, one) => sum | (1 << (one ?? 0)), 0);
const order = (color: number | undefined, links: number, kicker: number | undefined, cost: number, rest = {}) =>
  ({ color: color ?? -1, links, kicker: kicker ?? -1, cost, ...rest });

export const MINION = { kind: "minion", kindName: msg("Minion", "Créature") };
export const ACTION = { kind: "action", kindName: msg("Action", "Action") };

export const BOOK: CardInfo[] = [
  card(0, "alton-hickman", "Alton Hickman", "Alton Hickman", {
    ...MINION, facts: order(WHITE, mask(RED, GREEN), BLUE, 3, { strength: 2, health: 3 }),
    text: msg("Kicker: draw 1 card.", "Pleine Lune : piochez 1 carte."),
  }),
  card(1, "furious-melee", "Furious Melee", "Mêlée Générale", {
    ...ACTION, facts: order(RED, mask(VIOLET, YELLOW), WHITE, 4),
    text: msg("Chain: inflict 2 damage.\nKicker: exile 2 cards.", "Enchaînement : infligez 2 dégâts.\nPleine Lune : exilez 2 cartes."),
  }),
  card(2, "charlotte-reyes", "Charlotte Reyes", "Charlotte Reyes", {
    kind: "starter", kindName: msg("Starting minion", "Créature de départ"), facts: order(BLUE, mask(BLUE), undefined, 0, { strength: 1, health: 2 }),
  }),
  card(3, "wound-bite", "Bite", "Morsure", { kind: "wound", kindName: msg("Wound", "Blessure"), facts: { color: -1, links: 0, kicker: -1 } }),
  card(4, "vulko", "Vulko", "Vulko", { ...MINION, facts: order(GREEN, mask(YELLOW, BLUE), RED, 5, { strength: 3, health: 4 }) }),
];

export const lies = (row: number, face: number, owner = 0, counters = 0): TableCard =>
  ({ row, face, down: face < 0, counters, flags: 0, owner, host: -1, known: 0 });

export const zoneOf = (name: string, seat: number | undefined, cards: TableCard[], index = 0): Zone =>
  ({ zone: index, name, ...(seat === undefined ? {} : { seat }), index, size: cards.length, cards });

export function scene(zones: Zone[], figures: Record<string, number[]>, me?: number): Scene {
  return {
    me, asked: [], book: BOOK, seats: [0, 1, 2].map((seat) => ({ seat, kind: "search", name: `n${seat}` })),
    view: { step: 1, state: {}, zones, outline: { title: msg("", ""), progress: [], texts: {}, numbers: figures } },
  };
}

export function picking(choices: Question["choices"], taken?: number): Picking {
  const question: Question = {
    step: 1, kind: "", label: msg("", ""), prompt: msg("", ""), secret: false, undo: "no", asked: [0], choices, cautions: [], refusals: [],
  };
  return { question, card: taken, move: undefined, take() {}, choose() {}, press() {}, answer() {}, preview: () => undefined };
}
