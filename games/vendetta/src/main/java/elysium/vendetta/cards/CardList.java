package elysium.vendetta.cards;

import elysium.vendetta.dsl.CardBuilder;

/// A page being written.
@FunctionalInterface
interface CardList {

    void write(CardBuilder entry);
}
