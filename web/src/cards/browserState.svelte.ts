// The state of the card browser, kept while a card is open.

class BrowserState {
  size = $state<"hand" | "full">("hand");
  /** The card that was opened last. */
  slug = "";
  /** The search and filters at that time, as a query string. */
  query = "";
}

export const browserState = new BrowserState();
