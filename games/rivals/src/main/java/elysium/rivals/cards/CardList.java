package elysium.rivals.cards;

import elysium.rivals.dsl.CardBuilder;

/// A page being written.
@FunctionalInterface
interface CardList {

    void write(CardBuilder entry);
}
