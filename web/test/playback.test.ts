import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ClockMessage, GameEvent, ServerMessage } from "../src/lib/protocol";
import { hasTime, pauseAfter } from "../src/table/playback";
import { Session } from "../src/table/session.svelte";

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onopen = () => undefined;
  onclose: (event: { reason: string }) => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(reason = "") {
    this.onclose({ reason });
  }
  say(said: unknown) {
    this.onmessage({ data: JSON.stringify(said) });
  }
}

const told = (count: number): GameEvent[] =>
  Array.from({ length: count }, () => ({ kind: 1, subject: 0, object: 0, amount: 0, face: -1, text: { en: "a", fr: "a" } }));
const events = (step: number, count: number): ServerMessage => ({ type: "events", step, undone: false, events: told(count) });
const view = (step: number) => ({ type: "view", step, full: true, state: {}, zones: [] });
const waiting = (step: number) => ({ type: "waiting", step, asked: [1] });
const hello = { type: "hello", table: "t", game: "vendetta", seat: 0, state: "playing", seats: [] };

let network: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { origin: "http://here" });
  network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greeted(): { session: Session; socket: FakeSocket } {
  const session = new Session("t", { stay: pauseAfter });
  const socket = FakeSocket.last;
  socket.say(hello);
  return { session, socket };
}

it("gives time to much, none to little, and never too long", () => {
  expect(pauseAfter({ step: 1, undone: false, events: told(2) })).toBe(0);
  expect(pauseAfter({ step: 1, undone: false, events: told(10) })).toBeGreaterThan(1500);
  expect(pauseAfter({ step: 1, undone: false, events: told(90) })).toBeLessThan(5000);
});

it("does not spend the time of somebody whose clock counts in minutes", () => {
  const clock = (left: number): ClockMessage => ({ left: [left, left], running: [0], at: 0 });
  expect(hasTime(null, 0)).toBe(true);
  expect(hasTime(clock(600_000), 0)).toBe(false);
  expect(hasTime(clock(600_000), undefined)).toBe(true);
  expect(hasTime(clock(86_400_000), 0)).toBe(true);
});

it("tells what happened before at once", () => {
  const { session, socket } = greeted();
  socket.say(events(1, 20));
  socket.say(events(2, 20));
  expect(session.log.all().length).toBe(2);
});

it("lets a great step stay before the next, and lets people talk meanwhile", () => {
  const { session, socket } = greeted();
  socket.say(view(0));
  socket.say(waiting(0));
  socket.say(events(1, 20));
  socket.say(view(1));
  socket.say(events(2, 1));
  socket.say(view(2));
  socket.say(waiting(2));
  socket.say({ type: "chat", n: 1, seat: 1, text: "oh!", at: 0 });
  expect(session.view?.step).toBe(1);
  expect(session.chat.length).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(session.view?.step).toBe(2);
  expect(session.waiting).toMatchObject({ step: 2 });
});

it("asks at once for what a great step led to, and does not stay once that is answered", () => {
  const { session, socket } = greeted();
  socket.say(waiting(0));
  socket.say(events(1, 20));
  socket.say(view(1));
  socket.say({ type: "question", step: 1, prompt: { en: "", fr: "" }, asked: [0], choices: [], barred: [] });
  expect(session.question?.step).toBe(1);
  session.move("0");
  socket.say(events(2, 1));
  expect(session.step).toBe(2);
});

it("forgets what was kept back when the line is lost: it is told again", () => {
  const { session, socket } = greeted();
  socket.say(waiting(0));
  socket.say(events(1, 20));
  socket.say(events(2, 1));
  socket.close();
  vi.advanceTimersByTime(10_000);
  const again = FakeSocket.last;
  expect(again).not.toBe(socket);
  again.onopen();
  expect(again.sent[0]).toContain(`"after":${session.step}`);
  again.say(hello);
  again.say(events(2, 1));
  expect(session.log.all().map((step) => step.step)).toEqual([1, 2]);
});

it("begins its log where the server does, and again after a gap that is too wide", () => {
  const { session, socket } = greeted();
  socket.say({ ...hello, step: 1000, from: 801 });
  for (const step of [801, 802]) socket.say(events(step, 1));
  socket.say(view(1000));
  expect([session.log.first, session.log.more, session.log.all().length]).toEqual([801, true, 2]);
  socket.say({ ...hello, step: 1003, from: 1001 });
  socket.say(events(1001, 1));
  expect(session.log.all().length).toBe(3);
  socket.say({ ...hello, step: 5000, from: 4801 });
  socket.say(events(4801, 1));
  expect([session.log.first, session.log.all().length]).toEqual([4801, 1]);
});

it("says at once that the line is lost when the browser has no network, and comes back by itself", () => {
  const { session, socket } = greeted();
  network.dispatchEvent(new Event("offline"));
  expect(session.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last).not.toBe(socket);
  FakeSocket.last.onopen();
  expect(session.connection).toBe("open");
  session.close();
  network.dispatchEvent(new Event("offline"));
  expect(session.connection).toBe("closed");
});

it("says when an answer gets no word from the server", () => {
  const { session, socket } = greeted();
  socket.say({ type: "question", step: 1, kind: "any", asked: [0], choices: [], refusals: [], cautions: [] });
  session.move("a");
  vi.advanceTimersByTime(3900);
  expect([session.sending, session.slow]).toEqual([true, false]);
  vi.advanceTimersByTime(200);
  expect([session.sending, session.slow]).toEqual([true, true]);
  socket.say({ type: "question", step: 2, kind: "any", asked: [0], choices: [], refusals: [], cautions: [] });
  session.move("b");
  expect(session.slow).toBe(false);
  session.close();
});

it("does not come back through a line whose seat has another key now", () => {
  const { session, socket } = greeted();
  const text = { en: "the token was renewed", fr: "le jeton a été renouvelé" };
  socket.say({ type: "refused", code: "token-renewed", text });
  socket.close("token renewed");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last).toBe(socket);
  expect(session.connection).toBe("closed");
  expect(session.refused?.text).toEqual(text);
});
