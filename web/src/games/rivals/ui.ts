// Rivals on the page.
import type { GameEvent, TableCard } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import { mergeTrigger } from "../../table/log";
import type { GameUi, Scene } from "../../table/scene";
import { zone, zones } from "../../table/scene";
import Board from "./Board.svelte";
import DealList from "./DealList.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import OwnArea from "./OwnArea.svelte";
import { alive, colours, emblem, nameOf, choiceTarget } from "./seats";
import { PRESTIGE, TEXT_ICONS } from "./textIcons";
import { EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const own = (scene: Scene, name: string): TableCard[] =>
  scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);

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
  hand: (scene) => own(scene, "hand"),
  rowsOnBoard: (scene) => new Set(ON_BOARD.flatMap((name) => zones(scene.view, name)).flatMap((one) => one.cards.map((card) => card.row))),
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
