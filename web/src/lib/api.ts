// The REST half of the protocol.
import type {
  EventsSaid,   CardInfo, ClauseInfo, DeckInfo, DeckSheet, Fault, Frame, Game, Me, Orders, ReplayInfo, SessionInfo, TableInfo, TableWish,
} from "./protocol";
import type { Called, Offer } from "./reminders";

/** What the server refused, with words for people in both languages. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly fault: Fault) {
    super(fault.text.en);
  }
}

const GONE: Fault = {
  code: "unreachable",
  text: {
    en: "The server does not answer. Check your connection; nothing you did is lost.",
    fr: "Le serveur ne répond pas. Vérifiez votre connexion ; rien de ce que vous avez fait n'est perdu.",
  },
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Elysium": "page" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const said = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(path, { method, headers, credentials: "same-origin", ...said });
  } catch {
    throw new Refusal(0, GONE);
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, isFault(told) ? told : GONE);
  return told as T;
}

function isFault(told: unknown): told is Fault {
  return typeof told === "object" && told !== null && "code" in told && "text" in told;
}

const get = <T>(path: string) => ask<T>("GET", path);
const once = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is fetched once. */
function keep<T>(path: string): Promise<T> {
  let known = once.get(path);
  if (!known) {
    known = get<T>(path);
    known.catch(() => once.delete(path));
    once.set(path, known);
  }
  return known as Promise<T>;
}

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return given.length === 0 ? "" : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
};

/** Which deck a seat plays changes no card; other options may. */
const corrects = (option: string) => !/^deck\d+=/.test(option);

export const api = {
  games: () => keep<Game[]>("/api/games"),
  /** The book of a game; with the options of a table, as they correct it. */
  cards: (game: string, options: string[] = []) =>
    keep<CardInfo[]>(`/api/games/${game}/cards${options.filter(corrects).map((one, at) => `${at === 0 ? "?" : "&"}option=${encodeURIComponent(one)}`).join("")}`),
  decks: (game: string) => keep<DeckInfo[]>(`/api/games/${game}/decks`),
  checkDeck: (game: string, text: string) => ask<DeckSheet>("POST", `/api/games/${game}/decks/check`, { text }),
  rules: (game: string) => keep<ClauseInfo[]>(`/api/games/${game}/rules`),

  me: () => get<Me | null>("/api/session"),
  comeIn: (name: string, password?: string) => ask<Me>("POST", "/api/session", password ? { name, password } : { name }),
  goOut: () => ask<void>("DELETE", "/api/session"),
  register: (name: string, password: string) => ask<Me>("POST", "/api/account", { name, password }),
  password: (old: string, fresh: string) => ask<void>("POST", "/api/account/password", { old, new: fresh }),
  sessions: () => get<SessionInfo[]>("/api/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/sessions/${id}`),
  endOthers: () => ask<void>("DELETE", "/api/sessions"),

  settings: () => get<Record<string, unknown>>("/api/me/settings"),
  settle: (settings: object) => ask<Record<string, unknown>>("PUT", "/api/me/settings", settings),

  offer: () => get<Offer>("/api/me/push"),
  callMe: (browser: Called) => ask<void>("PUT", "/api/me/push", browser),
  callMeNot: () => ask<void>("DELETE", "/api/me/push"),

  open: () => get<TableInfo[]>("/api/tables"),
  live: () => get<TableInfo[]>("/api/tables/live"),
  mine: () => get<TableInfo[]>("/api/tables/mine"),
  over: (filter: { game?: string; mine?: string; before?: string } = {}) =>
    get<TableInfo[]>(`/api/tables/over${query(filter)}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  lay: (wish: TableWish) => ask<TableInfo>("POST", "/api/tables", wish),
  /** With a deck, where the game is played with decks: what stands behind `deckN=` in the options of a table. */
  sit: (id: string, seat: number, deck?: string) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}`, deck ? { deck } : undefined),
  leave: (id: string, seat: number) => ask<void>("DELETE", `/api/tables/${id}/seats/${seat}`),
  comeBack: (id: string, seat: number) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/return`),
  token: (id: string, seat: number) => ask<{ token: string }>("POST", `/api/tables/${id}/seats/${seat}/token`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  report: (id: string, line: number, why: string) => ask<void>("POST", `/api/tables/${id}/reports`, { line, why }),
  orders: (id: string) => get<Orders>(`/api/tables/${id}/orders`),
  order: (id: string, orders: Orders["orders"]) => ask<Orders>("PUT", `/api/tables/${id}/orders`, { orders }),

  /** An earlier part of the log: so many steps before one. */
  log: (id: string, before: number, count: number) => get<{ steps: EventsSaid[] }>(`/api/tables/${id}/log${query({ before, count })}`).then((part) => part.steps),
  replay: (id: string, as?: string) => get<ReplayInfo>(`/api/tables/${id}/replay${query({ as })}`),
  frames: (id: string, as: string, from: number, count: number) =>
    get<Frame[]>(`/api/tables/${id}/replay/frames${query({ as, from, count })}`),
  fork: (id: string, wish: { step: number; as: string; seats: string[]; listed: boolean; watched: boolean; replaced: boolean }) =>
    ask<TableInfo>("POST", `/api/tables/${id}/fork`, wish),
};
