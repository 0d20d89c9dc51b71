// Calls a player back to a table that waits: only while it is their turn and the page is not seen.
import { settings } from "./settings.svelte";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";

let owed: string | null = null;
let marked: { before: string; shown: string } | null = null;
let note: Notification | null = null;
let listening = false;

/** It is my turn; the text says what for. */
export function alertTurn(text: string): void {
  const fresh = owed === null;
  owed = text;
  if (!listening) {
    listening = true;
    document.addEventListener("visibilitychange", update);
  }
  update();
  if (fresh && document.hidden) notify(text);
}

/** It is not my turn any more. */
export function clearAlert(): void {
  owed = null;
  update();
}

/** Whether this browser can call at all, and may. */
export function notificationPermission(): NotificationPermission | "never" {
  return "Notification" in globalThis ? Notification.permission : "never";
}

/** Asks for the right to call; answers whether it is given. */
export async function requestNotifications(): Promise<boolean> {
  return notificationPermission() !== "never" && (await Notification.requestPermission()) === "granted";
}

function update(): void {
  if (owed !== null && document.hidden) mark(`● ${owed}`);
  else unmark();
}

function mark(shown: string): void {
  marked = { before: marked?.before ?? document.title, shown };
  document.title = shown;
  icon(MARKED);
}

function unmark(): void {
  note?.close();
  note = null;
  if (!marked) return;
  if (document.title === marked.shown) document.title = marked.before;
  marked = null;
  icon(ICON);
}

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

function notify(text: string): void {
  if (!settings.alerts || notificationPermission() !== "granted") return;
  try {
    note = new Notification("Elysium", { body: text, icon: ICON, tag: "elysium-turn" });
    note.onclick = () => window.focus();
  } catch {
    // some browsers on phones call only through a service worker; title and icon still tell
  }
}
