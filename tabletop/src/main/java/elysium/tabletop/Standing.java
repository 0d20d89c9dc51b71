package elysium.tabletop;

import java.util.List;
import elysium.kernel.Game;

/// What players may leave standing at their seats besides quiet answers: other answers, and conditions for them. A game
/// judges by what everybody knows and what the seat itself knows, and so an order betrays nothing.
public interface Standing<T extends CardTable<T>> {

    /// The answers to a kind of question besides the quiet one.
    default List<Reply> replies(Matter matter) {
        return List.of();
    }

    /// The conditions that an answer to a kind of question may have.
    default List<Proviso> provisos(Matter matter) {
        return List.of();
    }

    /// The conditions under which a player wants to be asked, whatever was ordered.
    default List<Proviso> stops() {
        return List.of();
    }

    /// Whether a condition holds for a seat that is asked; the number is 0 where there is none.
    default boolean holds(T table, int seat, String proviso, int number) {
        return false;
    }

    /// The move of a seat that is asked, by the id of an answer; [Game#NO_FALLBACK] where it is not offered now.
    default long answer(T table, int seat, String reply) {
        return Game.NO_FALLBACK;
    }
}
