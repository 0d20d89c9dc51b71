package elysium.vendetta.cards;

import elysium.vendetta.dsl.CardBuilder;

/// Collects the cards of a class.
@FunctionalInterface
interface CardList {

    void write(CardBuilder entry);
}
