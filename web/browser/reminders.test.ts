import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faults } from "./axe";
import { opened } from "./hall";
import { until } from "./house";

const hall = opened();
const NAME = /even with the page closed/;

/** A push service is not there in tests: the browser's own manager is told what it would have got from one. */
async function withPushService(page: Page): Promise<void> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const point = Buffer.from(await crypto.subtle.exportKey("raw", pair.publicKey)).toString("base64url");
  await page.addInitScript((p256dh) => {
    const PLACE = "a push service";
    const subscription = (key: string) => ({
      options: { applicationServerKey: Uint8Array.from(key.split(",").map(Number)).buffer },
      toJSON: () => ({ endpoint: "https://push.example/browser", expirationTime: null, keys: { p256dh, auth: "AAAAAAAAAAAAAAAAAAAAAA" } }),
      unsubscribe: async () => (localStorage.removeItem(PLACE), true),
    });
    const known = () => {
      const key = localStorage.getItem(PLACE);
      return key === null ? null : subscription(key);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known(),
      subscribe: async (wish: { applicationServerKey: Uint8Array }) => (localStorage.setItem(PLACE, Array.from(wish.applicationServerKey).join()), known()),
    });
  }, point);
}

const offer = (page: Page) => page.evaluate(async () => (await (await fetch("/api/me/push")).json()) as { key?: string; lang?: string });

describe("being called with no page open", () => {
  it("is switched on and off by keyboard, follows the language, and ends with the session", async () => {
    const { context, page, errors } = await hall.visit();
    await context.grantPermissions(["notifications"]);
    await withPushService(page);
    await page.goto("/keys");
    const calls = page.getByRole("switch", { name: NAME });
    expect(await calls.getAttribute("aria-checked")).toBe("false");
    await calls.focus();
    await page.keyboard.press("Space");
    await until(async () => (await calls.getAttribute("aria-checked")) === "true");
    expect((await offer(page)).lang).toBe("en");
    expect(await faults(page)).toEqual([]);

    await page.evaluate(() => localStorage.setItem("elysium", JSON.stringify({ lang: "fr" })));
    await page.reload();
    const appels = page.getByRole("switch", { name: /même page fermée/ });
    await until(async () => (await appels.getAttribute("aria-checked")) === "true");
    await until(async () => (await offer(page)).lang === "fr");
    await appels.focus();
    await page.keyboard.press("Enter");
    await until(async () => (await appels.getAttribute("aria-checked")) === "false");
    expect((await offer(page)).lang).toBeUndefined();

    await appels.click();
    await until(async () => (await offer(page)).lang === "fr");
    await page.goto("/account");
    await page.getByText(/oublié, il ne peut être ni/).first().waitFor();
    await page.getByRole("button", { name: /Se déconnecter/ }).click();
    await until(async () => (await page.evaluate(() => localStorage.getItem("a push service"))) === null);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("says why it cannot be, where notifications are forbidden", async () => {
    const { context, page, errors } = await hall.visit();
    await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
    await page.goto("/keys");
    await page.getByText("Your browser blocks notifications from this site").waitFor();
    const calls = page.getByRole("switch", { name: NAME });
    await calls.click();
    expect(await calls.getAttribute("aria-checked")).toBe("false");
    await page.getByText("Your browser blocks notifications from this site").waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("shows a notification that names the table, from the worker alone", async () => {
    const { context, page, errors } = await hall.visit();
    await context.grantPermissions(["notifications"]);
    await withPushService(page);
    await page.goto("/keys");
    const calls = page.getByRole("switch", { name: NAME });
    await calls.click();
    await until(async () => (await calls.getAttribute("aria-checked")) === "true");
    const wire = await context.newCDPSession(page);
    const workers: { registrationId: string }[] = [];
    wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => workers.push(...registrations));
    await wire.send("ServiceWorker.enable");
    await until(async () => workers.length > 0);
    const said = { title: "Vendetta", body: "Ana, the table with Bo waits for you.", table: "abc", lang: "en" };
    const registrationId = workers[0]?.registrationId ?? "";
    const data = JSON.stringify(said);
    const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.body, one.tag, one.lang]));
    // What is pushed while the worker starts is lost: like a push service, we push until it has arrived; the tag keeps it one.
    await until(async () => {
      await wire.send("ServiceWorker.deliverPushMessage", { origin: hall.house.address, registrationId, data });
      return (await shown()).length > 0;
    });
    expect(await shown()).toEqual([["Vendetta", said.body, "abc", "en"]]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
