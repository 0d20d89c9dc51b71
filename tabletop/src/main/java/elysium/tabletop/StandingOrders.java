package elysium.tabletop;

import java.util.List;
import elysium.kernel.Game;

/// What players may leave standing at their seats besides quiet answers: other answers, and conditions for them. A game
/// judges by what everybody knows and what the seat itself knows, and so an order betrays nothing.
public interface StandingOrders<T extends CardTable<T>> {

    /// The orders of a seat whose player has not said anything yet.
    default List<StandingOrder> usual() {
        return List.of();
    }

    /// Orders that players often leave together.
    default List<OrderPreset> bundles() {
        return List.of();
    }

    /// The answers to a kind of question besides the quiet one.
    default List<OrderAnswer> replies(QuestionKind matter) {
        return List.of();
    }

    /// The conditions that an answer to a kind of question may have.
    default List<OrderCondition> provisos(QuestionKind matter) {
        return List.of();
    }

    /// The conditions under which a player wants to be asked, whatever was ordered.
    default List<OrderCondition> stops() {
        return List.of();
    }

    /// The conditions that quiet answers to everything may have.
    default List<OrderCondition> passes() {
        return List.of();
    }

    /// Whether a condition holds for a seat that is asked; the number is 0 where there is none.
    default boolean holds(T table, int seat, String proviso, int number) {
        return false;
    }

    /// The move of a seat that is asked, by the id of an answer; [Game#NO_FALLBACK] where it is not offered now.
    default long answer(T table, int seat, String reply) {
        return Game.NO_MOVE;
    }

    /// How long orders may last that fall away by themselves.
    default List<OrderExpiry> terms() {
        return List.of();
    }

    /// Whether an order may be left for such a time now: nothing lasts until an action is over while there is none.
    default boolean runs(T table, String term) {
        return true;
    }

    /// Whether what a seat is asked now is meant by quiet answers to everything for such a time.
    default boolean covers(T table, int seat, String term) {
        return true;
    }

    /// Whether such a time of a seat has come to its end between two tables of one game.
    default boolean ends(T before, T after, int seat, String term) {
        return false;
    }
}
