// The one-letter shortcuts of the table: defaults and the player's changes.

const DEFAULTS = {
  quiet: "p", all: "a", why: "w", zoom: "z", undo: "u", hand: "h", table: "t", seats: "s", log: "l", orders: "o", order: "g", help: "?",
} as const;

/** A shortcut; its name is permanent, since settings are stored under it. */
export type Shortcut = keyof typeof DEFAULTS;

/** The shortcuts that the player has changed. */
export type CustomShortcuts = Partial<Record<Shortcut, string>>;

const ALL = Object.keys(DEFAULTS) as Shortcut[];

export function keyOf(own: CustomShortcuts, what: Shortcut): string {
  return own[what] ?? DEFAULTS[what];
}

/** The shortcut of a key, in either case; a player's choice wins over a default. */
export function shortcutFor(own: CustomShortcuts, key: string): Shortcut | undefined {
  const letter = key.toLowerCase();
  return ALL.find((what) => own[what] === letter) ?? ALL.find((what) => keyOf(own, what) === letter);
}

/** Whether a key can be assigned: one character that is not reserved. */
export function isAssignable(key: string): boolean {
  return [...key].length === 1 && !/[\d\s]/u.test(key);
}

/** The shortcuts after a change, the conflicting shortcut, or null if the key is reserved. */
export function reassign(own: CustomShortcuts, what: Shortcut, key: string): { own: CustomShortcuts } | { taken: Shortcut } | null {
  if (!isAssignable(key)) return null;
  const taken = shortcutFor({ ...own, [what]: "" }, key);
  if (taken) return { taken };
  const { [what]: _, ...others } = own;
  const letter = key.toLowerCase();
  return { own: letter === DEFAULTS[what] ? others : { ...others, [what]: letter } };
}

/** Whether a stored value is valid. */
export function areShortcuts(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fit = (what: string, key: unknown) => Object.hasOwn(DEFAULTS, what) && typeof key === "string" && isAssignable(key) && key === key.toLowerCase();
  return Object.entries(value).every(([what, key]) => fit(what, key));
}
