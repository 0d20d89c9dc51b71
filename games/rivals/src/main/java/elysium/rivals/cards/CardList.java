package elysium.rivals.cards;

import elysium.rivals.dsl.CardBuilder;

/// Collects the cards of a class.
@FunctionalInterface
interface CardList {

    void write(CardBuilder entry);
}
