import { beforeEach, expect, it, vi } from "vitest";

const KEY = "BAEC_-8";
const HELD = Uint8Array.from([4, 1, 2, 255, 239]).buffer;

interface Kept { endpoint: string; key: ArrayBuffer }
const browser = { kept: null as Kept | null, worker: null as string | null, fails: false, asked: 0 };
const server = { offer: { key: KEY } as { key?: string; lang?: string }, heard: [] as string[] };
const permission = { now: "default", answer: "granted" };

const subscription = (kept: Kept) => ({
  options: { applicationServerKey: kept.key },
  toJSON: () => ({ endpoint: kept.endpoint, expirationTime: null, keys: { p256dh: "point", auth: "auth" } }),
  unsubscribe: async () => {
    browser.kept = null;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => (browser.kept ? subscription(browser.kept) : null),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    if (browser.fails) throw new Error("no push service");
    browser.kept = { endpoint: `https://push.example/${++browser.asked}`, key: applicationServerKey.slice().buffer };
    return subscription(browser.kept);
  },
};
const registration = { pushManager };
const serviceWorker = {
  register: async (path: string) => ((browser.worker = path), registration),
  getRegistration: async () => (browser.worker ? registration : undefined),
  ready: Promise.resolve(registration),
};

vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("navigator", { serviceWorker, language: "en" });
vi.stubGlobal("PushManager", class {});
vi.stubGlobal("Notification", {
  get permission() { return permission.now; },
  requestPermission: async () => (permission.now = permission.answer),
});
vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
  if (path === "/api/session") return new Response(JSON.stringify({ id: "1", name: "Ana", account: false }));
  if (method === "GET") return new Response(JSON.stringify(server.offer));
  server.heard.push(`${method} ${body ?? ""}`.trim());
  return new Response(null, { status: 204 });
});
const { obstacle, renewSubscription, isSubscribed, unsubscribe, subscribe } = await import("../src/lib/reminders");
const put = (n: number, lang: string) => `PUT {"endpoint":"https://push.example/${n}","keys":{"p256dh":"point","auth":"auth"},"lang":"${lang}"}`;

beforeEach(() => {
  Object.assign(browser, { kept: null, worker: null, fails: false, asked: 0 });
  Object.assign(server, { offer: { key: KEY }, heard: [] });
  Object.assign(permission, { now: "default", answer: "granted" });
  vi.stubGlobal("isSecureContext", true);
});

it("signs the browser up with the key of the server, and off again", async () => {
  expect(await isSubscribed()).toBe(false);
  expect(await subscribe("fr")).toBeNull();
  expect(browser.worker).toBe("/push-worker.js");
  expect(browser.kept?.key).toEqual(HELD);
  expect(server.heard).toEqual([put(1, "fr")]);
  expect(await isSubscribed(), "the server has forgotten").toBe(false);
  server.offer.lang = "fr";
  expect(await isSubscribed()).toBe(true);
  await unsubscribe();
  expect([browser.kept, server.heard[1]]).toEqual([null, "DELETE"]);
});

it("says what hinders it, in both languages", async () => {
  permission.answer = "default";
  expect((await subscribe("en"))?.en).toContain("have not allowed");
  permission.answer = "denied";
  expect((await subscribe("en"))?.en).toContain("blocks notifications");
  expect(obstacle()?.fr).toContain("réglages");
  permission.now = permission.answer = "granted";
  browser.fails = true;
  expect((await subscribe("en"))?.en).toContain("push service");
  server.offer = {};
  expect((await subscribe("en"))?.fr).toContain("Ce serveur");
  vi.stubGlobal("isSecureContext", false);
  expect((await subscribe("en"))?.en).toContain("https");
  expect([browser.kept, server.heard]).toEqual([null, []]);
});

it("keeps a browser that is called up to date, and touches no other", async () => {
  await renewSubscription(true, "en");
  expect([browser.worker, server.heard]).toEqual([null, []]);
  await subscribe("en");
  await renewSubscription(true, "fr");
  expect(server.heard).toEqual([put(1, "en"), put(1, "fr")]);
  browser.kept = { endpoint: "https://push.example/old", key: new ArrayBuffer(3) };
  await renewSubscription(true, "en");
  expect(server.heard[2], "signed up anew where the key is another").toBe(put(2, "en"));
  await renewSubscription(false, "en");
  expect([browser.kept, server.heard.length]).toEqual([null, 3]);
});
