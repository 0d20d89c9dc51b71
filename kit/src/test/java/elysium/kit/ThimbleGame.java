package elysium.kit;

import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;

/// The Thimble game, correct or with a fault.
public final class ThimbleGame implements Game<Thimble> {
    public static final Setup SETUP = new Setup("thimble", 1, 2, List.of(), 0);

    private final Thimble.Fault fault;

    public ThimbleGame(Thimble.Fault fault) {
        this.fault = fault;
    }

    @Override public String id() {
        return "thimble";
    }

    @Override public Text title() {
        return new Text("Thimble", "Dé à coudre");
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

    @Override public Thimble setUp(Setup setup) {
        return new Thimble(setup, fault);
    }

    @Override public Notation<Thimble> notation() {
        return (_, _, move, lang) -> (lang == Lang.EN ? "thimble " : "dé ") + Move.a(move);
    }

    @Override public Text prompt(Thimble table, int seat) {
        return new Text("Which thimble?", "Quel dé ?");
    }

    @Override public double payoff(Thimble table, int seat) {
        return 0;
    }

    @Override public double evaluation(Thimble table, int seat) {
        return 0;
    }
}
