// Pictures of a table at the moment of a certain question, well into a game.
import type { Browser, BrowserContextOptions } from "playwright-core";
import { House, phone, visit, type Liking } from "./house";
import { hunt } from "./hunting";
import type { Player } from "./player";
import { shoot } from "./shooting";
import { sitDown } from "./sitting";

const GAMES = 8;
const FIVE = ["me", "search", "search", "search", "search"];
interface Shot {
  game: string;
  seats: string[];
  likes: Liking;
  screen: BrowserContextOptions | undefined;
  kinds: string[];
  after: number;
  /** How it is played until then, where chance alone would take too long. */
  play?: (player: Player) => Promise<void>;
}

/** How each picture is taken: at which table, on which screen, at which questions, and after how many others. */
const SCREENS = {
  "rivals": { game: "rivals", seats: ["me", "search", "search", "search"], likes: {}, screen: undefined, kinds: ["attack-card", "reaction"], after: 18 },
  "rivals-phone": { game: "rivals", seats: ["me", "search", "search"], likes: { lang: "fr" as const }, screen: phone, kinds: ["reaction", "block"], after: 12 },
  "vtes": { game: "vtes", seats: FIVE, likes: {}, screen: undefined, kinds: ["attempt", "block", "strike"], after: 60, play: hunt },
  "vtes-phone": { game: "vtes", seats: FIVE, likes: { lang: "fr" as const }, screen: phone, kinds: ["block", "attempt"], after: 50, play: hunt },
} satisfies Record<string, Shot>;

export type Asked = keyof typeof SCREENS;
export const ASKED = Object.keys(SCREENS) as Asked[];

/** Plays until such a question comes, and shoots. */
export async function askedAt(browser: Browser, house: House, name: Asked): Promise<void> {
  const { game, seats, likes, screen, kinds, after, play }: Shot = SCREENS[name];
  for (let number = 0; number < GAMES; number++) {
    const visited = await visit(browser, house, likes, screen);
    const { player } = await sitDown(visited, seats, { game }, 80 + number);
    const questions = () => player.heard.filter((said) => said.type === "question").length;
    const there = () => player.myTurn && kinds.includes(player.question?.kind ?? "") && questions() >= after;
    await player.playUntil(there, () => (play ? play(player) : player.click()));
    const found = there();
    if (found) await shoot(visited.page, name);
    await visited.context.close();
    if (found) return;
  }
  throw new Error(`no good moment came for ${name}`);
}
