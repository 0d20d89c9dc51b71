package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.List;
import java.util.function.IntFunction;
import elysium.kernel.EventListener;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.StatisticsTable.Column;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.ActionKind;

/// Collects statistics over many games: victory points by deck and turn order, cards played and won with, and how
/// actions, referendums and games end.
public final class GameStatistics implements EventListener {
    private static final int DECKS = 0, ORDER = 1, CARDS = 2, ACTIONS = 3, REFERENDUMS = 4, ENDS = 5;
    /// Columns by deck and turn order; points are counted in halves.
    private static final int SEATS = 0, WINS = 1, OUSTED = 2, POINTS = 3, SQUARES = 4;
    private static final int PLAYED = 0, PLAYERS = 1, WINNERS = 2;
    private static final int ALL = 0, PART = 1, BLOCKED = 2;
    private static final int LAST_LEFT = 0, TIME_UP = 1;

    private final Vtes table;
    private final Statistics counts;
    private final boolean[][] plays;
    private boolean late;

    public GameStatistics(Vtes table, Statistics counts) {
        this.table = table;
        this.counts = counts;
        plays = new boolean[table.players()][table.book().size()];
    }

    /// @param decks the built-in decks
    public static List<StatisticsTable> sheets(List<Deck> decks) {
        return List.of(
                new StatisticsTable("decks", new Text("Victory points by deck", "Points de victoire par deck"),
                        points(),
                        deck -> deck == 0 ? new Text("own decks", "decks personnels") : decks.get(deck - 1).name()),
                new StatisticsTable("order",
                        new Text("Victory points by turn order", "Points de victoire selon l'ordre du tour"),
                        points(), GameStatistics::place),
                new StatisticsTable("cards", new Text("Cards", "Cartes"),
                        List.of(Column.count("played", "played", "jouée"),
                                Column.count("players", "seats that played it", "places qui l'ont jouée"),
                                Column.share(PLAYERS, "winners", "won with it", "ont gagné avec")),
                        def -> VtesBook.BOOK.card(def).name()),
                new StatisticsTable("actions", new Text("Actions", "Actions"), List.of(
                        Column.count("actions", "performed", "tentées"),
                        Column.share(ALL, "successful", "successful", "réussies"),
                        Column.share(ALL, "blocked", "blocked", "bloquées")), kind -> ActionKind.of(kind).title()),
                new StatisticsTable("referendums", new Text("Referendums", "Référendums"), List.of(
                        Column.count("held", "held", "tenus"), Column.share(ALL, "passed", "pass", "passent")),
                        _ -> new Text("all", "tous")),
                new StatisticsTable("ends", new Text("How games end", "Comment finissent les parties"), List.of(
                        Column.count("games", "games", "parties")), GameStatistics::end));
    }

    /// The table of bots.
    public static StatisticsTable scores(IntFunction<Text> bots) {
        return new StatisticsTable(StatisticsTable.BOTS,
                new Text("Victory points by bot", "Points de victoire par bot"), points(), bots);
    }

    private static List<Column> points() {
        return List.of(Column.count("seats", "seats", "places"), Column.share(SEATS, "wins", "won", "gagnent"),
                Column.share(SEATS, "ousted", "ousted", "éliminées"),
                Column.mean(SEATS, POINTS, Victory.POINT, new Text("victory points", "points de victoire")),
                Column.ofSquares());
    }

    private static Text place(int behind) {
        return behind == 0 ? new Text("first player", "premier joueur")
                : new Text("player " + (behind + 1), "joueur " + (behind + 1));
    }

    private static Text end(int how) {
        return how == LAST_LEFT ? new Text("one is left", "il n'en reste qu'un")
                : new Text("time is up", "le temps est écoulé");
    }

    @Override public void onEvent(int kind, int subject, int object, int amount, int face, int seenBy) {
        switch (kind) {
            case EventKind.PLAYED -> played(subject, face);
            case ActionEventKind.ANNOUNCED -> counts.add(ACTIONS, amount, ALL, 1);
            case ActionEventKind.SUCCEEDED -> counts.add(ACTIONS, CurrentAction.kind(table).ordinal(), PART, 1);
            case ActionEventKind.BLOCKED -> counts.add(ACTIONS, CurrentAction.kind(table).ordinal(), BLOCKED, 1);
            case PoliticsEventKind.PASSED, PoliticsEventKind.FAILED -> {
                counts.add(REFERENDUMS, 0, ALL, 1);
                counts.add(REFERENDUMS, 0, PART, kind == PoliticsEventKind.PASSED ? 1 : 0);
            }
            case EventKind.TIME_UP -> late = true;
            case EventKind.WON -> ended(subject);
            default -> {}
        }
    }

    private void played(int seat, int def) {
        if (seat < 0 || def < 0) return;
        counts.add(CARDS, def, PLAYED, 1);
        plays[seat][def] = true;
    }

    private void ended(int winner) {
        counts.add(ENDS, late ? TIME_UP : LAST_LEFT, ALL, 1);
        for (int seat = 0; seat < table.players(); seat++) {
            int won = winner != NONE && seat == winner ? 1 : 0;
            int behind = (seat - table.turn.firstPlayer() + table.players()) % table.players();
            points(DECKS, table.seats.deck(seat), seat);
            points(ORDER, behind, seat);
            for (int def = 0; def < plays[seat].length; def++) {
                if (!plays[seat][def]) continue;
                counts.add(CARDS, def, PLAYERS, 1);
                counts.add(CARDS, def, WINNERS, won);
            }
        }
    }

    private void points(int sheet, int row, int seat) {
        score(table, seat, (column, number) -> counts.add(sheet, row, column, number));
    }

    /// Counts the result of a finished game for a seat.
    public static void score(Vtes table, int seat, Statistics.Row into) {
        int halves = table.victory.halfPoints(seat);
        into.add(SEATS, 1);
        into.add(WINS, table.victory.winner() == seat ? 1 : 0);
        into.add(OUSTED, table.seats.isAlive(seat) ? 0 : 1);
        into.add(POINTS, halves);
        into.add(SQUARES, halves * halves);
    }
}
