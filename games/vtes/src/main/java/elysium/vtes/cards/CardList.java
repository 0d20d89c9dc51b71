package elysium.vtes.cards;

import elysium.vtes.dsl.CardBuilder;

/// Collects cards before the book is built.
@FunctionalInterface
interface CardList {
    void write(CardBuilder entry);
}
