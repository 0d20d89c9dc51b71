import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Choice, Question } from "../src/lib/protocol";
import { faults } from "./axe";
import { company, type Company } from "./company";
import { opened } from "./hall";
import { phone, until } from "./house";
import { lookedOver, wide } from "./looking";
import { chains, facesSeen } from "./night";
import { areSound, keepTheirWords } from "./pages-of";
import type { Player } from "./player";
import { isPlayedByKeyboard, leavesWell, listsByPlace } from "./playing";
import { sitDown } from "./sitting";
import { figure } from "./told";

const hall = opened();

/** Clicks so that the game soon ends: cards go into chains, not for influence nor out of wounds. */
async function inHaste(player: Player): Promise<void> {
  player.eager = ["claim", "wounds"].includes(player.question?.kind ?? "") ? 0 : 0.95;
  await player.click();
}

describe("a game of Nightfall", () => {
  it("is played by clicking: draft, chains, claims, to the end", async () => {
    const visited = await hall.visit();
    const { player } = await sitDown(visited, ["me", "random"], { game: "nightfall" }, 21);
    await lookedOver(player, ["draft", "chain-link", "claim"]);
    await player.playUntil(() => player.over, () => inHaste(player));
    expect(player.listed, "answers taken from the list").toBeLessThanOrEqual(player.moved / 10);
    for (const kind of ["draft", "chain-start", "chain-link", "claim"]) expect(player.kinds).toContain(kind);
    const wounds = visited.page.getByRole("region", { name: "The wounds" });
    await wounds.waitFor();
    await listsByPlace(player, wounds, 2, "wounds");
    await leavesWell(visited);
  });

  it("is played by keyboard alone", () =>
    isPlayedByKeyboard(hall, { game: "nightfall", options: ["quick"] }, 22, ["chain-start", "chain-link", "claim"], 30));

  it("is played on a phone, in French, by tapping, with secret archives", async () => {
    const visited = await hall.visit({ lang: "fr", theme: "light" }, phone);
    const { player } = await sitDown(visited, ["me", "random", "random"], { game: "nightfall", options: ["secret"] }, 23);
    player.by = "finger";
    await lookedOver(player, ["draft", "chain-link", "claim", "chain-start"]);
    expect(player.over).toBe(false);
    await visited.page.getByText("Réserves communes et Blessures").tap();
    await visited.page.getByRole("heading", { name: /Réserves communes/ }).first().waitFor();
    expect(await wide(visited.page)).toBeLessThanOrEqual(0);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});

/** Three people who have sat down at one table. */
async function three(): Promise<Company> {
  const sitting = await company(hall, 3, "nightfall", 31);
  sitting.players.forEach((one) => (one.eager = 0.95));
  await Promise.all(sitting.players.map((one) => one.asked()));
  return sitting;
}

const inHand = (player: Player, choice: Choice | undefined): Locator => player.page.locator(`[data-region=hand] [data-row="${choice?.cards[0]}"]`);
/** Whose opportunity the page shows. */
const turnOf = (player: Player): Locator =>
  player.page.getByRole("list", { name: /Opportunities to add Orders|Qui peut ajouter des Ordres/ }).locator("[aria-current=step]");
/** The chains that the page tells of. */
const told = async (player: Player) => chains(await player.page.getByRole("log").last().locator("li").allInnerTexts());
const barredByColour = (question: Question) => question.refusals.filter((no) => no.clause.id === "NF-CHAIN-05");
const mayLink = (question: Question) => question.choices.filter((choice) => choice.verb === "link");
const torn = ({ question, myTurn }: Player): boolean =>
  myTurn && question?.kind === "chain-link" && barredByColour(question).length > 0 && mayLink(question).length > 0;

describe("three people in three browsers", () => {
  it("draft in secret", async () => {
    const { visits, players, close } = await three();
    const [ana, ...others] = players as [Player, Player, Player];
    await ana.settled();
    await until(async () => ana.question?.answer !== undefined);
    await ana.page.getByText(/Your answer is sealed/).waitFor();
    const given = ana.question?.choices.find((choice) => choice.move === ana.question?.answer)?.cards[0] ?? -1;
    const kept = ana.heard.flatMap((said) => (said.type === "view" ? said.zones.flatMap((zone) => zone.cards) : [])).find((card) => card.row === given)?.face;
    expect(kept).toBeGreaterThanOrEqual(0);
    const second = (one: Player) => figure(one, "pick")[0] === 1;
    await Promise.all(players.map((one) => one.playUntil(() => second(one))));
    await until(async () => players.every((one) => one.myTurn && second(one)));
    await ana.page.getByRole("heading", { name: "You have picked" }).waitFor();
    for (const one of others) {
      expect(one.question?.kind).toBe("draft");
      expect(facesSeen(one).size).toBeGreaterThan(4);
      expect(facesSeen(one)).not.toContain(kept);
      expect(await faults(one.page)).toEqual([]);
    }
    expect(visits.flatMap((one) => one.errors)).toEqual([]);
    await close();
  });

  it("build a chain that links by colour, and see it resolve from right to left", async () => {
    const { visits, players, close } = await three();
    const ana = players[0] as Player;
    await Promise.all(players.map((one) => one.playUntil(() => players.some(torn))));
    const now = players.find(torn) as Player;
    const asked = now.question as Question;
    for (const choice of mayLink(asked)) await inHand(now, choice).and(now.page.locator("[data-pick=card]")).waitFor();
    for (const no of barredByColour(asked)) expect(await inHand(now, no).getAttribute("data-pick")).toBeNull();
    await inHand(now, barredByColour(asked)[0]).hover({ position: { x: 10, y: 12 } });
    await now.page.getByRole("tooltip", { name: /Why this is impossible|Pourquoi c['’]est impossible/ }).getByText("NF-CHAIN-05").waitFor();
    await turnOf(now).and(now.page.getByText(/^(Your opportunity|À vous)$/)).waitFor();
    for (const one of players.filter((other) => other !== now)) {
      const name = await one.page.locator(`[data-seat="${asked.asked[0]}"] h3 button`).innerText();
      const said = [`${name} may add`, `À ${name}`].map((text) => one.page.getByText(text, { exact: true })) as [Locator, Locator];
      await turnOf(one).and(said[0].or(said[1])).waitFor();
    }
    for (const one of players) expect(await faults(one.page)).toEqual([]);
    const moves = () => players.reduce((sum, one) => sum + one.moved, 0);
    const linked = async (one: Player) => (await told(one)).some((chain) => chain.linked.length > 1);
    while (!players.some((one) => one.over) && !(await linked(ana))) {
      const far = moves() + 8;
      await Promise.all(players.map((one) => one.playUntil(() => moves() > far)));
    }
    for (const one of players) {
      await until(() => linked(one));
      for (const chain of await told(one)) expect(chain.resolved).toEqual([...chain.linked].reverse());
    }
    expect(visits.flatMap((one) => one.errors)).toEqual([]);
    await close();
  });
});

describe("the pages of Nightfall", () => {
  const PAGES = ["/cards/nightfall", "/cards/nightfall/bad-smoke", "/rules/nightfall/NF-CHAIN-05", "/create/nightfall"];
  areSound(hall, PAGES);
  keepTheirWords(hall, "nightfall", 36);

  it("find a card by its colour and its name", async () => {
    const { context, page, errors } = await hall.visit();
    await page.goto("/cards/nightfall");
    await page.locator(".card.hand").first().waitFor();
    const all = await page.locator("[data-slug]").count();
    await page.getByRole("group", { name: "Colour" }).getByRole("button", { name: "Blue" }).click();
    await page.waitForURL("**/cards/nightfall?colour=blue");
    const blue = await page.locator("[data-slug]").count();
    expect(blue).toBeGreaterThan(0);
    expect(blue).toBeLessThan(all);
    await page.getByRole("searchbox").fill("charlotte");
    await until(async () => (await page.locator("[data-slug]").count()) === 1);
    await page.locator("[data-slug=charlotte-reyes]").click();
    await page.getByRole("heading", { level: 1, name: "Charlotte Reyes" }).waitFor();
    await page.getByText("reconstructed").first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("lead to a clause, and find what is sought", async () => {
    const { context, page, errors } = await hall.visit();
    await page.goto("/rules/nightfall/NF-CHAIN-05");
    await page.locator("#NF-CHAIN-05.here:focus").waitFor();
    await page.getByRole("searchbox").fill("link colors");
    await page.locator("#NF-CHAIN-05 mark").first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
