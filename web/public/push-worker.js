// The service worker: shows push notifications with no page open, and opens their table. See src/lib/reminders.ts.
"use strict";

const PLACE = "/api/me/push";

self.addEventListener("push", (event) => {
  const { title, body, table, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag: table, renotify: true, icon: "/icon.svg", data: { table } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/table/${event.notification.data.table}`));
});

// the push service has replaced the subscription: registers the new one
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew()));

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function renew() {
  const { key, lang } = await (await fetch(PLACE)).json();
  if (!key || !lang) return;
  const { endpoint, keys } = (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const headers = { "X-Elysium": "worker", "Content-Type": "application/json" };
  await fetch(PLACE, { method: "PUT", headers, body: JSON.stringify({ endpoint, keys, lang }) });
}
