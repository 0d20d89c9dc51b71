package elysium.tabletop;

import elysium.kernel.Lang;

/// Draws a table as short text, as one viewer sees it.
public interface Drawing<T extends CardTable<T>> {

    /// The names at the seats, and how the reader likes it.
    record Style(java.util.List<String> names, Lang lang, boolean colour, int width) {}

    String draw(T table, int viewer, Style style);
}
