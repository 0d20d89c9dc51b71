package elysium.tabletop;

import java.util.List;
import elysium.kernel.Lang;

/// Draws a table as short text, as one viewer sees it.
public interface Drawing<T extends CardTable<T>> {

    /// The names at the seats, and how the reader likes it.
    ///
    /// @param legend whether the drawing says what its signs mean
    record Style(List<String> names, Lang lang, boolean colour, int width, boolean legend) {

        public Style(List<String> names, Lang lang, boolean colour, int width) {
            this(names, lang, colour, width, true);
        }

        /// The same for a reader who knows the signs.
        public Style withoutLegend() {
            return new Style(names, lang, colour, width, false);
        }
    }

    /// What the signs of a drawing mean; nothing where it uses none.
    default String legend(Style style) {
        return "";
    }

    String draw(T table, int viewer, Style style);
}
