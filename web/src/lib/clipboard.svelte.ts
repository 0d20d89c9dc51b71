// A link that is copied; where the browser does not let us, as on a page without https, it is shown to be copied by hand.

export class LinkCopier {
  /** The link that was copied. */
  copied = $state<string | null>(null);
  /** The link that could not be. */
  byHand = $state<string | null>(null);

  /** Whether it went by itself. */
  async copy(link: string): Promise<boolean> {
    const done = await write(link);
    this.copied = done ? link : null;
    this.byHand = done ? null : link;
    return done;
  }
}

async function write(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
