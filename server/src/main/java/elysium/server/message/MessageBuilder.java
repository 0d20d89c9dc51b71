package elysium.server.message;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.IntFunction;
import elysium.kernel.Caution;
import elysium.kernel.Clause;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.rulebook.Clauses;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;
import elysium.tabletop.Zones;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.QuestionKind;
import org.jspecify.annotations.Nullable;

/// Puts in messages what a viewer may know of a table. Nothing is read but what is the same at every table the viewer
/// could imagine.
public final class MessageBuilder<T extends CardTable<T>> {
    private final CardGame<T> game;
    private final Clauses rules;

    public MessageBuilder(CardGame<T> game, Clauses rules) {
        this.game = game;
        this.rules = rules;
    }

    public CardGame<T> game() {
        return game;
    }

    public Clauses rules() {
        return rules;
    }

    /// The whole table as a viewer may know it.
    public Message.Seen view(T table, int viewer, int seq) {
        return nextView(table, viewer, seq, LastView.NOTHING, LastView.NOTHING).seen();
    }

    /// The same; what is as it was is not made anew.
    ///
    /// @param before what this viewer was shown last
    /// @param latest what any viewer at the table was shown last: the state is the same for all
    public LastView nextView(T table, int viewer, int seq, LastView before, LastView latest) {
        List<View.Heap> heaps = View.zones(table, viewer, before.heaps());
        int kept = View.secretNumber(table, viewer);
        OutlineMessage common = latest.seen().step() == seq && latest.outline() != null ? latest.outline()
                : OutlineMessage.of(game.commonOutline(table));
        Message.Seen seen = new Message.Seen(seq, seat(viewer), true,
                View.shown(table, viewer, latest.seen().state()), zones(table.zones(), heaps, before),
                kept == Table.NONE ? null : kept, common == null ? null : common.with(game.ownOutline(table, viewer)));
        return new LastView(seen, heaps, common);
    }

    private static List<Message.Zone> zones(Zones zones, List<View.Heap> heaps, LastView before) {
        List<Message.Zone> told = new ArrayList<>(heaps.size());
        int at = 0;
        for (View.Heap heap : heaps) {
            while (at < before.heaps().size() && before.heaps().get(at).zone() < heap.zone()) at++;
            boolean same = at < before.heaps().size() && before.heaps().get(at) == heap;
            told.add(same ? before.seen().zones().get(at) : zone(zones, heap));
        }
        return told;
    }

    private static Message.Zone zone(Zones zones, View.Heap heap) {
        List<Message.Lying> cards = new ArrayList<>(heap.cards().size());
        for (View.Lying card : heap.cards())
            cards.add(new Message.Lying(card.row(), card.face(), card.down(), card.counters(), card.flags(),
                    card.owner(), card.host(), card.known()));
        int seat = zones.seat(heap.zone());
        return new Message.Zone(heap.zone(), zones.name(heap.zone()), seat == Table.NONE ? null : seat,
                zones.index(heap.zone()), heap.size(), cards);
    }

    /// What a viewer has to do now: answer a question, or wait for others.
    ///
    /// @param offers lists a seat's offers with reasons, if the viewer is asked
    public Message turn(T table, int viewer, QuestionContext asking, IntFunction<Offers> offers) {
        return table.isAsked(viewer) ? question(table, viewer, asking, offers.apply(viewer))
                : waiting(table, viewer, asking);
    }

    private Message.Question question(T table, int seat, QuestionContext asking, Offers offers) {
        List<Message.Choice> choices = new ArrayList<>(offers.size());
        for (int i = 0; i < offers.size(); i++) {
            long move = offers.get(i);
            choices.add(new Message.Choice(hex(move), game.verb(Move.verb(move)).word(), args(move),
                    moveText(table, seat, move), cards(table, move)));
        }
        List<Message.Barred> refusals = new ArrayList<>(offers.refusals().size()),
                cautions = new ArrayList<>(offers.cautions().size());
        for (Refusal refusal : offers.refusals()) refusals.add(barred(table, seat, refusal.move(), refusal.clause()));
        for (Caution caution : offers.cautions()) cautions.add(barred(table, seat, caution.move(), caution.clause()));
        boolean answered = (table.pendingSeats() >> seat & 1) == 0;
        QuestionKind matter = game.questionKind(table, seat);
        return new Message.Question(asking.step(), asked(table), matter.id(), matter.label(), matter.secret(),
                game.prompt(table, seat), choices, refusals, cautions, known(game.passMove(table, seat)),
                known(game.resignationMove(table, seat)),
                asking.undo().word(), answered ? hex(table.sealed(seat)) : null, asking.askedAt(),
                known(asking.standingAnswer()));
    }

    private static @Nullable String known(long move) {
        return move == Game.NO_MOVE ? null : hex(move);
    }

    /// The operands of a move that its verb uses.
    private List<Integer> args(long move) {
        return switch (game.verb(Move.verb(move)).operands()) {
            case 0 -> List.of();
            case 1 -> List.of(Move.a(move));
            case 2 -> List.of(Move.a(move), Move.b(move));
            default -> List.of(Move.a(move), Move.b(move), Move.c(move));
        };
    }

    private Message.Barred barred(T table, int seat, long move, Clause clause) {
        return new Message.Barred(hex(move), game.verb(Move.verb(move)).word(), args(move), moveText(table, seat, move),
                cards(table, move), rule(clause.id()));
    }

    public Rule rule(String clause) {
        Clauses.Entry entry = rules.byId(clause);
        return new Rule(clause, entry == null ? Text.NONE : entry.text());
    }

    /// A move as its seat would say it.
    public Text moveText(T table, int seat, long move) {
        return new Text(game.notation().write(table, seat, move, Lang.EN),
                game.notation().write(table, seat, move, Lang.FR));
    }

    private static List<Integer> cards(CardTable<?> table, long move) {
        int a = Move.a(move), b = Move.b(move);
        List<Integer> cards = new ArrayList<>(2);
        if (table.names(Move.withB(move, Table.NONE), a)) cards.add(a);
        if (table.names(Move.withA(move, Table.NONE), b)) cards.add(b);
        return cards;
    }

    private Message.Waiting waiting(T table, int viewer, QuestionContext asking) {
        return new Message.Waiting(asking.step(), asked(table), game.prompt(table, viewer), asking.undo().word(),
                asking.askedAt());
    }

    private static List<Integer> asked(Table<?> table) {
        List<Integer> asked = new ArrayList<>();
        for (int seat = 0; seat < table.players(); seat++) if (table.isAsked(seat)) asked.add(seat);
        return asked;
    }

    static @Nullable Integer seat(int viewer) {
        return viewer == Table.SPECTATOR ? null : viewer;
    }

    /// A move as it is written: sixteen hexadecimal digits.
    public static String hex(long move) {
        return HexFormat.of().toHexDigits(move);
    }
}
