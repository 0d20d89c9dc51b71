package elysium.app.sim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import elysium.app.message.Messages;
import elysium.bots.Lengths;
import elysium.bots.TournamentResult;
import elysium.bots.WinRate;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;

/// The results of a simulation by bot, by seat and by label.
///
/// @param wins games won by each bot; shared wins count in part
/// @param labels the wins by the game's label of a seat, such as its clan; empty if it has none
/// @param sheets the game's own statistics
/// @param matrix results of decks against each other; null unless several met
public record SimulationReport(int games, long decisions, double seconds, Map<String, Double> wins, List<Row> bots,
        List<Row> seats,
        List<Row> labels, Lengths lengths, List<StatisticsReport> sheets, @Nullable DeckMatrix matrix) {

    /// A win rate with its 95% confidence interval.
    public record Row(String name, int played, double won, double rate, double low, double high) {
        static Row of(String name, WinRate share) {
            return new Row(name, share.played(), share.won(), share.rate(), share.low(), share.high());
        }
    }

    public static SimulationReport of(TournamentResult outcome, @Nullable Pairings rounds, Lang lang) {
        DeckMatrix matrix = rounds == null ? null : DeckMatrix.of(rounds, outcome.bySetup());
        Map<String, Double> wins = new LinkedHashMap<>();
        outcome.byBot().forEach((name, share) -> wins.put(name, share.won()));
        List<Row> seats = new ArrayList<>();
        for (WinRate share : outcome.bySeat()) seats.add(Row.of(Messages.SEAT.in(lang, seats.size() + 1), share));
        List<Row> labels =
                outcome.byLabel().keySet().equals(java.util.Set.of("")) ? List.of() : rows(outcome.byLabel());
        return new SimulationReport(outcome.games(), outcome.decisions(), outcome.seconds(), wins,
                rows(outcome.byBot()), seats,
                labels, outcome.lengths(), StatisticsReport.of(outcome.counts(), lang),
                matrix == null || !matrix.hasResults() ? null : matrix);
    }

    private static List<Row> rows(SortedMap<String, WinRate> shares) {
        List<Row> rows = new ArrayList<>();
        shares.forEach((name, share) -> rows.add(Row.of(name, share)));
        return rows;
    }
}
