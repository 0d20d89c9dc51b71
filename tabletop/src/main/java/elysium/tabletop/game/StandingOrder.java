package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// A standing order: an answer that the platform gives for a player whenever a kind of question comes up.
///
/// @param kind the id of a [QuestionKind], or [#EVERYTHING]
/// @param answer [#PASS], [#ASK], [#ONLY_CHOICE] or the id of another answer
/// @param when the id of its condition, or null for none
/// @param number the number in that condition, 0 if there is none
/// @param until the id of its expiry, or null if it stays
/// @param since the step of the game at which it was given, 0 if it stays
public record StandingOrder(String kind, String answer, @Nullable String when, int number, @Nullable String until,
        int since) {
    /// EVERYTHING is all kinds of question. As answers, PASS passes, ASK leaves the question to the player, and
    /// ONLY_CHOICE answers if there is only one offer.
    public static final String EVERYTHING = "*", PASS = "pass", ASK = "ask", ONLY_CHOICE = "only-choice";
    private static final String WHEN = " when ", UNTIL = " until ";
    /// Words of orders stored by earlier versions.
    private static final Map<String, String> FORMERLY = Map.of("quiet", PASS, "only", ONLY_CHOICE, "mine",
            "my-next-turn");

    /// An order that stays until the player removes it.
    public StandingOrder(String kind, String answer, @Nullable String when, int number) {
        this(kind, answer, when, number, null, 0);
    }

    public static StandingOrder pass(String kind) {
        return new StandingOrder(kind, PASS, null, 0);
    }

    /// The same order with an expiry, given at a step.
    public StandingOrder until(String term, int step) {
        return new StandingOrder(kind, answer, when, number, term, step);
    }

    // ---- as text

    /// Writes the orders for one kind as they are stored: one line each, such as `pass when bleed-under 3 until action
    /// 57`.
    public static String write(List<StandingOrder> orders) {
        List<String> lines = new ArrayList<>();
        for (StandingOrder order : orders) lines.add(order.line());
        return String.join("\n", lines);
    }

    private String line() {
        String always = when == null ? answer : answer + WHEN + when + " " + number;
        return until == null ? always : always + UNTIL + until + " " + since;
    }

    /// Reads the stored orders for a kind.
    public static List<StandingOrder> read(String kind, String text) {
        List<StandingOrder> orders = new ArrayList<>();
        for (String line : text.split("\n")) {
            int at = line.indexOf(UNTIL);
            if (at < 0) orders.add(always(kind, line));
            else orders
                    .add(always(kind, line.substring(0, at)).until(today(word(line, at + UNTIL.length())), last(line)));
        }
        return orders;
    }

    private static StandingOrder always(String kind, String line) {
        int at = line.indexOf(WHEN);
        return at < 0 ? new StandingOrder(kind, today(line), null, 0)
                : new StandingOrder(kind, today(line.substring(0, at)), word(line, at + WHEN.length()), last(line));
    }

    private static String today(String stored) {
        return FORMERLY.getOrDefault(stored, stored);
    }

    private static String word(String line, int from) {
        return line.substring(from, line.lastIndexOf(' '));
    }

    private static int last(String line) {
        return Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
    }

    // ---- validation

    /// The reason why an order is invalid in a game, or null.
    public <T extends CardTable<T>> @Nullable Text fault(CardGame<T> game) {
        Text term = termFault(game);
        if (term != null) return term;
        return kind.equals(EVERYTHING) ? faultOfEverything(game) : faultOfKind(game);
    }

    private <T extends CardTable<T>> @Nullable Text termFault(CardGame<T> game) {
        if (until == null) return null;
        List<String> known = new ArrayList<>();
        for (OrderExpiry term : game.standingOrders().expiries()) known.add(term.id());
        if (known.contains(until)) return null;
        if (known.isEmpty())
            return new Text("until: orders do not expire in this game; omit until",
                    "until : dans ce jeu, les consignes n'expirent pas ; omettez until");
        String terms = String.join(", ", known);
        return new Text("until: expected " + terms + ", not " + until,
                "until : " + terms + " attendu, pas " + until);
    }

    private <T extends CardTable<T>> @Nullable Text faultOfEverything(CardGame<T> game) {
        return switch (answer) {
            case ONLY_CHOICE -> when == null && until == null ? null
                    : new Text("answer " + ONLY_CHOICE + ": omit when and until; a single offer is always answered",
                            "answer " + ONLY_CHOICE
                                    + " : omettez when et until ; une proposition unique est toujours suivie");
            case ASK -> when == null
                    ? new Text("answer " + ASK + " for all kinds is the default; add when",
                            "answer " + ASK + " pour tous les genres est l'usage sans when ; ajoutez when")
                    : fault(game.standingOrders().alwaysAsk());
            case PASS -> until == null
                    ? new Text("answer " + PASS + " for all kinds must expire; add until",
                            "answer " + PASS + " pour tous les genres doit expirer ; ajoutez until")
                    : fault(game.standingOrders().passConditions());
            default -> new Text("answer: for all kinds it can only be " + ASK + ", " + ONLY_CHOICE + " or " + PASS,
                    "answer : pour tous les genres, seulement " + ASK + ", " + ONLY_CHOICE + " ou " + PASS);
        };
    }

    private <T extends CardTable<T>> @Nullable Text faultOfKind(CardGame<T> game) {
        QuestionKind matter = null;
        for (QuestionKind each : game.questionKinds()) if (each.id().equals(kind)) matter = each;
        if (matter == null)
            return new Text("kind: this game has no kind of question " + kind,
                    "kind : ce jeu n'a pas de question du genre " + kind);
        if (!matter.canPass() && game.standingOrders().answers(matter).isEmpty())
            return new Text("kind: questions of kind " + kind + " must be answered each time",
                    "kind : il faut répondre chaque fois aux questions du genre " + kind);
        if (!knows(game.standingOrders().answers(matter), matter))
            return new Text("answer: questions of kind " + kind + " have no answer " + answer,
                    "answer : " + answer + " n'est pas une réponse aux questions du genre " + kind);
        return fault(game.standingOrders().conditions(matter));
    }

    private boolean knows(List<OrderAnswer> replies, QuestionKind matter) {
        if (answer.equals(ASK) || answer.equals(PASS) && matter.canPass()) return true;
        for (OrderAnswer reply : replies) if (reply.id().equals(answer)) return true;
        return false;
    }

    private @Nullable Text fault(List<OrderCondition> provisos) {
        if (when == null)
            return number == 0 ? null : new Text("number: needs when", "number : seulement avec when");
        for (OrderCondition proviso : provisos) {
            if (!proviso.id().equals(when)) continue;
            if (!proviso.hasNumber())
                return number == 0 ? null
                        : new Text("number: the condition " + when + " has no number",
                                "number : la condition " + when + " n'a pas de nombre");
            String bounds = proviso.min() + " to " + proviso.max(),
                    bornes = proviso.min() + " à " + proviso.max();
            return proviso.allows(number) ? null
                    : new Text("number: " + when + " must be from " + bounds,
                            "number : " + when + " doit aller de " + bornes);
        }
        return new Text("when: " + kind + " has no condition " + when,
                "when : " + kind + " n'a pas de condition " + when);
    }

    /// The condition of this order as the game defines it, or null.
    public <T extends CardTable<T>> @Nullable OrderCondition condition(CardGame<T> game) {
        List<OrderCondition> all = new ArrayList<>(game.standingOrders().alwaysAsk());
        all.addAll(game.standingOrders().passConditions());
        for (QuestionKind matter : game.questionKinds())
            if (matter.id().equals(kind)) all = game.standingOrders().conditions(matter);
        for (OrderCondition proviso : all) if (proviso.id().equals(when)) return proviso;
        return null;
    }

    // ---- execution

    /// The answer that a seat's orders give to the open question, or [Game#NO_MOVE] if its player is asked. The first
    /// order applies whose condition holds and whose answer is offered. Orders that expire come before those that stay.
    /// ASK never stops the answer to a single offer.
    public static <T extends CardTable<T>> long answer(CardGame<T> game, T table, int seat,
            List<StandingOrder> orders) {
        if (orders.isEmpty()) return Game.NO_MOVE;
        Offers offers = table.offers(seat, Offers.movesOnly());
        boolean stops = false;
        for (StandingOrder order : orders) {
            if (order.is(ONLY_CHOICE) && offers.size() == 1) return offers.get(0);
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

    /// Whether this order gives the answer to all kinds of question.
    private boolean is(String word) {
        return kind.equals(EVERYTHING) && answer.equals(word);
    }

    /// Whether this order covers the question and its condition holds.
    private <T extends CardTable<T>> boolean means(CardGame<T> game, T table, int seat, String asked) {
        boolean passes = is(PASS) && until != null && game.standingOrders().covers(table, seat, until);
        return (passes || kind.equals(asked)) && holds(game, table, seat);
    }

    private <T extends CardTable<T>> long move(CardGame<T> game, T table, int seat) {
        return answer.equals(PASS) ? game.passMove(table, seat) : game.standingOrders().answer(table, seat, answer);
    }

    private <T extends CardTable<T>> boolean holds(CardGame<T> game, T table, int seat) {
        return when == null || game.standingOrders().holds(table, seat, Objects.requireNonNull(when), number);
    }
}
