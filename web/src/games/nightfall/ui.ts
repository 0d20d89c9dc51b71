// Nightfall on the page.
import type { GameEvent } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import type { GameUi } from "../../table/scene";
import { ownCards, rowsIn } from "../../table/scene";
import Board from "./Board.svelte";
import Commons from "./Commons.svelte";
import { face, HEALTH } from "./faces";
import { filters } from "./filters";
import OwnArea from "./OwnArea.svelte";
import { coloursOf, nameOf, choiceTarget } from "./seats";
import { EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const ON_BOARD = ["play", "chain"];

export const ui: GameUi = {
  Board,
  Aside: Commons,
  OwnArea,
  face,
  filters,
  colours: (_, seat) => coloursOf(seat),
  emblem: () => undefined,
  label: (scene, seat) => msg(nameOf(scene, seat), nameOf(scene, seat)),
  hand: (scene) => [...ownCards(scene, "dealt"), ...ownCards(scene, "hand")],
  rowsOnBoard: (scene) => rowsIn(scene.view, ON_BOARD),
  choiceTarget,
  shortAnswer: (choice, scene, question) => shortAnswer(choice, scene, t, question.kind),
  questionText: (scene, picking) => questionText(scene, picking, t),
  isOnBoard: (choice) => choice.verb === "claim" || choice.verb === "pickPlace",
  startsChapter: (event: GameEvent) => event.kind === EVENTS.turn,
  isTurningPoint: (event: GameEvent) => event.kind === EVENTS.ending || event.kind === EVENTS.ended,
  numberMarks: (verb) => (verb === "pickNumber" ? [{ icon: "broken-heart", label: HEALTH, tone: "blood" }] : []),
  showsResult: true,
  score: msg("Wounds", "Blessures"),
  fewestWins: true,
};
