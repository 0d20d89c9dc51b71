// Whose finished games are shown first.

/**
 * Whether to show one's own games, though nobody asked for them: where there are none of everybody's, but some of one's own.
 *
 * @param asked what the address says, if anything
 * @param own asks for one's own games; undefined for somebody who has none
 */
export async function startsWithMine(asked: string | undefined, found: unknown[], own: (() => Promise<unknown[]>) | undefined): Promise<boolean> {
  if (asked !== undefined || found.length > 0 || !own) return false;
  return (await own()).length > 0;
}
