package elysium.nightfall.cards;

import elysium.nightfall.dsl.CardBuilder;

/// Collects the cards of a class.
@FunctionalInterface
interface CardList {

    void write(CardBuilder entry);
}
