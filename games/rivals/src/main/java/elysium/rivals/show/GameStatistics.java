package elysium.rivals.show;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.EventListener;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.StatisticsTable.Column;
import elysium.kernel.Text;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Victory;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.AttackKind;

/// Collects statistics over many games: cards played and winning, sources of agenda, results of attacks and Schemes,
/// wins by turn order.
public final class GameStatistics implements EventListener {
    private static final int CARDS = 0, AGENDA = 1, ATTACKS = 2, SCHEMES = 3, ORDER = 4, ENDS = 5;
    private static final int PLAYED = 0, PLAYERS = 1, WINNERS = 2;
    private static final int ALL = 0, PART = 1, BLOCKS = 2, DEFEATS = 3, DAMAGE = 4;
    private static final int BY_RULE = 1 << 10;
    public static final List<StatisticsTable> SHEETS = List.of(
            new StatisticsTable("cards", new Text("Cards", "Cartes"), List.of(
                    Column.count("played", "played", "jouée"),
                    Column.count("players", "seats that played it", "places qui l'ont jouée"),
                    Column.share(PLAYERS, "winners", "won with it", "ont gagné avec")), GameStatistics::card),
            new StatisticsTable("agenda", new Text("Where agenda comes from", "D'où vient la Cabale"), List.of(
                    Column.count("agenda", "agenda", "Cabale")), GameStatistics::source),
            new StatisticsTable("attacks", new Text("Attacks by kind", "Attaques par type"), List.of(
                    Column.count("attacks", "attacks", "attaques"),
                    Column.share(ALL, "cards", "with a card", "avec carte"),
                    Column.share(ALL, "blocks", "blocked", "bloquées"),
                    Column.share(ALL, "defeats", "defeat the target", "vainquent la cible"),
                    Column.count("damage", "damage dealt", "dégâts infligés")), GameStatistics::kind),
            new StatisticsTable("schemes", new Text("Schemes", "Intrigues"), List.of(
                    Column.count("schemes", "played", "jouées"), Column.share(ALL, "passed", "succeed", "réussissent")),
                    _ -> new Text("all", "toutes")),
            new StatisticsTable("order", new Text("Wins by turn order", "Victoires selon l'ordre du tour"), wins(),
                    GameStatistics::place),
            new StatisticsTable("ends", new Text("How games end", "Comment finissent les parties"), List.of(
                    Column.count("games", "games", "parties")), GameStatistics::end));

    private final Rivals table;
    private final Statistics counts;
    private final boolean[][] plays;

    public GameStatistics(Rivals table, Statistics counts) {
        this.table = table;
        this.counts = counts;
        plays = new boolean[Rivals.SEATS][table.book().size()];
    }

    private static List<Column> wins() {
        return List.of(Column.count("seats", "seats", "places"), Column.share(ALL, "wins", "won", "gagnent"));
    }

    private static Text card(int def) {
        return RivalsBook.BOOK.card(def).name();
    }

    private static Text source(int def) {
        return def == BY_RULE
                ? new Text("the rules: a Rival's vampire, a token", "les règles : vampire d'un Rival, jeton")
                : card(def);
    }

    private static Text kind(int kind) {
        return AttackKind.of(kind).title();
    }

    private static Text place(int behind) {
        return behind == 0 ? new Text("first player", "premier joueur")
                : new Text("player " + (behind + 1), "joueur " + (behind + 1));
    }

    private static Text end(int how) {
        return switch (how) {
            case Victory.BY_AGENDA -> new Text("13 agenda", "13 points de Cabale");
            case Victory.BY_RIVAL -> new Text("a Rival eliminated", "un Rival éliminé");
            case Victory.BY_MOST -> new Text("most agenda at an elimination",
                    "le plus de points de Cabale lors d'une élimination");
            default -> new Text("nothing happens any longer", "il ne se passe plus rien");
        };
    }

    @Override public void onEvent(int kind, int subject, int object, int amount, int face, int seenBy) {
        switch (kind) {
            case EventKind.PLAYED, EventKind.RECRUITED, AttackEventKind.REVEALED, InfluenceEventKind.MODIFIED,
                    InfluenceEventKind.RESOLVED -> played(subject, face);
            case EventKind.SCORED -> counts.add(AGENDA, face < 0 ? BY_RULE : face, ALL, amount);
            case AttackEventKind.OVER -> attacked(table.activityStack.get(AttackFields.KIND));
            case InfluenceEventKind.DECIDED -> {
                counts.add(SCHEMES, 0, ALL, 1);
                counts.add(SCHEMES, 0, PART, object >= amount ? 1 : 0);
            }
            case EventKind.WON -> ended(subject, amount);
            default -> {}
        }
    }

    /// Counts an attack only once it is announced.
    private void attacked(int kind) {
        if (kind == NONE) return;
        counts.add(ATTACKS, kind, ALL, 1);
        counts.add(ATTACKS, kind, PART, CurrentAttack.attackCard(table) == NONE ? 0 : 1);
        counts.add(ATTACKS, kind, BLOCKS, CurrentAttack.blocked(table) ? 1 : 0);
        counts.add(ATTACKS, kind, DEFEATS, CurrentAttack.isTargetDefeated(table) ? 1 : 0);
        counts.add(ATTACKS, kind, DAMAGE, CurrentAttack.damageDealt(table));
    }

    private void played(int seat, int def) {
        if (seat < 0 || def < 0) return;
        counts.add(CARDS, def, PLAYED, 1);
        plays[seat][def] = true;
    }

    private void ended(int winner, int how) {
        counts.add(ENDS, how, ALL, 1);
        for (int seat = 0; seat < table.players(); seat++) {
            int won = seat == winner ? 1 : 0;
            int behind = table.turn.playerNumber(seat) - 1;
            counts.add(ORDER, behind, ALL, 1);
            counts.add(ORDER, behind, PART, won);
            for (int def = 0; def < plays[seat].length; def++) {
                if (!plays[seat][def]) continue;
                counts.add(CARDS, def, PLAYERS, 1);
                counts.add(CARDS, def, WINNERS, won);
            }
        }
    }
}
