package elysium.server.room;

import elysium.server.db.table.Entry;
import elysium.server.room.fold.PlayerStatus;
import org.jspecify.annotations.Nullable;

/// What an entry did to a game, as far as the table's viewers must learn of it.
///
/// @param step the step before the entry
/// @param noticed whether everybody can notice the entry: it is a step of the game, not a sealed answer
/// @param question the kind of question that a standing order answered; null for other entries
/// @param wasAway whether the seat was shown as absent before the entry
/// @param proposed the proposal that was open before the entry
record Applied(Entry entry, int step, boolean noticed, @Nullable String question, boolean wasAway,
        PlayerStatus.@Nullable Proposal proposed) {}
