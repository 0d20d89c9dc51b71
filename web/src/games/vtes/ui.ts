// V:TES on the page.
import type { GameEvent } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { GameUi } from "../../table/scene";
import { ownCards, rowsIn } from "../../table/scene";
import Board from "./Board.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import OwnArea from "./OwnArea.svelte";
import { alive, colours, emblem, halves, nameOf, progress } from "./seats";
import { TEXT_ICONS } from "./textIcons";
import { choiceTarget } from "./choiceTargets";
import { mergeEvents, EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const ON_BOARD = ["ready", "torpor", "attached", "play", "contested", "uncontrolled"];

export const ui: GameUi = {
  Board,
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
  shortAnswer: (choice, _, question) => shortAnswer(choice, question.kind),
  questionText,
  repeats: new Set(["influence"]),
  numberMarks: (verb) => (verb === "pickNumber" ? [{ icon: "drop", label: msg("how many", "combien"), tone: "blood" }] : []),
  progress,
  startsChapter: (event: GameEvent) => event.kind === EVENTS.turn,
  mergeEvents,
  isTurningPoint: (event: GameEvent) => event.kind === EVENTS.ousted || event.kind === EVENTS.won,
  out: (scene, seat) => (alive(scene, seat) ? undefined : msg("You are ousted.", "Vous êtes éliminé.")),
  showsResult: true,
  score: msg("Victory points", "Points de victoire"),
  formatScore: halves,
};
