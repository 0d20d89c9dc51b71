// Vendetta on the page.
import type { GamePart } from "../../table/scene";
import { zone } from "../../table/scene";
import { pair } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { face } from "./faces";
import { filters } from "./filters";
import { clanOf, EMBLEMS } from "./clans";

export const part: GamePart = {
  Board,
  face,
  filters,
  colours: (scene, seat) => clanOf(scene.view, seat),
  emblem: (scene, seat) => EMBLEMS[clanOf(scene.view, seat)],
  hand: (scene) => (scene.me === undefined ? [] : (zone(scene.view, "hand", scene.me)?.cards ?? [])),
  score: pair("Influence", "Influence"),
};
