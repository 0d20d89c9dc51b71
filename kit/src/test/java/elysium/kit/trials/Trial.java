package elysium.kit.trials;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.tabletop.CardTable;

/// A sample game: its name, numbers of seats and deal, and the final score of each seat.
public record Trial<T extends CardTable<T>>(String id, Text title, List<Integer> seatCounts, Function<Setup, T> deal,
        ToIntBiFunction<T, Integer> wealth) implements Game<T>, Notation<T> {

    /// The slug of a card, from its English name.
    public static String slug(Text name) {
        return name.en().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /// The setup for a number of seats.
    public Setup setup(int seats, long seed) {
        return new Setup(id, rulesVersion(), seats, List.of(), seed);
    }

    @Override public int rulesVersion() {
        return 1;
    }

    @Override public List<Variant> variants() {
        return List.of();
    }

    @Override public void check(Setup setup) {
        if (!seatCounts.contains(setup.seats())) throw new IllegalArgumentException("seats: one of " + seatCounts);
    }

    @Override public T setUp(Setup setup) {
        check(setup);
        return deal.apply(setup);
    }

    @Override public Notation<T> notation() {
        return this;
    }

    @Override public String write(T table, int seat, long move, Lang lang) {
        return Move.verb(move) + " " + Move.a(move) + " " + Move.b(move) + " " + Move.c(move);
    }

    @Override public Text prompt(T table, int seat) {
        return new Text("What do you do?", "Que faites-vous ?");
    }

    @Override public double payoff(T table, int seat) {
        for (int other = 0; other < table.players(); other++)
            if (wealth.applyAsInt(table, other) > wealth.applyAsInt(table, seat)) return 0;
        return 1;
    }

    @Override public double evaluation(T table, int seat) {
        int all = 0;
        for (int other = 0; other < table.players(); other++) all += wealth.applyAsInt(table, other);
        return all == 0 ? 0 : (double) wealth.applyAsInt(table, seat) / all;
    }
}
