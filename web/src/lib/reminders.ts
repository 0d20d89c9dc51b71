// Signs this browser up at its push service, so that a table that waits can call with no page open: see public/push-worker.js.
import { api } from "./api";
import { ensurePlayer } from "./currentPlayer.svelte";
import type { Text } from "./protocol";
import { msg, type Lang } from "./i18n.svelte";

const WORKER = "/push-worker.js";

/** What the server says of reminders: the key to be signed up with, and in which language this browser is called. */
export interface PushOffer {
  key?: string;
  lang?: Lang;
}

/** What the server needs to call this browser. */
export interface PushRegistration {
  endpoint: string;
  keys: Record<string, string>;
  lang: Lang;
}

const messages = {
  insecure: msg(
    "Requires a secure connection: open this site over https, or on the machine it runs on.",
    "Seulement par une connexion sûre : ouvrez ce site en https, ou sur la machine où il tourne.",
  ),
  unable: msg(
    "This browser cannot notify you while the page is closed. On an iPhone or iPad, add this page to the home screen first.",
    "Ce navigateur ne peut pas vous prévenir page fermée. Sur un iPhone ou un iPad, ajoutez d'abord cette page à l'écran d'accueil.",
  ),
  denied: msg(
    "Your browser blocks notifications from this site: allow them in its settings.",
    "Votre navigateur bloque les notifications de ce site : autorisez-les dans ses réglages.",
  ),
  undecided: msg("You have not allowed notifications: try again and accept.", "Vous n'avez pas autorisé les notifications : recommencez, et acceptez."),
  off: msg("Notifications are disabled on this server.", "Ce serveur n'envoie pas de notifications."),
  failed: msg(
    "The push service of your browser does not answer: try again later.",
    "Le service push de votre navigateur ne répond pas : réessayez plus tard.",
  ),
};

/** Why this browser cannot be called at all; null if it can. */
export function obstacle(): Text | null {
  if (!globalThis.isSecureContext) return messages.insecure;
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return messages.unable;
  return Notification.permission === "denied" ? messages.denied : null;
}

/** Asks to be called from now on; says what hinders it, or null. To be done at a click, since browsers ask the person. */
export async function subscribe(lang: Lang): Promise<Text | null> {
  const hindered = obstacle();
  if (hindered) return hindered;
  const allowed = await Notification.requestPermission();
  if (allowed !== "granted") return allowed === "denied" ? messages.denied : messages.undecided;
  await ensurePlayer();
  const { key } = await api.pushOffer();
  if (!key) return messages.off;
  const browser = await ensureSubscription(key).catch(() => null);
  if (!browser) return messages.failed;
  await api.subscribePush(registration(browser, lang));
  return null;
}

/** Asks not to be called any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
  await api.unsubscribePush();
}

/** Whether this browser is called: the browser and the server must both think so. */
export async function isSubscribed(): Promise<boolean> {
  return (await subscription()) !== null && (await api.pushOffer()).lang !== undefined;
}

/** Somebody plays here, or nobody any more, or in another language: a browser that is called is called accordingly. */
export async function renewSubscription(somebodyPlays: boolean, lang: Lang): Promise<void> {
  const known = await subscription();
  if (!known) return;
  if (!somebodyPlays) return void (await known.unsubscribe());
  const { key } = await api.pushOffer();
  if (key) await api.subscribePush(registration(await ensureSubscription(key), lang));
}

async function subscription(): Promise<PushSubscription | null> {
  if (obstacle()) return null;
  return (await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription()) ?? null;
}

/** The browser's own subscription; one for another key, as of a server that began anew, is of no use. */
async function ensureSubscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const wanted = bytes(key);
  if (known && same(known.options.applicationServerKey, wanted)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

function registration(browser: PushSubscription, lang: Lang): PushRegistration {
  const { endpoint = "", keys = {} } = browser.toJSON();
  return { endpoint, keys, lang };
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const held = new Uint8Array(one ?? new ArrayBuffer(0));
  return held.length === other.length && held.every((value, at) => value === other[at]);
}
