package elysium.vendetta;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// Games of Vendetta for tests: set up, staged, or played at random to the end.
final class Tables {
    static final VendettaGame GAME = new VendettaGame();

    private Tables() {}

    static Setup setup(int seats, long seed, String... options) {
        return new Setup("vendetta", 2, seats, List.of(options), seed);
    }

    static Vendetta begin(int seats, long seed, String... options) {
        return GAME.setUp(setup(seats, seed, options));
    }

    static Vendetta staged(Map<String, Object> given) {
        return GAME.scenarioSupport().createTable(given).table();
    }

    /// A table whose clans have been chosen, each player taking the first that is offered.
    static Vendetta withClans(int seats, long seed, String... options) {
        Vendetta t = begin(seats, seed, options);
        while (Move.verb(first(t)) == Verb.CHOOSE_CLAN) t.answer(t.nextPending(), first(t));
        return t;
    }

    static long first(Vendetta t) {
        return t.offers(t.nextPending(), Offers.movesOnly()).get(0);
    }

    /// Plays at random to the end, and shows every question beforehand.
    static void play(Vendetta t, long seed, Consumer<Vendetta> question) {
        GameWatcher.play(t, seed, question);
    }

    /// Plays to the end so that no card effect can change a hand: cards face down, no Blood, and all players withdraw.
    static void playQuietly(Vendetta t, Consumer<Vendetta> question) {
        while (!t.isOver()) {
            question.accept(t);
            t.answer(t.nextPending(), quiet(t));
        }
    }

    private static long quiet(Vendetta t) {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        if (offers.allows(Move.of(Verb.WITHDRAW))) return Move.of(Verb.WITHDRAW);
        if (offers.allows(Move.of(Verb.END_TURN))) return Move.of(Verb.END_TURN);
        if (t.top() instanceof PlanningTurn)
            for (int i = 0; i < offers.size(); i++) if (hidden(offers.get(i))) return offers.get(i);
        return offers.get(0);
    }

    private static boolean hidden(long move) {
        return Move.verb(move) == Verb.PLAY && Move.c(move) == Verb.DOWN;
    }
}
