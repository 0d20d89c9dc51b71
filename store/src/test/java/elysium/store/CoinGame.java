package elysium.store;

import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.kernel.journal.Journal;

/// The game that is played with [Coins].
final class CoinGame implements Game<Coins> {
    static final Setup SETUP = new Setup("coins", 1, 2, List.of("slow", "quiet"), 42);

    /// A game in which each answer takes one coin.
    static Journal slow(int answers) {
        Journal journal = new Journal(SETUP, List.of());
        for (int i = 0; i < answers; i++) journal = journal.plus(i % 2, Move.of(Coins.TAKE, 1));
        return journal;
    }

    @Override public String id() {
        return "coins";
    }

    @Override public Text title() {
        return new Text("Coins", "Pièces");
    }

    @Override public int rulesVersion() {
        return 1;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(2);
    }

    @Override public List<Variant> variants() {
        return List.of();
    }

    @Override public void check(Setup setup) {}

    @Override public Coins setUp(Setup setup) {
        return new Coins(setup);
    }

    @Override public Notation<Coins> notation() {
        return (_, _, move, lang) -> (lang == Lang.EN ? "take " : "prendre ") + Move.a(move);
    }

    @Override public Text prompt(Coins table, int seat) {
        return new Text("Take one coin or two", "Prenez une pièce ou deux");
    }

    @Override public double payoff(Coins table, int seat) {
        return 0;
    }

    @Override public double evaluation(Coins table, int seat) {
        return 0;
    }
}
