package elysium.nightfall.cards;

import elysium.nightfall.words.Entry;

/// A page being written.
@FunctionalInterface
interface Page {

    void write(Entry entry);
}
