// What a player was told, read for the tests.
import type { TableCard, View } from "../src/lib/protocol";
import type { Player } from "./player";
import { applyDiff } from "../src/table/applyDiff";

export const views = (player: Player): View[] => player.heard.flatMap((said) => (said.type === "view" ? [said] : []));

/** A figure of the outline as it was told last. */
export const figure = (player: Player, name: string): number[] =>
  player.outline?.numbers[name] ?? [];

/** A card as a player knows it now. */
export function card(player: Player, row: number): TableCard | undefined {
  const now = views(player).reduce<View | null>((before, said) => applyDiff(before, said), null);
  return now?.zones.flatMap((zone) => zone.cards).find((one) => one.row === row);
}
