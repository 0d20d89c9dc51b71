package elysium.vendetta.cards;

import elysium.vendetta.words.Entry;

/// A page being written.
@FunctionalInterface
interface Page {

    void write(Entry entry);
}
