// The option that limits the turns of a new table: `turns=N`.

const KEY = "turns=";

export const isLimit = (option: string): boolean => option.startsWith(KEY);

export function turnsOf(options: string[]): number | undefined {
  const found = options.find(isLimit);
  return found === undefined ? undefined : Number(found.slice(KEY.length));
}

/** The options with another limit, or with none. */
export function withTurns(options: string[], turns: number | undefined): string[] {
  const others = options.filter((option) => !isLimit(option));
  return turns === undefined ? others : [...others, `${KEY}${turns}`];
}
