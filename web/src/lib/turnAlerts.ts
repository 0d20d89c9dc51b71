// Alerts a player on any other page when a table waits for them, and repeats it after an hour.
import type { TableInfo } from "./protocol";

const INTERVAL = 60_000;
const REPEAT_AFTER = 3_600_000;

/** Shows or clears the alert. */
export interface AlertTarget {
  alert(tables: TableInfo[]): void;
  clear(): void;
}

export class TurnAlerts {
  private alerted = new Map<string, number>();

  constructor(private mine: () => Promise<TableInfo[]>, private target: AlertTarget, private now: () => number = Date.now) {}

  /** Starts polling, also while the page is hidden; call it from an effect, whose cleanup stops it. */
  start(): () => void {
    const timer = setInterval(() => void this.check(), INTERVAL);
    void this.check();
    return () => {
      clearInterval(timer);
      this.target.clear();
    };
  }

  /** Alerts for waiting tables that were not alerted recently; errors of the server are ignored. */
  async check(): Promise<void> {
    const tables = await this.mine().catch(() => null);
    if (!tables) return;
    const owed = tables.filter((table) => table.state === "playing" && table.myTurn);
    for (const id of this.alerted.keys()) if (!owed.some((table) => table.id === id)) this.alerted.delete(id);
    const due = owed.filter((table) => this.now() - (this.alerted.get(table.id) ?? -REPEAT_AFTER) >= REPEAT_AFTER);
    if (owed.length === 0) this.target.clear();
    if (due.length === 0) return;
    for (const table of due) this.alerted.set(table.id, this.now());
    this.target.alert(due);
  }
}
