// Where the browser of cards was left, to come back to it.

class BrowserState {
  size = $state<"hand" | "full">("hand");
  /** The card that was opened last. */
  slug = "";
  /** What was sought and ticked then. */
  query = "";
}

export const browserState = new BrowserState();
