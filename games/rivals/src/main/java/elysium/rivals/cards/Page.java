package elysium.rivals.cards;

import elysium.rivals.words.Entry;

/// A page being written.
@FunctionalInterface
interface Page {

    void write(Entry entry);
}
