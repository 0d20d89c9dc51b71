// Rivals on the page.
import type { GameEvent } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import { mergeTrigger } from "../../table/log";
import type { GameUi } from "../../table/scene";
import { ownCards, rowsIn } from "../../table/scene";
import Board from "./Board.svelte";
import DealList from "./DealList.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import OwnArea from "./OwnArea.svelte";
import { alive, colours, emblem, nameOf, choiceTarget } from "./seats";
import { PRESTIGE, TEXT_ICONS } from "./textIcons";
import { EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const ON_BOARD = ["haven", "streets", "torpor", "attached", "ongoing", "seatCards", "played", "city"];
const COUNTED = new Set(["fist", "bid"]);

export const ui: GameUi = {
  Board,
  Aside: DealList,
  OwnArea,
  face,
  textIcons: TEXT_ICONS,
  filters,
  colours,
  emblem,
  label: (scene, seat) => msg(nameOf(scene, seat), nameOf(scene, seat)),
  hand: (scene) => ownCards(scene, "hand"),
  rowsOnBoard: (scene) => rowsIn(scene.view, ON_BOARD),
  choiceTarget,
  shortAnswer: (choice, scene, question) => shortAnswer(choice, scene, question.kind),
  questionText,
  numberMarks: (verb) => (COUNTED.has(verb) ? [{ icon: "crown-coin", label: PRESTIGE }] : []),
  isOnBoard: (choice) => choice.verb === "promise",
  startsChapter: (event: GameEvent) => event.kind === EVENTS.turn,
  mergeEvents: mergeTrigger(EVENTS.triggered),
  isMemorable: (event: GameEvent) => event.kind === EVENTS.kept,
  isTurningPoint: (event: GameEvent) => event.kind === EVENTS.eliminated || event.kind === EVENTS.won,
  out: (scene, seat) => (alive(scene, seat) ? undefined : msg("You are eliminated.", "Vous êtes éliminé.")),
  showsResult: true,
  score: msg("Agenda", "Cabale"),
};
