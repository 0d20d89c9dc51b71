package elysium.tabletop;

import java.util.List;
import java.util.Set;
import elysium.kernel.Lang;

/// Draws a table as short text, as one viewer sees it.
public interface Drawing<T extends CardTable<T>> {

    /// The names at the seats, and how the reader likes it.
    ///
    /// @param legend whether the drawing says what its signs mean
    /// @param read the cards of the book whose words the reader has read: a long hand need not say them again
    record Style(List<String> names, Lang lang, boolean colour, int width, boolean legend, Set<Integer> read) {

        public Style {
            read = Set.copyOf(read);
        }

        public Style(List<String> names, Lang lang, boolean colour, int width) {
            this(names, lang, colour, width, true, Set.of());
        }

        /// The same for a reader who knows the signs.
        public Style withoutLegend() {
            return new Style(names, lang, colour, width, false, read);
        }

        /// The same for a reader who has read what some cards say.
        public Style without(Set<Integer> words) {
            return new Style(names, lang, colour, width, legend, words);
        }
    }

    /// What the signs of a drawing mean; nothing where it uses none.
    default String legend(Style style) {
        return "";
    }

    String draw(T table, int viewer, Style style);
}
