package elysium.app.sim;

import java.util.ArrayList;
import java.util.List;
import elysium.bots.WinRate;
import org.jspecify.annotations.Nullable;

/// Win rates of each deck (row) at tables with another deck (column).
public record DeckMatrix(List<String> decks, List<List<@Nullable Cell>> cells) {

    /// The wins of one deck against another, with the 95% confidence interval; null if they never met.
    public record Cell(int played, double won, double rate, double low, double high) {
        private static Cell of(WinRate share) {
            return new Cell(share.played(), share.won(), share.rate(), share.low(), share.high());
        }
    }

    /// @param bySetup the wins of every seat, for each pairing
    public static DeckMatrix of(Pairings rounds, List<List<WinRate>> bySetup) {
        int many = rounds.decks().size();
        WinRate[][] met = new WinRate[many][many];
        for (int round = 0; round < bySetup.size(); round++) {
            List<Integer> meeting = rounds.meetings().get(round);
            for (int seat = 0; seat < meeting.size(); seat++)
                for (int other : meeting)
                    if (other != meeting.get(seat))
                        met[meeting.get(seat)][other] = sum(met[meeting.get(seat)][other],
                                bySetup.get(round).get(seat));
        }
        List<List<@Nullable Cell>> cells = new ArrayList<>();
        for (WinRate[] line : met) {
            List<@Nullable Cell> row = new ArrayList<>();
            for (WinRate share : line) row.add(share == null || share.played() == 0 ? null : Cell.of(share));
            cells.add(row);
        }
        return new DeckMatrix(rounds.decks(), cells);
    }

    private static WinRate sum(@Nullable WinRate one, WinRate other) {
        return one == null ? other : new WinRate(one.played() + other.played(), one.won() + other.won());
    }

    public boolean hasResults() {
        return cells.stream().anyMatch(line -> line.stream().anyMatch(cell -> cell != null));
    }
}
