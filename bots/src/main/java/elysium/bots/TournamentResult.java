package elysium.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import elysium.kernel.Statistics;

/// The result of a tournament: wins by bot, seat, setup and label, and the lengths of the games.
///
/// @param byBot the wins of each bot by name; a bot in two seats of a game counts twice
/// @param bySeat the wins of each seat, whatever bot played it
/// @param bySetup the wins of each seat in the games of each setup
/// @param byLabel the wins by label, such as the clan
/// @param counts the game's own statistics
public record TournamentResult(int games, long decisions, double seconds, SortedMap<String, WinRate> byBot,
        List<WinRate> bySeat,
        List<List<WinRate>> bySetup, SortedMap<String, WinRate> byLabel, Lengths lengths, Statistics counts) {

    /// The 95 % quantiles of chi-square for two bots and more.
    private static final double[] CHANCE = {3.841, 5.991, 7.815, 9.488, 11.070};

    /// One finished game: its setup, and for each seat the bot, label and payoff; the number of answers; and
    /// statistics.
    record Played(int round, List<String> bots, List<String> labels, List<Double> payoffs, int decisions,
            Statistics counts) {}

    public TournamentResult {
        byBot = Collections.unmodifiableSortedMap(new TreeMap<>(byBot));
        bySeat = List.copyOf(bySeat);
        bySetup = bySetup.stream().map(List::copyOf).toList();
        byLabel = Collections.unmodifiableSortedMap(new TreeMap<>(byLabel));
    }

    /// Counts the games in order of their numbers, so that the order in which they finished does not matter.
    static TournamentResult of(List<Played> games, int setups, double seconds) {
        int seats = games.getFirst().bots.size();
        SortedMap<String, WinRate> byBot = new TreeMap<>(), byLabel = new TreeMap<>();
        List<WinRate> bySeat = none(seats);
        List<List<WinRate>> bySetup = new ArrayList<>();
        for (int i = 0; i < setups; i++) bySetup.add(none(seats));
        List<Integer> lengths = new ArrayList<>();
        Statistics counts = new Statistics(games.getFirst().counts.tables());
        long decisions = 0;
        for (Played game : games) {
            for (int seat = 0; seat < seats; seat++) {
                double won = game.payoffs.get(seat);
                add(byBot, game.bots.get(seat), won);
                add(byLabel, game.labels.get(seat), won);
                bySeat.set(seat, bySeat.get(seat).plus(won));
                bySetup.get(game.round).set(seat, bySetup.get(game.round).get(seat).plus(won));
            }
            lengths.add(game.decisions);
            decisions += game.decisions;
            counts.addAll(game.counts);
        }
        return new TournamentResult(games.size(), decisions, seconds, byBot, bySeat, bySetup, byLabel,
                Lengths.of(lengths), counts);
    }

    private static List<WinRate> none(int seats) {
        return new ArrayList<>(Collections.nCopies(seats, WinRate.NONE));
    }

    private static void add(SortedMap<String, WinRate> shares, String name, double won) {
        shares.merge(name, WinRate.NONE.plus(won), (old, _) -> old.plus(won));
    }

    /// The wins of a bot.
    public WinRate bot(String name) {
        WinRate share = byBot.get(name);
        if (share == null)
            throw new IllegalArgumentException("no bot is named " + name + "; expected one of " + byBot.keySet());
        return share;
    }

    /// Whether the wins of the bots differ by no more than chance, in one chi-square test of all bots at the 95 %
    /// level. Comparing several intervals instead would fail more often by chance alone.
    public boolean isEven() {
        double won = 0, strain = 0;
        for (WinRate seat : bySeat) won += seat.won();
        for (WinRate bot : byBot.values()) {
            double expected = won / games / bySeat.size() * bot.played();
            strain += (bot.won() - expected) * (bot.won() - expected) / expected;
        }
        return byBot.size() < 2 || strain < CHANCE[byBot.size() - 2];
    }
}
