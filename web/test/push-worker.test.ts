import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";

type Ear = (event: object) => void;
const code = readFileSync(new URL("../public/push-worker.js", import.meta.url), "utf8");
const ears = new Map<string, Ear>();
const world = { shown: [] as unknown[], opened: [] as string[], pages: [] as { url: string; focus: () => void }[], heard: [] as string[], lang: "fr" as string | undefined };

const self = {
  addEventListener: (name: string, ear: Ear) => ears.set(name, ear),
  registration: {
    showNotification: (title: string, rest: object) => world.shown.push({ title, ...rest }),
    pushManager: { subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => ({ toJSON: () => ({ endpoint: "https://push.example/2", expirationTime: null, keys: { p256dh: applicationServerKey, auth: "a" } }) }) },
  },
  clients: { matchAll: async () => world.pages, openWindow: async (path: string) => world.opened.push(path) },
};
const fetched = async (path: string, sent?: { method: string; body: string }) => {
  world.heard.push(`${sent?.method ?? "GET"} ${path} ${sent?.body ?? ""}`.trim());
  return new Response(JSON.stringify({ key: "key", lang: world.lang }));
};
new Function("self", "fetch", code)(self, fetched);

/** Lets something happen to the worker, and waits until it has done what it does. */
async function happen(name: string, event: object): Promise<void> {
  let done: unknown;
  ears.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
  await done;
}

beforeEach(() => Object.assign(world, { shown: [], opened: [], pages: [], heard: [], lang: "fr" }));

it("shows what it is told, a newer call in place of an older one of the same table", async () => {
  const said = { title: "Vendetta", body: "Ana, la table avec Bo vous attend.", table: "t1", lang: "fr" };
  await happen("push", { data: { json: () => said } });
  expect(world.shown).toEqual([{ title: "Vendetta", body: said.body, lang: "fr", tag: "t1", renotify: true, icon: "/icon.svg", data: { table: "t1" } }]);
});

it("leads to the table: the page that shows it, or a new one", async () => {
  let closed = 0;
  const focused: string[] = [];
  const notification = { data: { table: "t1" }, close: () => closed++ };
  world.pages = ["/", "/table/t2"].map((path) => ({ url: `https://x.example${path}`, focus: () => focused.push(path) }));
  await happen("notificationclick", { notification });
  expect([world.opened, focused]).toEqual([["/table/t1"], []]);
  world.pages.push({ url: "https://x.example/table/t1?step=0", focus: () => focused.push("/table/t1") });
  await happen("notificationclick", { notification });
  expect([world.opened, focused, closed]).toEqual([["/table/t1"], ["/table/t1"], 2]);
});

it("is signed up anew when the browser has another address, if it was signed up", async () => {
  await happen("pushsubscriptionchange", {});
  expect(world.heard).toEqual(["GET /api/me/push", 'PUT /api/me/push {"endpoint":"https://push.example/2","keys":{"p256dh":"key","auth":"a"},"lang":"fr"}']);
  world.heard = [];
  world.lang = undefined;
  await happen("pushsubscriptionchange", {});
  expect(world.heard).toEqual(["GET /api/me/push"]);
});
