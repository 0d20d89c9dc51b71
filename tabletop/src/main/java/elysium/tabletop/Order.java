package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import org.jspecify.annotations.Nullable;

/// What is to be answered for a player whenever a kind of question comes.
///
/// @param kind the id of a matter, or [#EVERYTHING]
/// @param answer [#QUIET], [#ASK], [#ONLY] or the id of another answer
/// @param when the id of the condition under which it is given, or null for always
/// @param number the number in that condition, 0 if there is none
public record Order(String kind, String answer, @Nullable String when, int number) {
    /// All kinds of question; the answer of somebody who wants nothing; that its player answers; what alone is offered.
    public static final String EVERYTHING = "*", QUIET = "quiet", ASK = "ask", ONLY = "only";
    private static final String WHEN = " when ";

    public static Order quiet(String kind) {
        return new Order(kind, QUIET, null, 0);
    }

    // ---- as text

    /// The orders for one kind as they are kept: a line each, such as `quiet when bleed-under 3`.
    public static String write(List<Order> orders) {
        List<String> lines = new ArrayList<>();
        for (Order order : orders)
            lines.add(order.when == null ? order.answer : order.answer + WHEN + order.when + " " + order.number);
        return String.join("\n", lines);
    }

    /// The orders for a kind as they were written.
    public static List<Order> read(String kind, String text) {
        List<Order> orders = new ArrayList<>();
        for (String line : text.split("\n")) {
            int at = line.indexOf(WHEN), end = line.lastIndexOf(' ');
            if (at < 0) orders.add(new Order(kind, line, null, 0));
            else orders.add(new Order(kind, line.substring(0, at), line.substring(at + WHEN.length(), end),
                    Integer.parseInt(line.substring(end + 1))));
        }
        return orders;
    }

    // ---- whether it can be given

    /// What is wrong with an order for a game, for programs that leave it; null if nothing is.
    public <T extends CardTable<T>> @Nullable String fault(CardGame<T> game) {
        if (kind.equals(EVERYTHING)) {
            if (answer.equals(ONLY))
                return when == null ? null : "what alone is offered is answered without a condition";
            if (!answer.equals(ASK)) return "the answer to all kinds can only be " + ASK + " or " + ONLY;
            return when == null ? "to be asked everything is what happens without orders: when is missing"
                    : fault(game.standing().stops());
        }
        Matter matter = null;
        for (Matter each : game.matters()) if (each.id().equals(kind)) matter = each;
        if (matter == null) return "no kind of question is called " + kind;
        if (!matter.quiet() && game.standing().replies(matter).isEmpty())
            return "a question of the kind " + kind + " wants an answer each time";
        if (!knows(game.standing().replies(matter), matter)) return "there is no answer " + answer + " to " + kind;
        return fault(game.standing().provisos(matter));
    }

    private boolean knows(List<Reply> replies, Matter matter) {
        if (answer.equals(ASK) || answer.equals(QUIET) && matter.quiet()) return true;
        for (Reply reply : replies) if (reply.id().equals(answer)) return true;
        return false;
    }

    private @Nullable String fault(List<Proviso> provisos) {
        if (when == null) return number == 0 ? null : "a number without a condition";
        for (Proviso proviso : provisos) {
            if (!proviso.id().equals(when)) continue;
            if (!proviso.counts()) return number == 0 ? null : "the condition " + when + " has no number";
            return proviso.allows(number) ? null
                    : "the number of " + when + " is from " + proviso.least() + " to " + proviso.most();
        }
        return "no condition of " + kind + " is called " + when;
    }

    /// Whether there is a number in its condition.
    public <T extends CardTable<T>> boolean counts(CardGame<T> game) {
        List<Proviso> all = new ArrayList<>(game.standing().stops());
        for (Matter matter : game.matters()) if (matter.id().equals(kind)) all = game.standing().provisos(matter);
        for (Proviso proviso : all) if (proviso.id().equals(when)) return proviso.counts();
        return false;
    }

    // ---- how it is followed

    /// The answer that a seat has ordered to what it is asked, or [Game#NO_FALLBACK] if it wants to be asked: the first
    /// order of that kind whose condition holds and whose answer is offered.
    public static <T extends CardTable<T>> long answer(CardGame<T> game, T table, int seat, List<Order> orders) {
        if (orders.isEmpty()) return Game.NO_FALLBACK;
        boolean only = false;
        for (Order order : orders) {
            if (!order.kind.equals(EVERYTHING)) continue;
            if (order.answer.equals(ONLY)) only = true;
            else if (order.holds(game, table, seat)) return Game.NO_FALLBACK;
        }
        Offers offers = table.offers(seat, Offers.silent());
        if (only && offers.size() == 1) return offers.get(0);
        String kind = game.matter(table, seat).id();
        for (Order order : orders) {
            if (!order.kind.equals(kind) || !order.holds(game, table, seat)) continue;
            if (order.answer.equals(ASK)) return Game.NO_FALLBACK;
            long move = order.answer.equals(QUIET) ? game.quiet(table, seat)
                    : game.standing().answer(table, seat, order.answer);
            if (move != Game.NO_FALLBACK && offers.allows(move)) return move;
        }
        return Game.NO_FALLBACK;
    }

    private <T extends CardTable<T>> boolean holds(CardGame<T> game, T table, int seat) {
        return when == null || game.standing().holds(table, seat, Objects.requireNonNull(when), number);
    }
}
