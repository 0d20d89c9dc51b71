// Who plays here: nobody until a name is needed, then a guest, or an account.
import { api, Refusal } from "./api";
import type { Me } from "./protocol";

class Person {
  me = $state<Me | null>(null);
  known = $state(false);
}

export const person = new Person();

export async function recognise(): Promise<void> {
  try {
    person.me = await api.me();
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    person.me = null;
  } finally {
    person.known = true;
  }
}

const FIRST = ["Amber", "Ashen", "Crimson", "Dusk", "Gilded", "Hollow", "Ivory", "Midnight", "Pale", "Quiet", "Silver", "Velvet"];
const LAST = ["Bat", "Candle", "Crow", "Fox", "Lantern", "Moth", "Owl", "Raven", "Rook", "Thorn", "Veil", "Wolf"];
const any = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? "";

/** The one who plays; a newcomer comes in as a guest under a name that can be changed later. */
export async function somebody(): Promise<Me> {
  if (!person.known) await recognise();
  person.me ??= await api.comeIn(`${any(FIRST)} ${any(LAST)}`);
  return person.me;
}
