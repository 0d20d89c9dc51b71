package elysium.vtes.scenario;

import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.ScenarioSupport;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Vtes;

/// Lays out the tables of scenarios, and compares them with what is expected.
public final class VtesScenarioSupport implements ScenarioSupport<Vtes> {
    public static final ScenarioSupport<Vtes> STAGING = new VtesScenarioSupport(VtesBook.BOOK);
    /// The game, a turn and a phase.
    private static final int RESTING = 3;

    private final Book<Vtes> book;

    /// Scenarios with the cards of a book, whichever they are.
    public VtesScenarioSupport(Book<Vtes> book) {
        this.book = book;
    }

    @Override public Staged<Vtes> stage(Map<String, Object> given) {
        if (!given.containsKey("table")) return new ScenarioSetup(given, book).lay();
        return new PositionReader(ScenarioValues.word("table", given.get("table")), ScenarioValues.deal(given), book)
                .read();
    }

    @Override public String position(Vtes table, List<String> names, int viewer) {
        return new PositionWriter(table, names, viewer).write();
    }

    /// When a phase asks, nothing is left unfinished.
    @Override public boolean rests(Vtes table) {
        return table.pendingSeats() == 0 || table.depth() <= RESTING && table.innermost() == 0;
    }

    @Override public List<String> unmet(Staged<Vtes> staged, Map<String, Object> expected) {
        return new Expectations(staged.table(), staged.names()).unmet(expected);
    }
}
