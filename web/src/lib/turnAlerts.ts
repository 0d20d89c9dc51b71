// Calls a player back from any other page to the tables that wait for them, and again after a while.
import type { TableInfo } from "./protocol";

const INTERVAL = 60_000;
const REPEAT_AFTER = 3_600_000;

/** What is done when there is somebody to call, or nobody any more. */
export interface AlertTarget {
  alert(tables: TableInfo[]): void;
  clear(): void;
}

export class TurnAlerts {
  private alerted = new Map<string, number>();

  constructor(private mine: () => Promise<TableInfo[]>, private target: AlertTarget, private now: () => number = Date.now) {}

  /** To be called from an effect: looks now and then, also while the page is not seen. */
  start(): () => void {
    const timer = setInterval(() => void this.check(), INTERVAL);
    void this.check();
    return () => {
      clearInterval(timer);
      this.target.clear();
    };
  }

  /** Calls for the tables that wait and were not called for lately; a server that does not answer is asked later. */
  async check(): Promise<void> {
    const tables = await this.mine().catch(() => null);
    if (!tables) return;
    const owed = tables.filter((table) => table.state === "playing" && table.owes);
    for (const id of this.alerted.keys()) if (!owed.some((table) => table.id === id)) this.alerted.delete(id);
    const due = owed.filter((table) => this.now() - (this.alerted.get(table.id) ?? -REPEAT_AFTER) >= REPEAT_AFTER);
    if (owed.length === 0) this.target.clear();
    if (due.length === 0) return;
    for (const table of due) this.alerted.set(table.id, this.now());
    this.target.alert(due);
  }
}
