package elysium.server.room;

import elysium.server.db.table.TableRecord;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// A room as its automatic answers see it.
///
/// @param game the game; null before it has begun
record RoomState<T extends CardTable<T>>(TableRecord record, @Nullable Fold<T> game, boolean frozen,
        SeatOrders<T> orders) {}
