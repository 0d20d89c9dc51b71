package elysium.tabletop.terminal;

import java.util.List;
import java.util.Set;
import elysium.kernel.Lang;
import elysium.tabletop.CardTable;

/// Draws a table as text, as one viewer sees it.
public interface Drawing<T extends CardTable<T>> {

    /// How a reader wants the drawing, with the names of the seats.
    ///
    /// @param legend whether the drawing explains its symbols
    /// @param readCards the cards whose texts the reader has seen; a long hand may leave them out
    record Style(List<String> names, Lang lang, boolean colour, int width, boolean legend, Set<Integer> readCards) {

        public Style {
            readCards = Set.copyOf(readCards);
        }

        public Style(List<String> names, Lang lang, boolean colour, int width) {
            this(names, lang, colour, width, true, Set.of());
        }

        /// The same style without the legend.
        public Style withoutLegend() {
            return new Style(names, lang, colour, width, false, readCards);
        }

        /// The same style for a reader who has seen some card texts.
        public Style withRead(Set<Integer> words) {
            return new Style(names, lang, colour, width, legend, words);
        }
    }

    /// The meaning of the symbols in a drawing; empty if it uses none.
    default String legend(Style style) {
        return "";
    }

    String draw(T table, int viewer, Style style);
}
