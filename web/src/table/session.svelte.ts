// The state of one table over the WebSocket, which reconnects when the connection is lost.
import type {
  ChatLine, Choice, Clock, ClockMessage, EventsMessage, ApiError, MovePreview, GameEvent, Hello, OverMessage, Proposal, Question, ServerMessage, Seat, View,
  WaitingMessage,
} from "../lib/protocol";
import { api } from "../lib/api";
import { LogStore } from "./logStore.svelte";
import { applyDiff } from "./applyDiff";
import { isSequential, hasTime } from "./playback";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export type { Step } from "./logStore.svelte";

export interface SessionListener {
  events?(message: EventsMessage): void;
  question?(message: Question): void;
  chat?(message: ChatLine): void;
  over?(message: OverMessage): void;
  /** For how long a step stays before the next one is shown, in milliseconds; 0 if this is left out. */
  stay?(message: EventsMessage): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The delay after which a missing confirmation is shown. */
const PATIENCE = 4_000;
/** The server's reason for closing a connection after its token was renewed. */
const TOKEN_RENEWED = "token renewed";

export class Session {
  connection = $state<ConnectionState>("connecting");
  hello = $state.raw<Hello | null>(null);
  seats = $state.raw<Seat[]>([]);
  state = $state<Hello["state"]>("open");
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<WaitingMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  readonly log: LogStore;
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<(ClockMessage & { heard: number }) | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  /** The last proposal as it was settled. */
  settled = $state.raw<Proposal | null>(null);
  refused = $state.raw<ApiError | null>(null);
  rematch = $state<string | null>(null);
  sending = $state(false);
  /** Whether an answer has been on its way for long. */
  slow = $state(false);
  /** The step whose question a standing order of mine answered, until the next question. */
  autoAnswered = $state<number | null>(null);
  step = 0;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private slowTimer = 0;
  private sent = 0;
  private ended = false;
  private queue: ServerMessage[] = [];
  private queueTimer = 0;
  private pausedUntil = 0;
  private caughtUp = false;
  private previews = new Map<string, MovePreview>();
  private previewsPending = 0;
  private previewWaiters = new Map<string, ((told: MovePreview) => void)[]>();

  /**
   * @param terms by which clock it is played
   * @param remembers whether an event is one that the board lists for ever
   */
  constructor(readonly table: string, private listener: SessionListener = {}, readonly terms?: Clock, private remembers?: (event: GameEvent) => boolean) {
    this.log = new LogStore((before, count) => api.log(table, before, count), remembers);
    this.connect();
    addEventListener("offline", this.onOffline);
  }

  get seat(): number | undefined {
    return this.hello?.seat;
  }

  get spectator(): boolean {
    return this.hello !== null && this.hello.seat === undefined;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  // ---- the player's actions

  move(choice: Choice | string): void {
    if (!this.question || this.sending) return;
    this.refused = null;
    this.pausedUntil = 0;
    this.sending = this.send({
      type: "move", step: this.question.step, move: typeof choice === "string" ? choice : choice.move, id: `m${++this.sent}`,
    });
    this.slow = false;
    clearTimeout(this.slowTimer);
    this.slowTimer = window.setTimeout(() => (this.slow = true), PATIENCE);
  }

  undo(): void {
    this.refused = null;
    this.send({ type: "undo", step: this.step, id: `u${++this.sent}` });
  }

  agree(yes: boolean): void {
    this.send({ type: "agree", yes });
  }

  sendChat(text: string): void {
    this.send({ type: "chat", text });
  }

  /** The preview of a move, as far as it could be undone freely. */
  preview(move: string): Promise<MovePreview> {
    const known = this.previews.get(move);
    if (known) return Promise.resolve(known);
    return new Promise((tell) => {
      const previewWaiters = this.previewWaiters.get(move);
      if (previewWaiters) {
        previewWaiters.push(tell);
        return;
      }
      this.previewWaiters.set(move, [tell]);
      if (this.send({ type: "preview", step: this.step, move })) this.previewsPending++;
    });
  }

  /** Reconnects as the current player. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.connection = "closed";
    removeEventListener("offline", this.onOffline);
    clearTimeout(this.timer);
    clearTimeout(this.slowTimer);
    clearTimeout(this.queueTimer);
    this.socket?.close();
  }

  // ---- the connection

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/play`);
    this.socket = socket;
    this.queue = [];
    this.pausedUntil = 0;
    this.caughtUp = false;
    socket.onopen = () => {
      this.connection = "open";
      this.wait = FIRST_WAIT;
      this.send({ type: "hello", after: this.step });
    };
    socket.onmessage = (event) => {
      if (typeof event.data === "string" && socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => (event.reason === TOKEN_RENEWED ? this.onClosed(socket) : this.onLost(socket));
  }

  /** The seat's token was renewed: does not reconnect; the error before gives the reason. */
  private onClosed(socket: WebSocket): void {
    if (socket === this.socket) this.close();
  }

  /** The browser is offline, which the socket would notice late. */
  private onOffline = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.onLost(socket);
    this.socket = null;
    socket.close();
  };

  private onLost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.connection = "lost";
    this.sending = false;
    this.previewsPending = 0;
    this.previewWaiters.clear();
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // ---- messages

  private receive(message: ServerMessage): void {
    if (!isSequential(message)) return this.handle(message);
    this.queue.push(message);
    this.drain();
  }

  private drain(): void {
    clearTimeout(this.queueTimer);
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const wait = next.type === "events" ? this.pausedUntil - Date.now() : 0;
      if (wait > 0) {
        this.queueTimer = window.setTimeout(() => this.drain(), wait);
        return;
      }
      this.queue.shift();
      this.handle(next);
    }
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case "hello": return this.onHello(message);
      case "events": return this.onEvents(message);
      case "view": return this.onView(message);
      case "question": return this.onQuestion(message);
      case "waiting": return this.onWaiting(message);
      case "over": return this.onOver(message);
      case "committed": return this.onCommitted();
      case "refused": return this.onRefused(message);
      case "seats": return this.onSeats(message);
      case "chat": return this.onChat(message);
      case "clock": return void (this.clock = { ...message, heard: Date.now() });
      case "proposal": return this.onProposal(message);
      case "preview": return this.onPreview(message);
      case "autoAnswered": return void (this.autoAnswered = message.step);
      case "rematch": return void (this.rematch = message.table);
    }
  }

  private onHello(message: Hello): void {
    this.hello = message;
    this.seats = message.seats;
    this.state = message.state;
    if (message.from > this.step + 1) this.log.restart(message.from);
  }

  private onEvents(message: EventsMessage): void {
    if (message.step <= this.step) return;
    this.step = message.step;
    this.log.add({ step: message.step, undone: message.undone, events: message.events });
    const stay = this.caughtUp && hasTime(this.clock, this.seat) ? (this.listener.stay?.(message) ?? 0) : 0;
    this.pausedUntil = Date.now() + stay;
    this.listener.events?.(message);
  }

  private onView(message: View): void {
    if (!this.view && this.remembers) void this.log.reach().catch(() => undefined);
    this.step = message.step;
    this.view = applyDiff(this.view, message);
    this.clearPreviews();
  }

  private onQuestion(message: Question): void {
    const mine = message.standingAnswer === undefined;
    const fresh = mine && (this.question?.step !== message.step || this.question.standingAnswer !== undefined);
    if (fresh) this.autoAnswered = null;
    this.question = message;
    this.waiting = null;
    this.sending = false;
    this.caughtUp = true;
    if (fresh) this.listener.question?.(message);
  }

  private onWaiting(message: WaitingMessage): void {
    this.waiting = message;
    this.question = null;
    this.sending = false;
    this.caughtUp = true;
  }

  private onOver(message: OverMessage): void {
    this.over = message;
    this.state = "over";
    this.question = null;
    this.waiting = null;
    this.sending = false;
    this.listener.over?.(message);
  }

  private onCommitted(): void {
    this.refused = null;
  }

  private onRefused(message: ApiError & { id?: string }): void {
    if (message.id === undefined && this.previewsPending > 0) {
      this.previewsPending--;
      return;
    }
    this.refused = message;
    this.sending = false;
  }

  private onSeats(message: { state: Hello["state"]; seats: Seat[] }): void {
    this.state = message.state;
    this.seats = message.seats;
  }

  private onChat(message: ChatLine): void {
    if (this.chat.some((line) => line.n === message.n)) return;
    this.chat = [...this.chat, message];
    this.listener.chat?.(message);
  }

  private onProposal(message: Proposal): void {
    this.proposal = message.open ? message : null;
    if (!message.open) this.settled = message;
  }

  private onPreview(message: MovePreview): void {
    this.previewsPending--;
    if (message.step !== this.step) return;
    this.previews.set(message.move, message);
    this.previewWaiters.get(message.move)?.forEach((tell) => tell(message));
    this.previewWaiters.delete(message.move);
  }

  private clearPreviews(): void {
    this.previews.clear();
    this.previewWaiters.clear();
  }
}
