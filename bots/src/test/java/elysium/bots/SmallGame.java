package elysium.bots;

import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.kernel.Variant;

/// The common part of the test games.
interface SmallGame<T extends Table<T>> extends Game<T> {

    @Override default Text title() {
        return new Text(id(), id());
    }

    @Override default int rulesVersion() {
        return 1;
    }

    @Override default List<Variant> variants() {
        return List.of();
    }

    @Override default void check(Setup setup) {
        if (!seatCounts().contains(setup.seats())) throw new IllegalArgumentException("seats: " + seatCounts());
    }

    @Override default Notation<T> notation() {
        return (T _, int _, long move, Lang _) -> Long.toHexString(move);
    }

    @Override default Text prompt(T table, int seat) {
        return Text.NONE;
    }

    default Setup setup(long seed) {
        return new Setup(id(), rulesVersion(), seatCounts().getFirst(), List.of(), seed);
    }

    default T deal(long seed) {
        return setUp(setup(seed));
    }
}
