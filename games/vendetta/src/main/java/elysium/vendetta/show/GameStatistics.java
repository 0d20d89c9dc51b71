package elysium.vendetta.show;

import static elysium.vendetta.table.GameLayout.HAND;

import java.util.List;
import elysium.kernel.EventListener;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.StatisticsTable.Column;
import elysium.kernel.Text;
import elysium.tabletop.CardTable;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;

/// Collects statistics over many games: how often each card is played from hand, and how its players fare.
public final class GameStatistics implements EventListener {
    private static final int CARDS = 0, PLAYED = 0, PLAYERS = 1, WINNERS = 2;
    public static final List<StatisticsTable> SHEETS = List.of(new StatisticsTable("cards", new Text("Cards", "Cartes"),
            List.of(
                    Column.count("played", "played", "jouée"),
                    Column.count("players", "seats that played it", "places qui l'ont jouée"),
                    Column.share(PLAYERS, "winners", "won with it", "ont gagné avec")),
            def -> VendettaBook.BOOK.card(def).name()));

    private final Vendetta table;
    private final Statistics counts;
    private final boolean[][] plays;

    public GameStatistics(Vendetta table, Statistics counts) {
        this.table = table;
        this.counts = counts;
        plays = new boolean[Vendetta.SEATS][table.book().size()];
    }

    @Override public void onEvent(int kind, int subject, int object, int amount, int face, int seenBy) {
        if (kind == CardTable.MOVED) moved(object, amount, face);
        else if (kind == EventKind.ENDED) for (int seat = 0; seat < table.players(); seat++) ended(seat);
    }

    private void moved(int from, int to, int def) {
        boolean played = from >= HAND && from < HAND + Vendetta.SEATS && table.zones().name(to).equals("position");
        if (!played) return;
        counts.add(CARDS, def, PLAYED, 1);
        plays[table.zones().seat(from)][def] = true;
    }

    private void ended(int seat) {
        boolean won = Scoring.wins(table, seat);
        for (int def = 0; def < plays[seat].length; def++)
            if (plays[seat][def]) {
                counts.add(CARDS, def, PLAYERS, 1);
                counts.add(CARDS, def, WINNERS, won ? 1 : 0);
            }
    }
}
