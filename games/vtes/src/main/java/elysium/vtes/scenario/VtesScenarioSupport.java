package elysium.vtes.scenario;

import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.scenario.position.PositionReader;
import elysium.vtes.scenario.position.PositionWriter;
import elysium.vtes.table.Vtes;

/// Sets up the tables of scenarios and compares them with their expectations.
public final class VtesScenarioSupport implements ScenarioSupport<Vtes> {
    public static final ScenarioSupport<Vtes> STAGING = new VtesScenarioSupport(VtesBook.BOOK);
    /// The frames of a resting table: game, turn and phase.
    private static final int RESTING = 3;

    private final Book<Vtes> book;

    /// Scenarios with the cards of a book.
    public VtesScenarioSupport(Book<Vtes> book) {
        this.book = book;
    }

    @Override public Staged<Vtes> createTable(Map<String, Object> given) {
        if (!given.containsKey("table")) return new ScenarioSetup(given, book).lay();
        return new PositionReader(ScenarioValues.word("table", given.get("table")), ScenarioValues.deal(given), book)
                .read();
    }

    @Override public String position(Vtes table, List<String> names, int viewer) {
        return new PositionWriter(table, names, viewer).write();
    }

    /// A table whose phase asks has nothing in progress.
    @Override public boolean isIdle(Vtes table) {
        return table.pendingSeats() == 0 || table.depth() <= RESTING && table.activities.innermost() == 0;
    }

    @Override public List<String> unmetExpectations(Staged<Vtes> staged, Map<String, Object> expected) {
        return new Expectations(staged.table(), staged.names()).unmet(expected);
    }
}
