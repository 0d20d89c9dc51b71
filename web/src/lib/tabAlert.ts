// Marks the tab and notifies a player while it is their turn and the page is hidden.
import { settings } from "./settings.svelte";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";

let owed: string | null = null;
let marked: { before: string; shown: string } | null = null;
let note: Notification | null = null;
let listening = false;

/** Marks the tab and notifies the player; the text names the question. */
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

/** Removes the mark: it is no longer the player's turn. */
export function clearAlert(): void {
  owed = null;
  update();
}

/** The permission to notify; "never" if the browser cannot. */
export function notificationPermission(): NotificationPermission | "never" {
  return "Notification" in globalThis ? Notification.permission : "never";
}

/** Asks for permission to notify, and returns whether it was granted. */
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
    // some phone browsers only notify through a service worker; title and icon still change
  }
}
