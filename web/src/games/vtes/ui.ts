// V:TES on the page.
import type { GameEvent, TableCard } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { GameUi, Scene } from "../../table/scene";
import { zone, zones } from "../../table/scene";
import Board from "./Board.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import OwnArea from "./OwnArea.svelte";
import { alive, colours, emblem, halves, nameOf, stations } from "./seats";
import { TEXT_ICONS } from "./textIcons";
import { choiceTarget } from "./choiceTargets";
import { mergeEvents, EVENTS } from "./events";
import { shortAnswer, questionText } from "./labels";

const own = (scene: Scene, name: string): TableCard[] =>
  scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);

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
  hand: (scene) => own(scene, "hand"),
  rowsOnBoard: (scene) => new Set(ON_BOARD.flatMap((name) => zones(scene.view, name)).flatMap((one) => one.cards.map((card) => card.row))),
  choiceTarget,
  shortAnswer: (choice, _, question) => shortAnswer(choice, question.kind),
  questionText,
  repeats: new Set(["influence"]),
  numberMarks: (verb) => (verb === "pickNumber" ? [{ icon: "drop", label: msg("how many", "combien"), tone: "blood" }] : []),
  stations,
  startsChapter: (event: GameEvent) => event.kind === EVENTS.turn,
  mergeEvents,
  isTurningPoint: (event: GameEvent) => event.kind === EVENTS.ousted || event.kind === EVENTS.won,
  out: (scene, seat) => (alive(scene, seat) ? undefined : msg("You are ousted.", "Vous êtes éliminé.")),
  showsResult: true,
  score: msg("Victory points", "Points de victoire"),
  formatScore: halves,
};
