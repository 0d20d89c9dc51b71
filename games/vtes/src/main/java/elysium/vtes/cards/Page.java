package elysium.vtes.cards;

import elysium.vtes.words.Entry;

/// Where entries are written down until the book is bound.
@FunctionalInterface
interface Page {
    void write(Entry entry);
}
