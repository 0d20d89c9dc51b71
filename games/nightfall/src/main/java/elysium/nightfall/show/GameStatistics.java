package elysium.nightfall.show;

import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;

import java.util.List;
import elysium.kernel.EventListener;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.StatisticsTable.Column;
import elysium.kernel.Text;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;

/// Counts what a designer asks of many games: which cards are claimed, played and kicked, how long chains and games are.
public final class GameStatistics implements EventListener {
    private static final int CARDS = 0, CHAINS = 1, ORDER = 2, LENGTHS = 3;
    private static final int SEATS = 0, CLAIMERS = 1, WINNERS = 2, CLAIMED = 3, PLAYED = 4, KICKED = 5;
    private static final int NUMBER = 0, PART = 1, SOME_TURNS = 5;
    public static final List<StatisticsTable> SHEETS = List.of(
            new StatisticsTable("cards", new Text("Cards", "Cartes"), List.of(
                    Column.count("seats", "seats that met it", "places qui l'ont vue"),
                    Column.share(SEATS, "claimers", "claimed it", "l'ont achetée"),
                    Column.share(CLAIMERS, "winners", "won with it", "ont gagné avec"),
                    Column.count("claimed", "copies claimed", "exemplaires achetés"),
                    Column.count("played", "played", "jouée"), Column.share(PLAYED, "kicked", "kicked", "Pleine Lune")),
                    def -> NightfallBook.BOOK.card(def).name()),
            new StatisticsTable("chains", new Text("Chains by length", "Enchaînements par longueur"), List.of(
                    Column.count("chains", "chains", "Enchaînements"),
                    Column.share(NUMBER, "kicked", "with a kicker", "avec Pleine Lune")), GameStatistics::orders),
            new StatisticsTable("order", new Text("Wins by turn order", "Victoires selon l'ordre du tour"), List.of(
                    Column.count("games", "games", "parties"), Column.share(NUMBER, "wins", "won", "gagnées")),
                    GameStatistics::place),
            new StatisticsTable("turns", new Text("Length in turns", "Longueur en tours"),
                    List.of(Column.count("games", "games", "parties")), GameStatistics::turns));

    private final Nightfall table;
    private final Statistics counts;
    private final boolean[][] claims;
    private int links, kicks;

    public GameStatistics(Nightfall table, Statistics counts) {
        this.table = table;
        this.counts = counts;
        claims = new boolean[Nightfall.SEATS][table.book().size()];
    }

    private static Text orders(int links) {
        return new Text(links + (links == 1 ? " order" : " orders"), links + (links < 2 ? " Ordre" : " Ordres"));
    }

    private static Text place(int behind) {
        return behind == 0 ? new Text("first player", "premier joueur")
                : new Text("player " + (behind + 1), "joueur " + (behind + 1));
    }

    private static Text turns(int fives) {
        int from = fives * SOME_TURNS, to = from + SOME_TURNS - 1;
        return new Text(from + " to " + to, "de " + from + " à " + to);
    }

    @Override public void onEvent(int kind, int subject, int object, int amount, int face, int seenBy) {
        switch (kind) {
            case EventKind.CLAIMED -> {
                claims[subject][face] = true;
                counts.add(CARDS, face, CLAIMED, 1);
            }
            case EventKind.LINKED -> linked(face, amount);
            case EventKind.RESOLVES -> closed();
            case EventKind.PLACED -> placed(subject, object == 1);
            default -> {}
        }
    }

    private void linked(int def, int kicked) {
        links++;
        kicks += kicked;
        counts.add(CARDS, def, PLAYED, 1);
        counts.add(CARDS, def, KICKED, kicked);
    }

    /// The first order of a chain resolves: nobody adds to it any more.
    private void closed() {
        if (links == 0) return;
        counts.add(CHAINS, links, NUMBER, 1);
        counts.add(CHAINS, links, PART, kicks > 0 ? 1 : 0);
        links = kicks = 0;
    }

    private void placed(int seat, boolean won) {
        int behind = (seat - table.night.firstPlayer() + table.players()) % table.players();
        counts.add(ORDER, behind, NUMBER, 1);
        counts.add(ORDER, behind, PART, won ? 1 : 0);
        if (won) counts.add(LENGTHS, table.night.turn() / SOME_TURNS, NUMBER, 1);
        boolean[] met = met();
        for (int def = 0; def < met.length; def++)
            if (met[def]) {
                counts.add(CARDS, def, SEATS, 1);
                counts.add(CARDS, def, CLAIMERS, claims[seat][def] ? 1 : 0);
                counts.add(CARDS, def, WINNERS, claims[seat][def] && won ? 1 : 0);
                claims[seat][def] = false;
            }
    }

    /// The orders that were in the game: in an archive or in somebody's deck, not left in the box.
    private boolean[] met() {
        boolean[] met = new boolean[table.book().size()];
        for (int card = 0; card < table.rows(); card++) {
            boolean away = table.zone(card) == BOX || table.zone(card) == ASIDE;
            if (!away && table.printed(card, Fact.KIND) != Kind.WOUND.ordinal()) met[table.face(card)] = true;
        }
        return met;
    }
}
