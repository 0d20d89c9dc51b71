package elysium.kernel;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// A game that the platform can set up, play and show; it is found through the ServiceLoader.
public interface Game<T extends Table<T>> {
    /// Not a move: the game has no answer to give, and a bot chooses instead.
    long NO_MOVE = -1L;

    /// The permanent id, such as `vendetta`.
    String id();

    Text title();

    /// The version of the rules that this code implements. Each journal names the version it was played under.
    int rulesVersion();

    /// The possible numbers of seats, whatever the options.
    List<Integer> seatCounts();

    List<Variant> variants();

    /// Throws an [InvalidInputException] that says what is wrong with a setup and what would be accepted.
    void check(Setup setup);

    /// The options of a setup as a viewer may see them. A secret of another seat, such as its deck, appears without its
    /// content.
    default List<String> visibleOptions(Setup setup, int viewer) {
        return setup.options();
    }

    /// Returns a new table at its first question.
    T setUp(Setup setup);

    Notation<T> notation();

    /// The prompt that a seat sees for the open question.
    Text prompt(T table, int seat);

    /// The result of a finished game for a seat: 1 for a win, 0 for a loss.
    double payoff(T table, int seat);

    /// The winners of a finished game as a bit set of seats; may be empty.
    default int winners(T table) {
        int winners = 0;
        for (int seat = 0; seat < table.players(); seat++) if (payoff(table, seat) > 0) winners |= 1 << seat;
        return winners;
    }

    /// How well a seat is doing in an unfinished game, from 0 to 1. Bots use it to compare positions that are not yet
    /// won or lost.
    double evaluation(T table, int seat);

    /// The policy that plays a seat during a bot's rollouts; null means that all offers are equally likely.
    default @Nullable RolloutPolicy<T> rolloutPolicy() {
        return null;
    }

    /// The maximum number of answers in a rollout before the position is evaluated. In a long game, the rest is mostly
    /// chance.
    default int horizonAnswers() {
        return Integer.MAX_VALUE;
    }

    /// A number that grows from turn to turn, so that a bot evaluates all rollouts at the same point of the game.
    default int turn(T table) {
        return 0;
    }

    /// The maximum number of turns in a rollout before the position is evaluated.
    default int horizonTurns() {
        return 1;
    }

    /// The tables of numbers that a simulation reports besides wins.
    default List<StatisticsTable> statistics() {
        return List.of();
    }

    /// Returns a listener that counts the events of one game, from its first question on, into the statistics.
    default EventListener statisticsListener(T table, Statistics into) {
        return (_, _, _, _, _, _) -> {};
    }

    /// The table that a simulation reports for each bot besides its wins, with one row for each bot; null if there is
    /// none.
    default @Nullable StatisticsTable scores(IntFunction<Text> bots) {
        return null;
    }

    /// Adds the result of a finished game for a seat to a row of the [#scores] table.
    default void score(T table, int seat, Statistics.Row into) {}

    /// The answer given for a seat that is absent or out of time, or [#NO_MOVE]; by default the first offer.
    default long fallbackMove(T table, int seat) {
        return table.offers(seat, Offers.movesOnly()).get(0);
    }

    /// The answer by which an asked seat concedes the game, or [#NO_MOVE] if the rules have no concession.
    default long resignationMove(T table, int seat) {
        return NO_MOVE;
    }
}
