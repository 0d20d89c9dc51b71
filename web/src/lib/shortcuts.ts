// The letters that act at the table: as they are at first, and as a player has changed them.

const DEFAULTS = {
  quiet: "p", all: "a", why: "w", zoom: "z", undo: "u", hand: "h", table: "t", seats: "s", log: "l", orders: "o", order: "g", help: "?",
} as const;

/** What a letter does; its name is permanent, since the player's own letters are kept under it. */
export type Shortcut = keyof typeof DEFAULTS;

/** Those that a player has changed. */
export type CustomShortcuts = Partial<Record<Shortcut, string>>;

const ALL = Object.keys(DEFAULTS) as Shortcut[];

export function keyOf(own: CustomShortcuts, what: Shortcut): string {
  return own[what] ?? DEFAULTS[what];
}

/** What a key does, large or small; one that the player chose goes before a usual one that came later. */
export function shortcutFor(own: CustomShortcuts, key: string): Shortcut | undefined {
  const letter = key.toLowerCase();
  return ALL.find((what) => own[what] === letter) ?? ALL.find((what) => keyOf(own, what) === letter);
}

/** Whether a key can be a letter: one sign, and none that already chooses, moves or answers everywhere. */
export function isAssignable(key: string): boolean {
  return [...key].length === 1 && !/[\d\s]/u.test(key);
}

/** The letters after a change; the one that is in the way; or null if such a key never acts. */
export function reassign(own: CustomShortcuts, what: Shortcut, key: string): { own: CustomShortcuts } | { taken: Shortcut } | null {
  if (!isAssignable(key)) return null;
  const taken = shortcutFor({ ...own, [what]: "" }, key);
  if (taken) return { taken };
  const { [what]: _, ...others } = own;
  const letter = key.toLowerCase();
  return { own: letter === DEFAULTS[what] ? others : { ...others, [what]: letter } };
}

/** Whether something that was written down can be read as letters. */
export function areShortcuts(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fit = (what: string, key: unknown) => Object.hasOwn(DEFAULTS, what) && typeof key === "string" && isAssignable(key) && key === key.toLowerCase();
  return Object.entries(value).every(([what, key]) => fit(what, key));
}
