package elysium.bench;

import elysium.kernel.Table;

/// A table in the middle of a game, and the seat that has a choice to make there.
record MidGame<T extends Table<T>>(T table, int seat) {}
