// Copies a link; without clipboard access, as on a page without https, the link is shown to be copied by hand.

export class LinkCopier {
  /** The link that was copied. */
  copied = $state<string | null>(null);
  /** The link to copy by hand. */
  byHand = $state<string | null>(null);

  /** Returns whether the link was copied. */
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
