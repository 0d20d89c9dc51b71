package elysium.server.room;

import elysium.kernel.Clause;
import elysium.server.db.table.Entry;
import elysium.server.message.ErrorCode;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.message.Rule;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Judges an answer and turns it into the journal entry that will be stored; rejects what is late or illegal.
final class EntryValidator<T extends CardTable<T>> {
    private final MessageBuilder<T> messages;

    EntryValidator(MessageBuilder<T> messages) {
        this.messages = messages;
    }

    /// The entry of a legal answer.
    ///
    /// @param step the step whose question is answered
    /// @param kind the kind of entry: a player's answer, a standing order's and so on
    Entry answer(Fold<T> game, int seat, int step, long move, int kind) {
        check(game, seat, step, move);
        return new Entry(game.entries() + 1, kind, seat, move);
    }

    /// Rejects an answer that is late or illegal, with the clause that forbids it if there is one.
    void check(Fold<T> game, int seat, int step, long move) {
        if (game.table().isOver()) throw new RequestRejectedException(ErrorCode.OVER);
        if (step != game.step()) throw new RequestRejectedException(ErrorCode.STALE);
        switch (game.judge(seat, move)) {
            case LEGAL -> {}
            case NOT_ASKED -> throw new RequestRejectedException(ErrorCode.NOT_ASKED);
            case NOT_OFFERED -> throw new RequestRejectedException(ErrorCode.NOT_OFFERED, rule(game, seat, move));
        }
    }

    private @Nullable Rule rule(Fold<T> game, int seat, long move) {
        Clause forbids = game.offers(seat).refusal(move);
        return forbids == null ? null : messages.rule(forbids.id());
    }
}
