// Rivals on the page.
import type { GameEvent, TableCard } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import { mergeTrigger } from "../../table/log";
import type { GameUi, Scene } from "../../table/scene";
import { zone, zones } from "../../table/scene";
import Board from "./Board.svelte";
import Deals from "./Deals.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import Mine from "./Mine.svelte";
import { alive, colours, emblem, nameOf, spot } from "./seats";
import { PRESTIGE, TEXT_ICONS } from "./signs";
import { TELL } from "./tells";
import { short, wording } from "./wording";

const own = (scene: Scene, name: string): TableCard[] =>
  scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);

const ON_BOARD = ["haven", "streets", "torpor", "attached", "ongoing", "seatCards", "played", "city"];
const COUNTED = new Set(["fist", "bid"]);

export const ui: GameUi = {
  Board,
  Aside: Deals,
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
  short: (choice, scene, question) => short(choice, scene, question.kind),
  wording,
  counts: (verb) => (COUNTED.has(verb) ? [{ icon: "crown-coin", label: PRESTIGE }] : []),
  laidOut: (choice) => choice.verb === "promise",
  chapter: (event: GameEvent) => event.kind === TELL.turn,
  sum: mergeTrigger(TELL.triggered),
  remembers: (event: GameEvent) => event.kind === TELL.kept,
  turning: (event: GameEvent) => event.kind === TELL.eliminated || event.kind === TELL.won,
  out: (scene, seat) => (alive(scene, seat) ? undefined : msg("You are eliminated.", "Vous êtes éliminé.")),
  tellsEnd: true,
  score: msg("Agenda", "Cabale"),
};
