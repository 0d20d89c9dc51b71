// Vendetta on the page.
import type { GameEvent, TableCard } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import type { CardGroup, GameUi, Scene } from "../../table/scene";
import { zone, zones } from "../../table/scene";
import Board from "./Board.svelte";
import { clanOf, EMBLEMS } from "./clans";
import { face } from "./faces";
import { filters } from "./filters";
import { alive, choiceTarget, label, tieBreak } from "./locationGrid";
import { EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const own = (scene: Scene, name: string): TableCard[] =>
  scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);

const ON_BOARD = ["position", "prize", "site", "relics"];
const BLOOD = { icon: "drop", label: msg("Blood", "Sang"), tone: "blood" as const };
const TOKENS = { icon: "fangs", label: msg("Diablerie tokens flipped", "Jetons Diablerie retournés") };

function besideHand(scene: Scene): CardGroup[] {
  const groups = [
    { title: msg("Your Alliance", "Votre Alliance"), cards: own(scene, "alliance") },
    { title: msg("Your Relic", "Votre Relique"), cards: own(scene, "relic") },
  ];
  return groups.filter((group) => group.cards.length > 0);
}

export const ui: GameUi = {
  Board,
  face,
  filters,
  colours: (scene, seat) => clanOf(scene.view, seat),
  emblem: (scene, seat) => EMBLEMS[clanOf(scene.view, seat)],
  label,
  hand: (scene) => [...own(scene, "drawn"), ...own(scene, "hand")],
  besideHand,
  rowsOnBoard: (scene) => new Set(ON_BOARD.flatMap((name) => zones(scene.view, name)).flatMap((one) => one.cards.map((card) => card.row))),
  choiceTarget,
  shortAnswer: (choice, scene) => shortAnswer(choice, scene, t),
  numberMarks: (verb) => (verb === "blood" ? [BLOOD, TOKENS] : ["bid", "pickNumber"].includes(verb) ? [BLOOD] : []),
  questionText: (scene, picking) => questionText(scene, picking, t),
  showsChoices: (question) => question.choices.every((choice) => choice.verb === "chooseClan"),
  startsChapter: (event: GameEvent) => event.kind === EVENTS.round || event.kind === EVENTS.place,
  isTurningPoint: (event: GameEvent) => event.kind === EVENTS.ranked || event.kind === EVENTS.noWinner,
  out: (scene, seat) => (alive(scene, seat) ? undefined : msg("You are out of the game.", "Vous êtes hors de la partie.")),
  tieBreak,
  score: msg("Score", "Score"),
};
