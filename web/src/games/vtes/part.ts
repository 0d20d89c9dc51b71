// V:TES on the page.
import type { GameEvent, TableCard } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { GameUi, Scene } from "../../table/scene";
import { zone, zones } from "../../table/scene";
import Board from "./Board.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import Mine from "./Mine.svelte";
import { alive, colours, emblem, halves, nameOf, stations } from "./seats";
import { TEXT_ICONS } from "./signs";
import { spot } from "./spots";
import { sum, TELL } from "./tells";
import { short, wording } from "./wording";

const own = (scene: Scene, name: string): TableCard[] =>
  scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);

const ON_BOARD = ["ready", "torpor", "attached", "play", "contested", "uncontrolled"];

export const ui: GameUi = {
  Board,
  Mine,
  face,
  textIcons: TEXT_ICONS,
  filters,
  colours,
  emblem,
  label: (scene, seat) => msg(nameOf(scene, seat), nameOf(scene, seat)),
  hand: (scene) => own(scene, "hand"),
  laid: (scene) => new Set(ON_BOARD.flatMap((name) => zones(scene.view, name)).flatMap((one) => one.cards.map((card) => card.row))),
  spot,
  short: (choice, _, question) => short(choice, question.kind),
  wording,
  counts: (verb) => (verb === "pickNumber" ? [{ icon: "drop", label: msg("how many", "combien"), tone: "blood" }] : []),
  stations,
  chapter: (event: GameEvent) => event.kind === TELL.turn,
  sum,
  turning: (event: GameEvent) => event.kind === TELL.ousted || event.kind === TELL.won,
  out: (scene, seat) => (alive(scene, seat) ? undefined : msg("You are ousted.", "Vous êtes éliminé.")),
  tellsEnd: true,
  score: msg("Victory points", "Points de victoire"),
  tally: halves,
};
