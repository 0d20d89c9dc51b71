// Calls a player back from any other page to the tables that wait for them, and again after a while.
import type { TableInfo } from "./protocol";

const EVERY = 60_000;
const AGAIN = 3_600_000;

/** What is done when there is somebody to call, or nobody any more. */
export interface Caller {
  call(tables: TableInfo[]): void;
  calm(): void;
}

export class Calls {
  private called = new Map<string, number>();

  constructor(private mine: () => Promise<TableInfo[]>, private caller: Caller, private now: () => number = Date.now) {}

  /** To be called from an effect: looks now and then, also while the page is not seen. */
  start(): () => void {
    const timer = setInterval(() => void this.look(), EVERY);
    void this.look();
    return () => {
      clearInterval(timer);
      this.caller.calm();
    };
  }

  /** Calls for the tables that wait and were not called for lately; a server that does not answer is asked later. */
  async look(): Promise<void> {
    const tables = await this.mine().catch(() => null);
    if (!tables) return;
    const owed = tables.filter((table) => table.state === "playing" && table.owes);
    for (const id of this.called.keys()) if (!owed.some((table) => table.id === id)) this.called.delete(id);
    const due = owed.filter((table) => this.now() - (this.called.get(table.id) ?? -AGAIN) >= AGAIN);
    if (owed.length === 0) this.caller.calm();
    if (due.length === 0) return;
    for (const table of due) this.called.set(table.id, this.now());
    this.caller.call(due);
  }
}
