package elysium.kernel;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// A game that can be set up, played, watched and judged; found by the platform through the ServiceLoader.
public interface Game<T extends Table<T>> {
    /// No answer of anybody's: the question is left to a bot.
    long NO_MOVE = -1L;

    /// The permanent id, such as `vendetta`.
    String id();

    Text title();

    /// The version of the rules that this code plays; a journal names the one it was played under.
    int rulesVersion();

    /// The numbers of seats that can play, whatever the options.
    List<Integer> seatCounts();

    List<Variant> variants();

    /// Throws an [Objection] that says what is wrong with a set-up and what would be accepted.
    void check(Setup setup);

    /// The options of a set-up as a viewer may be told them: of what is one seat's secret, such as its deck, the others
    /// hear only that it is there.
    default List<String> visibleOptions(Setup setup, int viewer) {
        return setup.options();
    }

    /// The table at its first question.
    T setUp(Setup setup);

    Notation<T> notation();

    /// What the open question asks of a seat, as the prompt says it.
    Text prompt(T table, int seat);

    /// How a finished game ended for a seat: 1 for a win, 0 for a loss.
    double payoff(T table, int seat);

    /// Who have won a finished game, a bit each; nobody may have, though some came further than others.
    default int winners(T table) {
        int winners = 0;
        for (int seat = 0; seat < table.players(); seat++) if (payoff(table, seat) > 0) winners |= 1 << seat;
        return winners;
    }

    /// How a seat stands in a game under way, from 0 to 1: what a bot looks at besides winning.
    double evaluation(T table, int seat);

    /// What moves a seat where a bot does not think, but plays on; null if all offers are alike to it.
    default @Nullable RolloutPolicy<T> rolloutPolicy() {
        return null;
    }

    /// How many answers a bot plays on beyond its thinking, at most, before it looks how everybody stands: in a long
    /// game what comes later is mostly chance.
    default int horizonAnswers() {
        return Integer.MAX_VALUE;
    }

    /// A number that grows from turn to turn: a bot compares what it imagines at the same time of the game.
    default int turn(T table) {
        return 0;
    }

    /// At how many turns from now a bot looks how everybody stands, at most.
    default int horizonTurns() {
        return 1;
    }

    /// What is worth counting over many games besides who won.
    default List<StatisticsTable> statistics() {
        return List.of();
    }

    /// Counts one game for the sheets: hears everything that happens at the table behind its first question.
    default EventListener counting(T table, Statistics into) {
        return (_, _, _, _, _, _) -> {};
    }

    /// What is worth counting of each bot besides its wins, such as points; null if nothing is. The rows are bots.
    default @Nullable StatisticsTable scores(IntFunction<Text> bots) {
        return null;
    }

    /// Counts how a finished game ended for a seat, in a row of that sheet.
    default void score(T table, int seat, Statistics.Row into) {}

    /// What is answered for a seat that is absent or out of time, or [#NO_FALLBACK]; unless a game says otherwise, the
    /// first answer offered.
    default long fallback(T table, int seat) {
        return table.offers(seat, Offers.movesOnly()).get(0);
    }

    /// The answer by which a seat that is asked gives up the game, or [#NO_FALLBACK]: most rules know no such thing.
    default long resignation(T table, int seat) {
        return NO_MOVE;
    }
}
