// The pictures of Nightfall: a chain that two have built, at the moment of one's own opportunity.
import type { Browser } from "playwright-core";
import { House, phone, visit } from "./house";
import type { Player } from "./player";
import { shoot } from "./shooting";
import { sitDown } from "./sitting";

const GAMES = 8;
/** How each picture is taken: on which screen, in which language, at how long a chain. */
const SCREENS = {
  "nightfall": { likes: {}, screen: undefined, orders: 3 },
  "nightfall-phone": { likes: { lang: "fr" as const }, screen: phone, orders: 2 },
};

/** How many different orders the chain is made of. */
function chain(player: Player): number {
  const chains = player.heard.flatMap((said) => (said.type === "view" ? said.zones.filter((zone) => zone.name === "chain") : []));
  return new Set(chains.at(-1)?.cards.map((card) => card.face)).size;
}

/** How many cards of the hand could be linked now. */
const links = (player: Player): number => player.question?.choices.filter((choice) => choice.verb === "link").length ?? 0;

/** Plays until others have built a chain that one could add to, takes up the card that links, and shoots. */
export async function chainAt(browser: Browser, house: House, name: keyof typeof SCREENS): Promise<void> {
  const { likes, screen, orders } = SCREENS[name];
  for (let game = 0; game < GAMES; game++) {
    const visited = await visit(browser, house, likes, screen);
    const { player } = await sitDown(visited, ["me", "search", "search"], { game: "nightfall" }, 60 + game);
    const there = () => player.myTurn && player.question?.kind === "chain-link" && chain(player) >= orders && links(player) > 0;
    await player.playUntil(there);
    const found = there();
    if (found) {
      await visited.page.locator("[data-pick=card] button").first().click({ position: { x: 10, y: 12 } });
      await shoot(visited.page, name);
    }
    await visited.context.close();
    if (found) return;
  }
  throw new Error(`no good moment came for ${name}`);
}
