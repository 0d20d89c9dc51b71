// The letters that act at the table: as they are at first, and as a player has changed them.

const USUAL = {
  quiet: "p", all: "a", why: "w", zoom: "z", undo: "u", hand: "h", table: "t", seats: "s", log: "l", orders: "o", order: "g", help: "?",
} as const;

/** What a letter does; its name is permanent, since the player's own letters are kept under it. */
export type Letter = keyof typeof USUAL;

/** Those that a player has changed. */
export type OwnLetters = Partial<Record<Letter, string>>;

const ALL = Object.keys(USUAL) as Letter[];

export function letterOf(own: OwnLetters, what: Letter): string {
  return own[what] ?? USUAL[what];
}

/** What a key does, large or small; one that the player chose goes before a usual one that came later. */
export function meant(own: OwnLetters, key: string): Letter | undefined {
  const letter = key.toLowerCase();
  return ALL.find((what) => own[what] === letter) ?? ALL.find((what) => letterOf(own, what) === letter);
}

/** Whether a key can be a letter: one sign, and none that already chooses, moves or answers everywhere. */
export function mayAct(key: string): boolean {
  return [...key].length === 1 && !/[\d\s]/u.test(key);
}

/** The letters after a change; the one that is in the way; or null if such a key never acts. */
export function changed(own: OwnLetters, what: Letter, key: string): { own: OwnLetters } | { taken: Letter } | null {
  if (!mayAct(key)) return null;
  const taken = meant({ ...own, [what]: "" }, key);
  if (taken) return { taken };
  const { [what]: _, ...others } = own;
  const letter = key.toLowerCase();
  return { own: letter === USUAL[what] ? others : { ...others, [what]: letter } };
}

/** Whether something that was written down can be read as letters. */
export function areLetters(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fit = (what: string, key: unknown) => Object.hasOwn(USUAL, what) && typeof key === "string" && mayAct(key) && key === key.toLowerCase();
  return Object.entries(value).every(([what, key]) => fit(what, key));
}
