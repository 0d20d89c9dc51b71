package elysium.vtes.cards;

import elysium.vtes.dsl.CardBuilder;

/// Where entries are written down until the book is bound.
@FunctionalInterface
interface CardList {
    void write(CardBuilder entry);
}
