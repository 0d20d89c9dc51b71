// A game played to its end, or for a while, by a program that answers at random from the page's own origin.
import type { Page } from "playwright-core";

interface Wish {
  seats: string[];
  options?: string[];
  /** After so many answers it stops; else at the end. */
  answers?: number;
}

/** Lays a table, plays, and tells its id. */
export async function finish(page: Page, wish: Wish): Promise<string> {
  await page.goto("/credits");
  return page.evaluate(async ({ seats, options = [], answers = Infinity }) => {
    const headers = { "X-Elysium": "test", "Content-Type": "application/json" };
    const send = (path: string, body: unknown) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if ((await (await fetch("/api/session")).json()) === null) await send("/api/session", { name: `Cleo ${Math.floor(Math.random() * 10_000)}` });
    const { id } = (await (await send("/api/tables", { game: "vendetta", seats, options })).json()) as { id: string };
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/play`);
    await new Promise<void>((done, fail) => {
      let given = 0;
      let at = -1;
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", after: 0 }));
      socket.onclose = () => fail(new Error(`the line was lost after ${given} answers`));
      socket.onmessage = (message: MessageEvent<string>) => {
        const said = JSON.parse(message.data) as { type: string; step: number; answer?: string; choices: { move: string }[] };
        if (said.type === "over") return done();
        if (said.type !== "question" || said.answer !== undefined || said.step === at) return;
        if (given++ >= answers) return done();
        at = said.step;
        const choice = said.choices[Math.floor(Math.random() * said.choices.length)];
        socket.send(JSON.stringify({ type: "move", step: said.step, move: choice?.move }));
      };
    });
    socket.onclose = null;
    socket.close();
    return id;
  }, wish);
}
