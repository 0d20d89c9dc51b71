import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faults } from "./axe";
import { opened } from "./hall";
import { until } from "./house";
import { sitDown } from "./sitting";

const hall = opened();

/** Asks the server from the page's own origin, as the page would. */
async function ask(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(async ([method, path, body]) => {
    const headers = { "X-Elysium": "test", "Content-Type": "application/json" };
    const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return answer.json() as Promise<unknown>;
  }, [method, path, body] as const);
}

describe("what an account likes", () => {
  it("comes along into another browser, and a guest's stays behind", async () => {
    const [here, there] = [await hall.visit(), await hall.visit()];
    const name = `Ana ${Math.floor(Math.random() * 100_000)}`;
    await here.page.goto("/keys");
    await ask(here.page, "POST", "/api/session", { name });
    await ask(here.page, "POST", "/api/account", { name, password: "clair de lune" });
    await here.page.reload();
    await here.page.getByText("Saved with your account").waitFor();
    await here.page.getByRole("switch", { name: /Confirm every answer/ }).click();
    await until(async () => ((await ask(here.page, "GET", "/api/me/settings")) as { confirm?: boolean }).confirm === true);

    await there.page.goto("/keys");
    const confirm = there.page.getByRole("switch", { name: /Confirm every answer/ });
    await there.page.getByText("Saved in this browser").waitFor();
    expect(await confirm.getAttribute("aria-checked")).toBe("false");
    await ask(there.page, "POST", "/api/session", { name, password: "clair de lune" });
    await there.page.reload();
    await until(async () => (await confirm.getAttribute("aria-checked")) === "true");
    expect([...here.errors, ...there.errors]).toEqual([]);
    await Promise.all([here.context.close(), there.context.close()]);
  });
});

describe("a letter", () => {
  it("is changed on the page of keys, never to one that is taken, and acts at the table", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    await page.goto("/keys");
    const orders = page.getByRole("button", { name: /change the key for: standing orders/ });
    await orders.click();
    await page.getByText("Press a key").waitFor();
    await page.keyboard.press("w");
    await page.getByText("W is already used for: why the card").waitFor();
    await page.keyboard.press("7");
    await page.getByText("This key is reserved").waitFor();
    await page.keyboard.press("x");
    await page.getByText("X is now: standing orders").waitFor();
    expect(await orders.textContent()).toBe("X");
    expect(await faults(page)).toEqual([]);

    await sitDown(visited, ["me", "random", "random"]);
    await page.getByRole("region", { name: "The question" }).waitFor();
    const open = page.getByRole("dialog");
    await page.keyboard.press("o");
    await page.keyboard.press("x");
    await open.getByText("Standing orders").first().waitFor();
    expect(await open.count()).toBe(1);

    await page.goto("/keys");
    await page.getByRole("button", { name: "Restore the default keys" }).click();
    expect(await orders.textContent()).toBe("O");
    expect(await page.getByRole("button", { name: "Restore the default keys" }).count()).toBe(0);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});

describe("a card looked at closely", () => {
  it("tells what has become of it in this game", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    const { player } = await sitDown(visited, ["me", "random", "random"], {}, 21);
    const named = page.getByRole("log").first().getByRole("button");
    await player.playUntil(() => player.moved > 12 && player.myTurn);
    await until(async () => (await named.count()) > 0);
    const name = (await named.last().textContent())?.trim() ?? "";
    await named.last().click();
    const history = page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });
    await page.getByRole("dialog").getByRole("heading", { name: "In this game" }).waitFor();
    await history.first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});
