package elysium.tabletop.game;

import java.util.List;
import elysium.kernel.Game;
import elysium.tabletop.CardTable;

/// The standing orders that a game supports besides passing. Conditions may depend only on public facts and on what the
/// seat itself knows, so that an order reveals nothing.
public interface StandingOrders<T extends CardTable<T>> {

    /// The default orders of a seat.
    default List<StandingOrder> defaults() {
        return List.of();
    }

    /// Orders that players often give together.
    default List<OrderPreset> presets() {
        return List.of();
    }

    /// The possible answers to a kind of question besides passing.
    default List<OrderAnswer> answers(QuestionKind matter) {
        return List.of();
    }

    /// The possible conditions for answering a kind of question.
    default List<OrderCondition> conditions(QuestionKind matter) {
        return List.of();
    }

    /// The conditions under which a player can ask to decide, whatever the other orders say.
    default List<OrderCondition> alwaysAsk() {
        return List.of();
    }

    /// The possible conditions for passing on everything.
    default List<OrderCondition> passConditions() {
        return List.of();
    }

    /// Whether a condition holds for an asked seat; the number is 0 if the condition has none.
    default boolean holds(T table, int seat, String proviso, int number) {
        return false;
    }

    /// The move for the id of an answer; [Game#NO_MOVE] if it is not offered now.
    default long answer(T table, int seat, String reply) {
        return Game.NO_MOVE;
    }

    /// The possible expiries of orders.
    default List<OrderExpiry> expiries() {
        return List.of();
    }

    /// Whether an order with this expiry can be given now; for example, "until the action is over" needs an action.
    default boolean isAvailable(T table, String term) {
        return true;
    }

    /// Whether passing on everything until this expiry covers the open question.
    default boolean covers(T table, int seat, String term) {
        return true;
    }

    /// Whether an expiry of a seat has come between two tables of one game.
    default boolean hasExpired(T before, T after, int seat, String term) {
        return false;
    }
}
