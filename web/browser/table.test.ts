import { describe, expect, it } from "vitest";
import { faults } from "./axe";
import { opened } from "./hall";
import { phone, until } from "./house";
import { wide } from "./looking";
import { Player, seeded } from "./player";
import { sitDown } from "./sitting";

const hall = opened();

describe("a whole game", () => {
  it("is played by clicking, against bots", async () => {
    const visited = await hall.visit();
    await visited.page.goto("/");
    const player = new Player(visited.page, seeded(11));
    await visited.page.getByRole("button", { name: "Vendetta: Play against bots" }).click();
    await player.asked();
    await player.settled(() => visited.page.getByRole("button", { name: /^Choose / }).first().click());
    expect(player.listed, "a click on Choose chooses").toBe(0);
    await player.playUntil(() => player.over);
    await visited.page.getByRole("link", { name: /replay/i }).waitFor();
    expect(player.kinds).toContain("planning-card");
    expect(await faults(visited.page)).toEqual([]);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("is played by keyboard alone", async () => {
    const visited = await hall.visit();
    const { player } = await sitDown(visited, ["me", "random", "random"], {}, 5);
    player.by = "keys";
    await player.playUntil(() => player.over);
    expect(player.over).toBe(true);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("keeps the focus of those who play by keyboard", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    const { player } = await sitDown(visited, ["me", "random", "random"], {}, 6);
    const at = () => page.evaluate(() => document.activeElement?.closest("[data-region], main")?.tagName ?? "");
    player.by = "keys";
    await player.playUntil(() => player.question?.kind === "planning-card");
    await page.locator("[data-region=hand] [data-pick=card]").first().waitFor();
    await page.keyboard.press("h");
    await player.settled(async () => {
      for (const key of ["Space", "1", "Enter"]) await page.keyboard.press(key);
    });
    await page.getByRole("heading", { name: /How much Blood/ }).waitFor();
    expect(await at()).not.toBe("");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys of the table" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(page.url()).toContain("/table/");
    expect(await at()).not.toBe("");
    await player.settled(async () => {
      await page.locator(".acts .numbers .btn").nth(1).click();
      await page.keyboard.press("Enter");
    });
    expect(player.listed, "Enter answers with the number that was clicked").toBe(0);
    await visited.context.close();
  });

  it("has every answer in a list, and standing answers and keys besides, a click away or two", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    const { player } = await sitDown(visited, ["me", "random", "random"], {}, 14);
    await player.asked();
    await page.locator(".cardname").first().click();
    const twin = page.getByRole("dialog").locator(".twin");
    expect(await twin.isVisible(), "the other language is shown on request").toBe(false);
    await page.getByText("In French").click();
    await twin.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    for (const [name, inside] of [["Standing orders", /The other players cannot tell/], ["Keys of the table", "the main answer"]] as const) {
      await page.getByRole("button", { name: "Options and more" }).click();
      await page.getByRole("dialog").getByRole("button", { name }).click();
      await page.getByRole("dialog", { name }).getByText(inside).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.keyboard.press("a");
    const all = page.getByRole("dialog", { name: "All answers" });
    await all.waitFor();
    expect(await all.locator("ul").first().getByRole("button").count()).toBe(player.question?.choices.length);
    expect(await faults(page)).toEqual([]);
    await player.settled(() => all.locator("ul").first().getByRole("button").first().click());
    expect(player.listed).toBe(0);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("leaves room for the board on a phone that lies on its side", async () => {
    const visited = await hall.visit({ lang: "fr" }, { ...phone, viewport: { width: 844, height: 390 } });
    const { player } = await sitDown(visited, ["me", "random", "random", "random"], {}, 4);
    await player.playUntil(() => player.question?.kind === "planning-card");
    const board = await visited.page.locator(".board").boundingBox();
    expect(board?.height).toBeGreaterThan(250);
    await visited.page.getByRole("log", { name: "Ce qui vient de se passer" }).waitFor();
    expect(await faults(visited.page)).toEqual([]);
    await visited.context.close();
  });

  it("is played on a phone, in French, with every variant", async () => {
    const visited = await hall.visit({ lang: "fr", theme: "light" }, phone);
    const { player } = await sitDown(visited, ["me", "random", "random", "random"], { options: ["relics", "locations", "teams"] }, 3);
    await player.asked();
    expect(await faults(visited.page)).toEqual([]);
    await player.playUntil(() => player.over);
    expect(await wide(visited.page)).toBeLessThanOrEqual(0);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});

describe("people", () => {
  it("play at one table in two browsers, and talk", async () => {
    const [ana, ben] = [await hall.visit(), await hall.visit({ lang: "fr" })];
    const { player: first, table } = await sitDown(ana, ["me", "open", "random"], {}, 7);
    await ana.page.getByText("waiting for players").waitFor();
    const second = new Player(ben.page, seeded(8));
    await ben.page.goto(`/table/${table}`);
    await ben.page.getByRole("button", { name: /S['’]asseoir ici/ }).click();
    const warm = () => first.moved > 3 && second.moved > 3;
    await Promise.all([first.playUntil(warm), second.playUntil(warm)]);
    const script = "<img src=x onerror=alert(1)>";
    await ana.page.getByRole("tab", { name: "Chat" }).click();
    await ana.page.getByRole("textbox").fill(script);
    await ana.page.keyboard.press("Enter");
    await ben.page.getByRole("tab", { name: /Discussion|Parler|Paroles/ }).click();
    await ben.page.getByText(script).waitFor();
    const far = () => first.moved > 9 && second.moved > 9;
    await Promise.all([first.playUntil(far), second.playUntil(far)]);
    expect([...ana.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ana.context.close(), ben.context.close()]);
  });

  it("come by a link to a table that nobody may watch, and strangers are told so", async () => {
    const [ana, ben, eve] = [await hall.visit(), await hall.visit(), await hall.visit()];
    const { table } = await sitDown(ana, ["me", "open", "random"], { spectators: false, clock: { kind: "slow", hours: 48 } });
    await ana.page.getByText("2 days a move").waitFor();
    await ben.page.goto(`/table/${table}`);
    await ben.page.getByRole("button", { name: /Sit here/ }).click();
    await ben.page.getByRole("region", { name: "The question" }).waitFor();
    await eve.page.goto(`/table/${table}`);
    await eve.page.getByText(/Only the players of this table/).waitFor();
    expect(eve.errors).toEqual([]);
    await ben.page.getByRole("button", { name: "Options and more" }).click();
    await ben.page.getByRole("button", { name: "Leave the game to a bot" }).click();
    await ben.page.getByRole("button", { name: "Leave", exact: true }).click();
    await ben.page.getByRole("heading", { name: "Elysium" }).waitFor();
    await ben.page.goto(`/table/${table}`);
    await ben.page.getByRole("button", { name: "Take my seat back" }).click();
    await ben.page.getByRole("region", { name: "The question" }).waitFor();
    await Promise.all([ana.context.close(), ben.context.close(), eve.context.close()]);
  });

  it("reload and lose the line in the middle of a secret choice, and lose nothing", async () => {
    const visited = await hall.visit();
    const { player } = await sitDown(visited, ["me", "open", "random"], {}, 9);
    const other = await hall.visit();
    const rival = new Player(other.page, seeded(10));
    await other.page.goto(visited.page.url());
    await other.page.getByRole("button", { name: /Sit here/ }).click();
    const secret = (one: Player) => () => one.question?.kind === "hand-return" && one.myTurn;
    await Promise.all([player.playUntil(secret(player)), rival.playUntil(secret(rival))]);
    expect(player.question?.secret).toBe(true);
    await player.settled();
    await until(async () => player.question?.answer !== undefined);
    const sealed = player.question?.answer;
    const heardAgain = async (since: number) => until(
      async () => player.heard.slice(since).some((said) => said.type === "question" && said.answer === sealed), 40_000, () => player.last,
    );
    let since = player.heard.length;
    await visited.page.reload();
    await heardAgain(since);
    since = player.heard.length;
    await visited.context.setOffline(true);
    await visited.page.getByText(/^Connection lost/).waitFor({ timeout: 5000 });
    await hall.house.kill();
    await hall.house.start();
    await visited.context.setOffline(false);
    await heardAgain(since);
    await visited.page.getByText(/Your answer is sealed/).waitFor();
    const on = () => player.moved > 4 && rival.moved > 4;
    await Promise.all([player.playUntil(on), rival.playUntil(on)]);
    await Promise.all([visited.context.close(), other.context.close()]);
  });

  it("look on without seeing what is hidden, and see everything after the end", async () => {
    const [ana, eve] = [await hall.visit(), await hall.visit()];
    const { player, table } = await sitDown(ana, ["me", "random", "random"], {}, 13);
    const spectator = new Player(eve.page);
    await eve.page.goto(`/table/${table}`);
    await eve.page.getByText("You are watching").waitFor();
    await player.playUntil(() => player.over);
    await until(async () => spectator.over);
    const views = spectator.heard.filter((said) => said.type === "view");
    const hands = views.flatMap((view) => (view.type === "view" ? view.zones.filter((zone) => zone.name === "hand") : []));
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.flatMap((zone) => zone.cards)).toEqual([]);
    expect(spectator.heard.some((said) => said.type === "question")).toBe(false);
    await eve.page.goto(`/replay/${table}?step=20&viewer=0`);
    await until(async () => (await eve.page.getByRole("slider").inputValue()) === "20");
    await Promise.all([ana.context.close(), eve.context.close()]);
  });
});
