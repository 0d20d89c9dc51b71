// How tests come to a table.
import type { Page } from "playwright-core";
import type { Visit } from "./house";
import { Player, seeded } from "./player";

/** Lays a table from the page's own origin, as the page would. */
export async function lay(page: Page, seats: string[], more: object = {}): Promise<string> {
  await page.goto("/credits");
  return page.evaluate(async ([seats, more]) => {
    const headers = { "X-Elysium": "test", "Content-Type": "application/json" };
    const send = async (path: string, body: unknown) => {
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<unknown>;
    };
    const me: unknown = await (await fetch("/api/session")).json();
    if (me === null) await send("/api/session", { name: `Ana ${Math.floor(Math.random() * 10_000)}` });
    return ((await send("/api/tables", { game: "vendetta", seats, ...(more as object) })) as { id: string }).id;
  }, [seats, more] as const);
}

/** Lays a table, and goes there. */
export async function sitDown(visited: Visit, seats: string[], more: object = {}, seed = 1): Promise<{ player: Player; table: string }> {
  const player = new Player(visited.page, seeded(seed));
  const table = await lay(visited.page, seats, more);
  await visited.page.goto(`/table/${table}`);
  return { player, table };
}
