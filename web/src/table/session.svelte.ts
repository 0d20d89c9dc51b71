// One table as this browser knows it: the socket half of the protocol, kept up through lost connections.
import type {
  ChatLine, Choice, Clock, ClockMessage, EventsMessage, ApiError, MovePreview, GameEvent, Hello, OverMessage, Proposal, Question, ServerMessage, Seat, View,
  WaitingMessage,
} from "../lib/protocol";
import { api } from "../lib/api";
import { LogBook } from "./logbook.svelte";
import { merged } from "./merge";
import { inOrder, leisure } from "./pace";

export type Line = "connecting" | "open" | "lost" | "closed";

export type { Step } from "./logbook.svelte";

export interface Hearing {
  events?(said: EventsMessage): void;
  question?(said: Question): void;
  chat?(said: ChatLine): void;
  over?(said: OverMessage): void;
  /** For how long a step stays before the next one is shown, in milliseconds; 0 if this is left out. */
  stay?(said: EventsMessage): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** After so long without a word from the server, people are told. */
const PATIENCE = 4_000;
/** Why the server closes a line whose seat has another key now. */
const RENEWED = "token renewed";

export class Session {
  line = $state<Line>("connecting");
  hello = $state.raw<Hello | null>(null);
  seats = $state.raw<Seat[]>([]);
  state = $state<Hello["state"]>("open");
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<WaitingMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  readonly log: LogBook;
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
  ordered = $state<number | null>(null);
  seq = 0;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private late = 0;
  private sent = 0;
  private ended = false;
  private queue: ServerMessage[] = [];
  private queued = 0;
  private stays = 0;
  private caughtUp = false;
  private foresights = new Map<string, MovePreview>();
  private foreseeing = 0;
  private askers = new Map<string, ((told: MovePreview) => void)[]>();

  /**
   * @param terms by which clock it is played
   * @param remembers whether an event is one that the board lists for ever
   */
  constructor(readonly table: string, private hearing: Hearing = {}, readonly terms?: Clock, private remembers?: (event: GameEvent) => boolean) {
    this.log = new LogBook((before, count) => api.log(table, before, count), remembers);
    this.connect();
    addEventListener("offline", this.cut);
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

  // ---- what the player does

  move(choice: Choice | string): void {
    if (!this.question || this.sending) return;
    this.refused = null;
    this.stays = 0;
    this.sending = this.send({
      type: "move", seq: this.question.seq, move: typeof choice === "string" ? choice : choice.move, id: `m${++this.sent}`,
    });
    this.slow = false;
    clearTimeout(this.late);
    this.late = window.setTimeout(() => (this.slow = true), PATIENCE);
  }

  undo(): void {
    this.refused = null;
    this.send({ type: "undo", seq: this.seq, id: `u${++this.sent}` });
  }

  agree(yes: boolean): void {
    this.send({ type: "agree", yes });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  /** What a move would bring, as far as it could be taken back freely. */
  foresee(move: string): Promise<MovePreview> {
    const known = this.foresights.get(move);
    if (known) return Promise.resolve(known);
    return new Promise((tell) => {
      const askers = this.askers.get(move);
      if (askers) {
        askers.push(tell);
        return;
      }
      this.askers.set(move, [tell]);
      if (this.send({ type: "foresee", seq: this.seq, move })) this.foreseeing++;
    });
  }

  /** Opens the line anew, as whoever I am now. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.line = "closed";
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    clearTimeout(this.late);
    clearTimeout(this.queued);
    this.socket?.close();
  }

  // ---- the line

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/play`);
    this.socket = socket;
    this.queue = [];
    this.stays = 0;
    this.caughtUp = false;
    socket.onopen = () => {
      this.line = "open";
      this.wait = FIRST_WAIT;
      this.send({ type: "hello", since: this.seq });
    };
    socket.onmessage = (message) => {
      if (typeof message.data === "string" && socket === this.socket) this.take(JSON.parse(message.data) as ServerMessage);
    };
    socket.onclose = (event) => (event.reason === RENEWED ? this.shut(socket) : this.drop(socket));
  }

  /** Another key opens the seat now: this line is not opened again, and the refusal that came before says why. */
  private shut(socket: WebSocket): void {
    if (socket === this.socket) this.close();
  }

  /** The browser has lost its network: the socket would take long to notice. */
  private cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.drop(socket);
    this.socket = null;
    socket.close();
  };

  private drop(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.line = "lost";
    this.sending = false;
    this.foreseeing = 0;
    this.askers.clear();
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // ---- what is heard

  private take(said: ServerMessage): void {
    if (!inOrder(said)) return this.hear(said);
    this.queue.push(said);
    this.drain();
  }

  private drain(): void {
    clearTimeout(this.queued);
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const wait = next.type === "events" ? this.stays - Date.now() : 0;
      if (wait > 0) {
        this.queued = window.setTimeout(() => this.drain(), wait);
        return;
      }
      this.queue.shift();
      this.hear(next);
    }
  }

  private hear(said: ServerMessage): void {
    switch (said.type) {
      case "hello": return this.greet(said);
      case "events": return this.happen(said);
      case "view": return this.look(said);
      case "question": return this.ask(said);
      case "waiting": return this.stand(said);
      case "over": return this.end(said);
      case "moved": return this.settle();
      case "refused": return this.refuse(said);
      case "seats": return this.sit(said);
      case "chat": return this.listen(said);
      case "clock": return void (this.clock = { ...said, heard: Date.now() });
      case "proposal": return this.propose(said);
      case "foreseen": return this.foreseen(said);
      case "ordered": return void (this.ordered = said.seq);
      case "rematch": return void (this.rematch = said.table);
    }
  }

  private greet(said: Hello): void {
    this.hello = said;
    this.seats = said.seats;
    this.state = said.state;
    if (said.from > this.seq + 1) this.log.restart(said.from);
  }

  private happen(said: EventsMessage): void {
    if (said.seq <= this.seq) return;
    this.seq = said.seq;
    this.log.add({ seq: said.seq, undone: said.undone, events: said.events });
    const stay = this.caughtUp && leisure(this.clock, this.seat) ? (this.hearing.stay?.(said) ?? 0) : 0;
    this.stays = Date.now() + stay;
    this.hearing.events?.(said);
  }

  private look(said: View): void {
    if (!this.view && this.remembers) void this.log.reach().catch(() => undefined);
    this.seq = said.seq;
    this.view = merged(this.view, said);
    this.forget();
  }

  private ask(said: Question): void {
    const mine = said.ordered === undefined;
    const fresh = mine && (this.question?.seq !== said.seq || this.question.ordered !== undefined);
    if (fresh) this.ordered = null;
    this.question = said;
    this.waiting = null;
    this.sending = false;
    this.caughtUp = true;
    if (fresh) this.hearing.question?.(said);
  }

  private stand(said: WaitingMessage): void {
    this.waiting = said;
    this.question = null;
    this.sending = false;
    this.caughtUp = true;
  }

  private end(said: OverMessage): void {
    this.over = said;
    this.state = "over";
    this.question = null;
    this.waiting = null;
    this.sending = false;
    this.hearing.over?.(said);
  }

  private settle(): void {
    this.refused = null;
  }

  private refuse(said: ApiError & { id?: string }): void {
    if (said.id === undefined && this.foreseeing > 0) {
      this.foreseeing--;
      return;
    }
    this.refused = said;
    this.sending = false;
  }

  private sit(said: { state: Hello["state"]; seats: Seat[] }): void {
    this.state = said.state;
    this.seats = said.seats;
  }

  private listen(said: ChatLine): void {
    if (this.chat.some((line) => line.n === said.n)) return;
    this.chat = [...this.chat, said];
    this.hearing.chat?.(said);
  }

  private propose(said: Proposal): void {
    this.proposal = said.open ? said : null;
    if (!said.open) this.settled = said;
  }

  private foreseen(said: MovePreview): void {
    this.foreseeing--;
    if (said.seq !== this.seq) return;
    this.foresights.set(said.move, said);
    this.askers.get(said.move)?.forEach((tell) => tell(said));
    this.askers.delete(said.move);
  }

  private forget(): void {
    this.foresights.clear();
    this.askers.clear();
  }
}
