package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import elysium.kernel.Setup;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// Every deck is shuffled at the start (RIV-SET-03, RIV-SET-11): hardly ever does the same card lie on top of it.
class ShuffledDecksTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int GAMES = 12, SEATS = 4;

    private final List<Rivals> tables = IntStream.range(0, GAMES)
            .mapToObj(seed -> GAME.setUp(new Setup("rivals", 1, SEATS, List.of(), seed))).toList();

    @Test void libraries_are_shuffled() {
        for (int seat = 0; seat < SEATS; seat++)
            assertThat(tops(LIBRARY + seat)).as("seat " + seat).hasSizeGreaterThan(2);
    }

    @Test void faction_decks_are_shuffled() {
        for (int seat = 0; seat < SEATS; seat++)
            assertThat(tops(FACTION + seat)).as("seat " + seat).hasSizeGreaterThan(2);
    }

    @Test void the_city_deck_is_shuffled() {
        assertThat(tops(CITY_DECK)).hasSizeGreaterThan(4);
    }

    /// The names of the cards that lie on top of a deck.
    private Set<String> tops(int deck) {
        Set<String> names = new HashSet<>();
        for (Rivals t : tables) if (t.first(deck) != NONE) names.add(t.name(t.first(deck)).en());
        return names;
    }
}
