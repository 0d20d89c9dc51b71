// Whose finished games are shown first.

/**
 * Whether to show the player's own games by default: there are no public ones, but some of their own.
 *
 * @param asked the filter in the address, if any
 * @param own loads the player's own games; undefined without a player
 */
export async function startsWithMine(asked: string | undefined, found: unknown[], own: (() => Promise<unknown[]>) | undefined): Promise<boolean> {
  if (asked !== undefined || found.length > 0 || !own) return false;
  return (await own()).length > 0;
}
