// The REST half of the protocol.
import type {
  EventsMessage,   CardInfo, ClauseInfo, DeckInfo, DeckReport, ApiError, Frame, Game, Me, Orders, ReplayInfo, SessionInfo, TableInfo, TableRequest,
} from "./protocol";
import type { PushRegistration, PushOffer } from "./reminders";

/** A rejected request, with the server's error. */
export class RequestError extends Error {
  constructor(readonly status: number, readonly error: ApiError) {
    super(error.text.en);
  }
}

const UNREACHABLE: ApiError = {
  code: "unreachable",
  text: {
    en: "The server does not answer. Check your connection; your moves are saved.",
    fr: "Le serveur ne répond pas. Vérifiez votre connexion ; vos coups sont enregistrés.",
  },
};

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Elysium": "page" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const said = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(path, { method, headers, credentials: "same-origin", ...said });
  } catch {
    throw new RequestError(0, UNREACHABLE);
  }
  if (answer.status === 204) return undefined as T;
  const reply: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new RequestError(answer.status, isFault(reply) ? reply : UNREACHABLE);
  return reply as T;
}

function isFault(reply: unknown): reply is ApiError {
  return typeof reply === "object" && reply !== null && "code" in reply && "text" in reply;
}

const get = <T>(path: string) => request<T>("GET", path);
const once = new Map<string, Promise<unknown>>();

/** Fetches data that never changes while the page is open once. */
function getOnce<T>(path: string): Promise<T> {
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

/** Deck options change no card; other options may. */
const changesCards = (option: string) => !/^deck\d+=/.test(option);

export const api = {
  games: () => getOnce<Game[]>("/api/games"),
  /** The cards of a game, as changed by the options of a table. */
  cards: (game: string, options: string[] = []) =>
    getOnce<CardInfo[]>(`/api/games/${game}/cards${options.filter(changesCards).map((one, at) => `${at === 0 ? "?" : "&"}option=${encodeURIComponent(one)}`).join("")}`),
  decks: (game: string) => getOnce<DeckInfo[]>(`/api/games/${game}/decks`),
  checkDeck: (game: string, text: string) => request<DeckReport>("POST", `/api/games/${game}/decks/check`, { text }),
  rules: (game: string) => getOnce<ClauseInfo[]>(`/api/games/${game}/rules`),

  me: () => get<Me | null>("/api/session"),
  signIn: (name: string, password?: string) => request<Me>("POST", "/api/session", password ? { name, password } : { name }),
  signOut: () => request<void>("DELETE", "/api/session"),
  register: (name: string, password: string) => request<Me>("POST", "/api/account", { name, password }),
  changePassword: (old: string, fresh: string) => request<void>("POST", "/api/account/password", { old, new: fresh }),
  sessions: () => get<SessionInfo[]>("/api/sessions"),
  endSession: (id: string) => request<void>("DELETE", `/api/sessions/${id}`),
  endOthers: () => request<void>("DELETE", "/api/sessions"),

  settings: () => get<Record<string, unknown>>("/api/me/settings"),
  saveSettings: (settings: object) => request<Record<string, unknown>>("PUT", "/api/me/settings", settings),

  pushOffer: () => get<PushOffer>("/api/me/push"),
  subscribePush: (browser: PushRegistration) => request<void>("PUT", "/api/me/push", browser),
  unsubscribePush: () => request<void>("DELETE", "/api/me/push"),

  openTables: () => get<TableInfo[]>("/api/tables"),
  liveTables: () => get<TableInfo[]>("/api/tables/live"),
  myTables: () => get<TableInfo[]>("/api/tables/mine"),
  finishedTables: (filter: { game?: string; mine?: string; before?: string } = {}) =>
    get<TableInfo[]>(`/api/tables/over${query(filter)}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  createTable: (wish: TableRequest) => request<TableInfo>("POST", "/api/tables", wish),
  /** @param deck the value of a `deckN=` option, for games with decks */
  takeSeat: (id: string, seat: number, deck?: string) => request<TableInfo>("POST", `/api/tables/${id}/seats/${seat}`, deck ? { deck } : undefined),
  leaveSeat: (id: string, seat: number) => request<void>("DELETE", `/api/tables/${id}/seats/${seat}`),
  returnToSeat: (id: string, seat: number) => request<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/return`),
  token: (id: string, seat: number) => request<{ token: string }>("POST", `/api/tables/${id}/seats/${seat}/token`),
  rematch: (id: string) => request<TableInfo>("POST", `/api/tables/${id}/rematch`),
  reportChat: (id: string, line: number, why: string) => request<void>("POST", `/api/tables/${id}/reports`, { line, why }),
  orders: (id: string) => get<Orders>(`/api/tables/${id}/orders`),
  saveOrders: (id: string, orders: Orders["orders"]) => request<Orders>("PUT", `/api/tables/${id}/orders`, { orders }),

  /** An earlier part of the log: up to `count` steps before one. */
  log: (id: string, before: number, count: number) => get<{ steps: EventsMessage[] }>(`/api/tables/${id}/log${query({ before, count })}`).then((part) => part.steps),
  replay: (id: string, viewer?: string) => get<ReplayInfo>(`/api/tables/${id}/replay${query({ viewer })}`),
  frames: (id: string, viewer: string, from: number, count: number) =>
    get<Frame[]>(`/api/tables/${id}/replay/frames${query({ viewer, from, count })}`),
  fork: (id: string, wish: { step: number; viewer: string; seats: string[]; listed: boolean; spectators: boolean; botsReplaceLeavers: boolean }) =>
    request<TableInfo>("POST", `/api/tables/${id}/fork`, wish),
};
