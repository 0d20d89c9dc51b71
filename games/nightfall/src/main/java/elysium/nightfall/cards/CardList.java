package elysium.nightfall.cards;

import elysium.nightfall.dsl.CardBuilder;

/// A page being written.
@FunctionalInterface
interface CardList {

    void write(CardBuilder entry);
}
