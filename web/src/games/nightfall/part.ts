// Nightfall on the page.
import type { GameEvent, TableCard } from "../../lib/protocol";
import { msg, t } from "../../lib/i18n.svelte";
import type { GameUi, Scene } from "../../table/scene";
import { zone, zones } from "../../table/scene";
import Board from "./Board.svelte";
import Commons from "./Commons.svelte";
import { face, HEALTH } from "./faces";
import { filters } from "./filters";
import Mine from "./Mine.svelte";
import { coloursOf, nameOf, spot } from "./seats";
import { TELL } from "./tells";
import { short, wording } from "./wording";

const own = (scene: Scene, name: string): TableCard[] =>
  scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);

const ON_BOARD = ["play", "chain"];

export const ui: GameUi = {
  Board,
  Aside: Commons,
  Mine,
  face,
  filters,
  colours: (_, seat) => coloursOf(seat),
  emblem: () => undefined,
  label: (scene, seat) => msg(nameOf(scene, seat), nameOf(scene, seat)),
  hand: (scene) => [...own(scene, "dealt"), ...own(scene, "hand")],
  laid: (scene) => new Set(ON_BOARD.flatMap((name) => zones(scene.view, name)).flatMap((one) => one.cards.map((card) => card.row))),
  spot,
  short: (choice, scene, question) => short(choice, scene, t, question.kind),
  wording: (scene, picking) => wording(scene, picking, t),
  laidOut: (choice) => choice.verb === "claim" || choice.verb === "pickPlace",
  chapter: (event: GameEvent) => event.kind === TELL.turn,
  turning: (event: GameEvent) => event.kind === TELL.ending || event.kind === TELL.ended,
  counts: (verb) => (verb === "pickNumber" ? [{ icon: "broken-heart", label: HEALTH, tone: "blood" }] : []),
  tellsEnd: true,
  score: msg("Wounds", "Blessures"),
  fewest: true,
};
