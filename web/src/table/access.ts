// Who may look at a table.
import type { TableInfo } from "../lib/protocol";

/** Whether whoever asked may see the cards of a table, and not only who sits there. */
export function mayWatch(table: TableInfo): boolean {
  return table.watched || table.seat !== undefined;
}
