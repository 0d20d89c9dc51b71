// Vendetta on the page.
import type { GameEvent } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import type { CardGroup, GameUi, Scene } from "../../table/scene";
import { ownCards, rowsIn } from "../../table/scene";
import Board from "./Board.svelte";
import { clanOf, EMBLEMS } from "./clans";
import { face } from "./faces";
import { filters } from "./filters";
import { alive, choiceTarget, label, tieBreak } from "./locationGrid";
import { EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const ON_BOARD = ["position", "prize", "site", "relics"];
const BLOOD = { icon: "drop", label: msg("Blood", "Sang"), tone: "blood" as const };
const TOKENS = { icon: "fangs", label: msg("Diablerie tokens flipped", "Jetons Diablerie retournés") };

function besideHand(scene: Scene): CardGroup[] {
  const groups = [
    { title: msg("Your Alliance", "Votre Alliance"), cards: ownCards(scene, "alliance") },
    { title: msg("Your Relic", "Votre Relique"), cards: ownCards(scene, "relic") },
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
  hand: (scene) => [...ownCards(scene, "drawn"), ...ownCards(scene, "hand")],
  besideHand,
  rowsOnBoard: (scene) => rowsIn(scene.view, ON_BOARD),
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
