package elysium.bench;

import elysium.kernel.Table;

/// A table in the middle of a game, and a seat with a choice there.
record MidGame<T extends Table<T>>(T table, int seat) {}
