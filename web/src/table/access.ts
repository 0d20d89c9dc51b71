// Access to a table.
import type { TableInfo } from "../lib/protocol";

/** Whether the current player may see the game, not only its players. */
export function mayWatch(table: TableInfo): boolean {
  return table.spectators || table.seat !== undefined;
}
