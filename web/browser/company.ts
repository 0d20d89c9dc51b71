// Several people at one table, each in a browser of their own.
import type { Hall } from "./hall";
import type { Visit } from "./house";
import { Player, seeded } from "./player";
import { sitDown } from "./sitting";

export interface Company {
  visits: Visit[];
  players: Player[];
  close(): Promise<void>;
}

/** People who have sat down at a table of this game; the second one reads French by day. */
export async function company(hall: Hall, count: number, game: string, seed: number): Promise<Company> {
  const likes = [...Array(count).keys()].map((at) => (at === 1 ? ({ lang: "fr", theme: "light" } as const) : {}));
  const visits = await Promise.all(likes.map((like) => hall.visit(like)));
  const [first, ...others] = visits;
  if (!first) throw new Error("nobody came");
  const { player, table } = await sitDown(first, ["me", ...others.map(() => "open")], { game }, seed);
  const players = [player];
  for (const [at, other] of others.entries()) {
    const one = new Player(other.page, seeded(seed + 1 + at));
    await other.page.goto(`/table/${table}`);
    await other.page.getByRole("button", { name: /Sit here|S['’]asseoir ici/ }).first().click();
    players.push(one);
  }
  return { visits, players, close: async () => void (await Promise.all(visits.map((one) => one.context.close()))) };
}
