import { describe, expect, it } from "vitest";
import { faults } from "./axe";
import { company } from "./company";
import { opened } from "./hall";
import { DESKTOP, phone, until } from "./house";
import { hunt } from "./hunting";
import { blank, lookedOver, spilt, wide } from "./looking";
import { areSound, keepTheirWords } from "./pages-of";
import type { Player } from "./player";
import { isBegun, isJudged, leavesWell, listsByPlace } from "./playing";
import { sitDown } from "./sitting";
import { card, figure, views } from "./told";

const hall = opened();

/** So few turns that a game is over before long. */
const GAME = { game: "vtes", options: ["turns=25"] };

/** Plays boldly, and looks at the stage on the way. */
async function eager(player: Player): Promise<void> {
  await staged(player);
  await hunt(player);
}

/** What the page calls what is under way, innermost first. */
const STAGES: [string, RegExp][] = [["combatStep", /^(The combat|Le combat)$/], ["pollStep", /^(The referendum|Le référendum)$/], ["actionStep", /^(The action|L['’]action)$/]];

/** The stage shows what the outline tells: a combat, a referendum, an action, or the turn. */
async function staged(player: Player): Promise<void> {
  const name = () => STAGES.find(([step]) => figure(player, step).length > 0)?.[1] ?? /^(The turn|Le tour)$/;
  await until(async () => !player.myTurn || player.page.getByRole("region", { name: name() }).isVisible(), 60_000, () => `no stage is named ${name()}`);
}

/** Transfers twice with the pointer at one place: neither the button nor the bar moves. @param which the vampire, as soon as there is such a one */
async function transfersInPlace(player: Player, which: () => number | undefined): Promise<void> {
  const { page } = player;
  await player.playUntil(() => which() !== undefined && left(player) > 1, () => eager(player));
  const bar = page.locator(".ask");
  const row = which();
  await page.keyboard.press("Escape");
  const height = (await bar.boundingBox())?.height;
  await page.locator(`.region [data-row="${row}"] button`).click();
  const button = page.getByRole("button", { name: /^Transfer 1/ });
  const at = await button.boundingBox();
  expect((await bar.boundingBox())?.height).toBe(height);
  await player.settled(() => button.click());
  await player.asked();
  await until(async () => JSON.stringify(await button.boundingBox()) === JSON.stringify(at), 5000, () => "the button has moved");
  expect((await bar.boundingBox())?.height).toBe(height);
}

const left = (player: Player) => Number(/(\d+) transfers? left/.exec(player.question?.prompt.en ?? "")?.[1] ?? 0);
const meant = (player: Player, verb: string) => player.question?.choices.filter((choice) => choice.verb === verb).map((choice) => choice.cards[0]) ?? [];
const empty = (player: Player) => () => meant(player, "transfer").find((row) => !meant(player, "takeBack").includes(row));
const begun = (player: Player) => () => meant(player, "transfer").find((row) => meant(player, "takeBack").includes(row));

const numbers = (texts: string[]) => texts.map((text) => Number(text.trim()));

describe("a game of V:TES", () => {
  it("is played by clicking, against bots, to the end", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    const { player } = await sitDown(visited, ["me", "random", "random", "random", "random"], GAME, 61);
    await lookedOver(player, ["influence"], () => eager(player));
    expect(await page.locator(".fan .card.dusk").count(), "cards that cannot be used now").toBeGreaterThan(5);
    expect(await blank(page), "at 1440 pixels").toEqual([]);
    expect(await spilt(page), "at 1440 pixels").toEqual([]);
    await page.setViewportSize({ width: 2560, height: 1440 });
    const held = await page.locator(".fan .card").count();
    if (held <= 7) await page.locator(".fan .card.shelf").first().waitFor({ state: "detached", timeout: 5000 });
    expect(await blank(page), "at 2560 pixels").toEqual([]);
    await page.setViewportSize(DESKTOP);
    await page.locator(".region .card").first().hover();
    await page.locator(".peek .card.full .name").waitFor();
    await page.mouse.move(5, 5);
    await page.locator(".peek").waitFor({ state: "detached" });
    await transfersInPlace(player, empty(player));
    await transfersInPlace(player, begun(player));
    await lookedOver(player, ["minion", "discard"], () => eager(player));
    await page.getByRole("group", { name: /^The ring/ }).waitFor();
    const shown = await page.locator("[data-region=seats] .pool [aria-hidden]").allInnerTexts();
    const pools = figure(player, "pool");
    expect(numbers(shown).sort()).toEqual([...pools].sort());
    await player.playUntil(() => player.over, () => eager(player));
    expect(player.listed, "answers taken from the list").toBeLessThanOrEqual(player.moved / 10);
    const ended = page.getByRole("region", { name: "How it ended" });
    await ended.waitFor();
    for (const size of [{ width: 2560, height: 1440 }, DESKTOP]) await page.setViewportSize(size);
    await page.waitForTimeout(500);
    expect(await page.getByRole("button", { name: "To the latest" }).count(), "the log has left its end with the size of the window").toBe(0);
    expect(await ended.evaluate((result) => result.scrollHeight - result.clientHeight), "what is cut off of how it ended").toBeLessThanOrEqual(0);
    await listsByPlace(player, ended, 3, "pool");
    await leavesWell(visited);
  });

  it("is played by keyboard alone", async () => {
    const met = new Set<string>();
    const turned = () => ["influence", "minion", "discard"].every((kind) => met.has(kind));
    for (let seed = 62; !turned(); seed++) {            // whoever plays at random may leave the game before its third phase
      expect(seed, "the tables at which not every phase came").toBeLessThan(67);
      const visited = await hall.visit();
      const { player } = await sitDown(visited, ["me", "random", "random"], GAME, seed);
      player.by = "keys";
      await player.playUntil(() => {
        for (const kind of player.kinds) met.add(kind);
        return turned() && player.moved > 30;
      });
      for (const kind of player.kinds) met.add(kind);
      expect(visited.errors).toEqual([]);
      await visited.context.close();
    }
  });

  it("is played on a phone, in French, by tapping", async () => {
    const visited = await hall.visit({ lang: "fr", theme: "light" }, phone);
    const { player } = await sitDown(visited, ["me", "random", "random", "random", "random"], GAME, 63);
    player.by = "finger";
    await lookedOver(player, ["influence", "minion", "influence"], () => eager(player));
    expect(await wide(player.page)).toBeLessThanOrEqual(0);
    await player.playUntil(() => player.moved > 40, () => eager(player));
    expect(await wide(player.page)).toBeLessThanOrEqual(0);
    const strip = visited.page.getByRole("navigation", { name: "Places" });
    await strip.getByText("proie", { exact: true }).waitFor();
    await strip.getByText("prédateur", { exact: true }).waitFor();
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});

const acts = (player: Player) => (figure(player, "actionStep")[0] ?? 0) > 0;

describe("five people in five browsers", () => {
  it("see the same action with the same numbers, and nobody another's hand or crypt", async () => {
    const { visits, players, close } = await company(hall, 5, "vtes", 71);
    const acting = () => players.find((one) => one.myTurn && one.question?.kind === "block" && acts(one));
    await Promise.all(players.map((one) => one.playUntil(() => acting() !== undefined, () => eager(one))));
    const now = acting();
    if (!now) throw new Error("nobody was asked to block");
    const [stealth = 0] = figure(now, "actionStealth");
    for (const one of players) {
      await until(async () => figure(one, "actor")[0] === figure(now, "actor")[0]);
      const balance = one.page.getByRole("group", { name: /^(Stealth|Discrétion) / });
      await until(async () => (await balance.locator(".a b").textContent()) === String(stealth));
      await one.page.getByRole("list", { name: /Steps of the action|Étapes de l['’]action/ }).locator("[aria-current=step]").waitFor();
      expect(await faults(one.page)).toEqual([]);
      const others = views(one).flatMap((view) => view.zones).filter((zone) => zone.seat !== one.seat && ["hand", "crypt", "library"].includes(zone.name));
      expect(others.flatMap((zone) => zone.cards)).toEqual([]);
      const asleep = views(one).flatMap((view) => view.zones).filter((zone) => zone.seat !== one.seat && zone.name === "uncontrolled");
      expect(asleep.flatMap((zone) => zone.cards).filter((lying) => lying.face >= 0)).toEqual([]);
    }
    const [actor = -1] = figure(now, "actor");
    expect(players.map((one) => card(one, actor)?.face)).toEqual(players.map(() => card(now, actor)?.face));
    expect(visits.flatMap((one) => one.errors)).toEqual([]);
    await close();
  });
});

describe("the pages of V:TES", () => {
  const PAGES = ["/cards/vtes", "/cards/vtes/alexa-draper", "/cards/vtes/eyes-of-argus", "/rules/vtes/VTES-BLK-09", "/create/vtes"];
  areSound(hall, PAGES);
  keepTheirWords(hall, "vtes", 140);

  it("find a card by its clan, and by a Discipline in its words", async () => {
    const { context, page, errors } = await hall.visit({ lang: "fr" });
    await page.goto("/cards/vtes");
    await page.locator(".card.hand").first().waitFor();
    await page.getByRole("group", { name: "Clan" }).getByRole("button", { name: "Tremere" }).click();
    await page.waitForURL("**/cards/vtes?clan=tremere");
    expect(await page.locator("[data-slug]").count()).toBe(13);
    await page.goto("/cards/vtes?q=auspex+superieur+reveille");
    await page.locator("[data-slug=eyes-of-argus]").click();
    await page.getByRole("heading", { level: 1, name: "Yeux d’Argus" }).waitFor();
    await page.getByRole("img", { name: "Auspex (supérieur)" }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("judge a deck of one's own by its clauses, show its curve, and let it be played", async () => {
    const visited = await isJudged(hall, {
      game: "vtes", like: "toreador", clause: "VTES-DECK-02",
      spoil: (text) => text.replace(/^12 x Govern the Unaligned$/m, "2 x Govern the Unaligned").replace("(77)", "(67)").replace(/^5 x .*$/gm, ""),
    });
    for (const curve of ["Crypt by capacity", "Library by Discipline"]) await visited.page.getByRole("figure", { name: curve }).first().waitFor();
    await isBegun(visited, ["Seat 2", "Seat 3", "Seat 4", "Seat 5"], visited.page.getByRole("region", { name: "You", exact: true }));
  });
});