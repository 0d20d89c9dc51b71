// Synthesized sounds, off by default.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "chat" | "win" | "end" | "low";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (pitch: number, at: number, long = 0.7): Note[] => [
  { pitch, at, long, loud: 0.12, wave: "sine" },
  { pitch: pitch * 2.76, at, long: long / 2, loud: 0.03, wave: "sine" },
];

export const NOTES: Record<Sound, Note[]> = {
  turn: [...bell(523, 0), ...bell(784, 0.13)],
  card: [{ pitch: 190, at: 0, long: 0.07, loud: 0.1, wave: "triangle" }],
  chat: bell(880, 0, 0.25),
  win: [...bell(392, 0), ...bell(523, 0.14), ...bell(659, 0.28, 1.2)],
  end: [...bell(392, 0), ...bell(294, 0.18, 1.2)],
  low: bell(330, 0, 0.2),
};

const MIN_GAP = 300;
let context: AudioContext | null = null;
const last = new Map<Sound, number>();

/** Whether enough time has passed since the last sound of this kind. */
export function mayPlay(kind: Sound, now: number): boolean {
  const before = last.get(kind);
  last.set(kind, now);
  return before === undefined || now - before >= MIN_GAP;
}

export function playSound(kind: Sound): void {
  if (!settings.sounds || !("AudioContext" in globalThis) || !mayPlay(kind, Date.now())) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of NOTES[kind]) play(context, note);
}

function play(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at;
  const voice = on.createOscillator();
  const fade = on.createGain();
  voice.type = note.wave;
  voice.frequency.value = note.pitch;
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(note.loud, start + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  voice.connect(fade).connect(on.destination);
  voice.start(start);
  voice.stop(start + note.long);
}
