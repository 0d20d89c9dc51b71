package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import com.fasterxml.jackson.annotation.JsonProperty;
import elysium.kernel.Text;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.OrderAnswer;
import elysium.tabletop.game.OrderCondition;
import elysium.tabletop.game.OrderExpiry;
import elysium.tabletop.game.OrderPreset;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.StandingOrder;
import elysium.tabletop.game.StandingOrders;
import org.jspecify.annotations.Nullable;

/// The standing orders of a seat, and those it could set.
///
/// @param isDefault whether these are the game's defaults, because the seat has set none
/// @param alwaysAsk the conditions under which the seat is always asked, and `passConditions` those for passing on everything
record OrdersResponse(List<Given> orders, @JsonProperty("default") boolean isDefault, List<Kind> kinds,
        List<Condition> alwaysAsk,
        List<Condition> passConditions,
        List<Time> expiries, List<Together> presets) {

    /// An order: the answer to a kind of question, with an optional condition and duration.
    ///
    /// @param since the step at which its duration started; by default the current one
    record Given(@Nullable String kind, @Nullable String answer, @Nullable String when, @Nullable Integer number,
            @Nullable String until, @Nullable Integer since) {

        static Given of(StandingOrder order, CardGame<?> game) {
            OrderCondition proviso = order.condition(game);
            return new Given(order.kind(), order.answer(), order.when(),
                    proviso != null && proviso.hasNumber() ? order.number() : null, order.until(),
                    order.until() == null ? null : order.since());
        }

        /// @param step the current step
        StandingOrder order(int step) {
            if (kind == null || answer == null)
                throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                        new Text("an order needs a kind and an answer",
                                "il faut à une réponse automatique un genre (kind) et une réponse (answer)"));
            StandingOrder always = new StandingOrder(kind, answer, when, number == null ? 0 : number);
            if (until != null) return always.until(until, since == null ? step : Math.clamp(since, 0, step));
            if (since != null)
                throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                        new Text("since needs until: add until, or remove since",
                                "since demande until : ajoutez until, ou enlevez since"));
            return always;
        }
    }

    /// A condition for orders; the numbers are null if it takes none.
    record Condition(String when, Text label, @Nullable Integer min, @Nullable Integer max,
            @JsonProperty("default") @Nullable Integer initial) {
        static Condition of(OrderCondition proviso) {
            return proviso.hasNumber()
                    ? new Condition(proviso.id(), proviso.label(), proviso.min(), proviso.max(), proviso.initial())
                    : new Condition(proviso.id(), proviso.label(), null, null, null);
        }
    }

    /// An answer other than passing.
    record Named(String answer, Text label) {}

    /// A kind of question with the possible answers, and how often an order of the seat has answered it at this table.
    record Kind(String kind, Text label, int used, boolean canPass, List<Named> answers, List<Condition> conditions) {}

    /// A duration of orders, and whether it can be used now.
    record Time(String until, Text label, boolean available) {}

    /// Orders that can be set together, with their default number.
    record Together(String preset, Text label, List<Given> orders) {
        static Together of(OrderPreset bundle, CardGame<?> game) {
            List<Given> orders = new ArrayList<>();
            for (StandingOrder order : bundle.orders()) {
                Given given = Given.of(order, game);
                orders.add(new Given(given.kind, given.answer, given.when, given.number, given.until, null));
            }
            return new Together(bundle.id(), bundle.label(), orders);
        }
    }

    /// The response for a seat.
    ///
    /// @param left its orders, or null if it has made no choice
    static OrdersResponse of(CardGame<?> game, @Nullable Fold<?> fold, int seat, @Nullable List<StandingOrder> left) {
        StandingOrders<?> standing = game.standingOrders();
        List<Given> orders = new ArrayList<>();
        for (StandingOrder order : left == null ? standing.defaults() : left)
            if (fold == null || fold.isInForce(order, seat)) orders.add(Given.of(order, game));
        List<Kind> kinds = new ArrayList<>();
        for (QuestionKind matter : game.questionKinds()) {
            List<OrderAnswer> replies = standing.answers(matter);
            int used = fold == null ? 0 : fold.playerStatus().orderUses(seat, matter.id());
            if (matter.canPass() || !replies.isEmpty())
                kinds.add(new Kind(matter.id(), matter.label(), used, matter.canPass(),
                        replies.stream().map(reply -> new Named(reply.id(), reply.label())).toList(),
                        conditions(standing.conditions(matter))));
        }
        return new OrdersResponse(orders, left == null, kinds, conditions(standing.alwaysAsk()),
                conditions(standing.passConditions()), times(standing.expiries(), fold),
                standing.presets().stream().map(bundle -> Together.of(bundle, game)).toList());
    }

    private static List<Condition> conditions(List<OrderCondition> provisos) {
        return provisos.stream().map(Condition::of).toList();
    }

    private static List<Time> times(List<OrderExpiry> terms, @Nullable Fold<?> fold) {
        return terms.stream()
                .map(term -> new Time(term.id(), term.label(), fold != null && isAvailable(fold, term.id())))
                .toList();
    }

    /// Whether a duration can be used now.
    static <T extends CardTable<T>> boolean isAvailable(Fold<T> fold, String term) {
        return !fold.table().isOver() && fold.game().standingOrders().isAvailable(fold.table(), term);
    }
}
