package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// What is to be answered for a player whenever a kind of question comes.
///
/// @param kind the id of a matter, or [#EVERYTHING]
/// @param answer [#QUIET], [#ASK], [#ONLY] or the id of another answer
/// @param when the id of the condition under which it is given, or null for always
/// @param number the number in that condition, 0 if there is none
/// @param until the id of the time after which it falls away by itself, or null if it stays
/// @param since the step of the game at which it was left, 0 if it stays
public record StandingOrder(String kind, String answer, @Nullable String when, int number, @Nullable String until,
        int since) {
    /// All kinds of question; the answer of somebody who wants nothing; that its player answers; what alone is offered.
    public static final String EVERYTHING = "*", QUIET = "quiet", ASK = "ask", ONLY = "only";
    private static final String WHEN = " when ", UNTIL = " until ";

    /// One that stays until its player takes it away.
    public StandingOrder(String kind, String answer, @Nullable String when, int number) {
        this(kind, answer, when, number, null, 0);
    }

    public static StandingOrder quiet(String kind) {
        return new StandingOrder(kind, QUIET, null, 0);
    }

    /// The same for a time that begins at a step.
    public StandingOrder until(String term, int step) {
        return new StandingOrder(kind, answer, when, number, term, step);
    }

    // ---- as text

    /// The orders for one kind as they are kept: a line each, such as `quiet when bleed-under 3 until action 57`.
    public static String write(List<StandingOrder> orders) {
        List<String> lines = new ArrayList<>();
        for (StandingOrder order : orders) lines.add(order.line());
        return String.join("\n", lines);
    }

    private String line() {
        String always = when == null ? answer : answer + WHEN + when + " " + number;
        return until == null ? always : always + UNTIL + until + " " + since;
    }

    /// The orders for a kind as they were written.
    public static List<StandingOrder> read(String kind, String text) {
        List<StandingOrder> orders = new ArrayList<>();
        for (String line : text.split("\n")) {
            int at = line.indexOf(UNTIL);
            if (at < 0) orders.add(always(kind, line));
            else orders.add(always(kind, line.substring(0, at)).until(word(line, at + UNTIL.length()), last(line)));
        }
        return orders;
    }

    private static StandingOrder always(String kind, String line) {
        int at = line.indexOf(WHEN);
        return at < 0 ? new StandingOrder(kind, line, null, 0)
                : new StandingOrder(kind, line.substring(0, at), word(line, at + WHEN.length()), last(line));
    }

    private static String word(String line, int from) {
        return line.substring(from, line.lastIndexOf(' '));
    }

    private static int last(String line) {
        return Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
    }

    // ---- whether it can be given

    /// What is wrong with an order for a game; null if nothing is.
    public <T extends CardTable<T>> @Nullable Text fault(CardGame<T> game) {
        Text term = termFault(game);
        if (term != null) return term;
        return kind.equals(EVERYTHING) ? faultOfEverything(game) : faultOfKind(game);
    }

    private <T extends CardTable<T>> @Nullable Text termFault(CardGame<T> game) {
        if (until == null) return null;
        List<String> known = new ArrayList<>();
        for (OrderExpiry term : game.standingOrders().terms()) known.add(term.id());
        if (known.contains(until)) return null;
        if (known.isEmpty())
            return new Text("no order falls away by itself in this game: leave until out",
                    "aucun ordre ne tombe de lui-même dans ce jeu : ôtez until");
        String terms = String.join(", ", known);
        return new Text("an order lasts until " + terms + ", not until " + until,
                "until : un ordre dure jusqu'à " + terms + ", pas jusqu'à " + until);
    }

    private <T extends CardTable<T>> @Nullable Text faultOfEverything(CardGame<T> game) {
        return switch (answer) {
            case ONLY -> when == null && until == null ? null
                    : new Text("answer " + ONLY + ": what alone is offered is answered always, without when or until",
                            "answer " + ONLY + " : ce qui seul est proposé est toujours répondu, sans when ni until");
            case ASK -> when == null
                    ? new Text("answer " + ASK + " for everything is what happens without orders: when is missing",
                            "answer " + ASK + " pour tout est ce qui se passe sans ordres : when manque")
                    : fault(game.standingOrders().stops());
            case QUIET -> until == null
                    ? new Text("answer " + QUIET + " for everything holds for a time only: until is missing",
                            "answer " + QUIET + " pour tout ne vaut que pour un temps : until manque")
                    : fault(game.standingOrders().passes());
            default -> new Text("answer to all kinds can only be " + ASK + ", " + ONLY + " or " + QUIET,
                    "answer à tous les genres ne peut être que " + ASK + ", " + ONLY + " ou " + QUIET);
        };
    }

    private <T extends CardTable<T>> @Nullable Text faultOfKind(CardGame<T> game) {
        QuestionKind matter = null;
        for (QuestionKind each : game.questionKinds()) if (each.id().equals(kind)) matter = each;
        if (matter == null)
            return new Text("kind: no question is of the kind " + kind,
                    "kind : aucune question n'est du genre " + kind);
        if (!matter.quiet() && game.standingOrders().replies(matter).isEmpty())
            return new Text("kind: a question of the kind " + kind + " wants an answer each time",
                    "kind : une question du genre " + kind + " veut une réponse à chaque fois");
        if (!knows(game.standingOrders().replies(matter), matter))
            return new Text("answer: there is no answer " + answer + " to " + kind,
                    "answer : il n'y a pas de réponse " + answer + " à " + kind);
        return fault(game.standingOrders().provisos(matter));
    }

    private boolean knows(List<OrderAnswer> replies, QuestionKind matter) {
        if (answer.equals(ASK) || answer.equals(QUIET) && matter.quiet()) return true;
        for (OrderAnswer reply : replies) if (reply.id().equals(answer)) return true;
        return false;
    }

    private @Nullable Text fault(List<OrderCondition> provisos) {
        if (when == null)
            return number == 0 ? null : new Text("number stands without when", "number est donné sans when");
        for (OrderCondition proviso : provisos) {
            if (!proviso.id().equals(when)) continue;
            if (!proviso.counts())
                return number == 0 ? null
                        : new Text("number: the condition " + when + " has no number",
                                "number : la condition " + when + " n'a pas de nombre");
            String bounds = proviso.least() + " to " + proviso.most(),
                    bornes = proviso.least() + " à " + proviso.most();
            return proviso.allows(number) ? null
                    : new Text("number of " + when + " is from " + bounds, "number de " + when + " va de " + bornes);
        }
        return new Text("when: no condition of " + kind + " is called " + when,
                "when : aucune condition de " + kind + " ne s'appelle " + when);
    }

    /// The condition it has, as a game knows it; null if it has none.
    public <T extends CardTable<T>> @Nullable OrderCondition proviso(CardGame<T> game) {
        List<OrderCondition> all = new ArrayList<>(game.standingOrders().stops());
        all.addAll(game.standingOrders().passes());
        for (QuestionKind matter : game.questionKinds())
            if (matter.id().equals(kind)) all = game.standingOrders().provisos(matter);
        for (OrderCondition proviso : all) if (proviso.id().equals(when)) return proviso;
        return null;
    }

    // ---- how it is followed

    /// The answer that a seat has ordered to what it is asked, or [Game#NO_FALLBACK] if it wants to be asked: that of
    /// the first order whose condition holds and whose answer is offered. What was left for a time goes before what
    /// stays; where there is nothing to choose, nothing stops it.
    public static <T extends CardTable<T>> long answer(CardGame<T> game, T table, int seat,
            List<StandingOrder> orders) {
        if (orders.isEmpty()) return Game.NO_MOVE;
        Offers offers = table.offers(seat, Offers.movesOnly());
        boolean stops = false;
        for (StandingOrder order : orders) {
            if (order.is(ONLY) && offers.size() == 1) return offers.get(0);
            stops |= order.is(ASK) && order.holds(game, table, seat);
        }
        if (stops) return Game.NO_MOVE;
        String kind = game.questionKind(table, seat).id();
        for (boolean brief : new boolean[] {true, false})
            for (StandingOrder order : orders) {
                if (order.until != null != brief || !order.means(game, table, seat, kind)) continue;
                if (order.answer.equals(ASK)) return Game.NO_MOVE;
                long move = order.move(game, table, seat);
                if (move != Game.NO_MOVE && offers.allows(move)) return move;
            }
        return Game.NO_MOVE;
    }

    /// Whether it gives this answer to all kinds of question.
    private boolean is(String word) {
        return kind.equals(EVERYTHING) && answer.equals(word);
    }

    /// Whether it is about a question of this kind, and its condition holds.
    private <T extends CardTable<T>> boolean means(CardGame<T> game, T table, int seat, String asked) {
        boolean passes = is(QUIET) && until != null && game.standingOrders().covers(table, seat, until);
        return (passes || kind.equals(asked)) && holds(game, table, seat);
    }

    private <T extends CardTable<T>> long move(CardGame<T> game, T table, int seat) {
        return answer.equals(QUIET) ? game.passMove(table, seat) : game.standingOrders().answer(table, seat, answer);
    }

    private <T extends CardTable<T>> boolean holds(CardGame<T> game, T table, int seat) {
        return when == null || game.standingOrders().holds(table, seat, Objects.requireNonNull(when), number);
    }
}
