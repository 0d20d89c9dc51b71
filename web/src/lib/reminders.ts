// Subscribes this browser to push notifications, which arrive with no page open: see public/push-worker.js.
import { api } from "./api";
import { ensurePlayer } from "./currentPlayer.svelte";
import type { Text } from "./protocol";
import { msg, type Lang } from "./i18n.svelte";

const WORKER = "/push-worker.js";

/** The server's push settings: its key, and the language of this browser's subscription. */
export interface PushOffer {
  key?: string;
  lang?: Lang;
}

/** A push subscription, as the server stores it. */
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

/** Why this browser cannot receive push notifications; null if it can. */
export function obstacle(): Text | null {
  if (!globalThis.isSecureContext) return messages.insecure;
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return messages.unable;
  return Notification.permission === "denied" ? messages.denied : null;
}

/** Subscribes; returns the obstacle, or null. Call it on a click, since browsers ask for permission. */
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

/** Cancels the subscription. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
  await api.unsubscribePush();
}

/** Whether both this browser and the server have the subscription. */
export async function isSubscribed(): Promise<boolean> {
  return (await subscription()) !== null && (await api.pushOffer()).lang !== undefined;
}

/** Updates an existing subscription after the player or language has changed, or cancels it. */
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

/** The browser's subscription; one for another key, as of a reinstalled server, is replaced. */
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
