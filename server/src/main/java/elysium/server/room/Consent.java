package elysium.server.room;

import elysium.kernel.Text;
import elysium.server.db.table.Entry;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.PlayerStatus;

/// Requests that other players must agree to: taking an answer back after something was seen, and forking a game in
/// progress. Bots and absent players always agree to the first; every player must agree to the second.
final class Consent {
    private static final Text LEFT = new Text("a player who left may come back and cannot be asked now",
            "un joueur parti peut revenir et ne peut pas être consulté maintenant");

    private Consent() {}

    /// What a seat enters that would like to take back its last answer.
    static Entry undoEntry(Fold<?> now, TableRecord kept, int seat) {
        int at = now.freeUndoTarget(seat);
        if (at >= 0) return new Entry(now.entries() + 1, Entry.TAKEN_BACK, seat, Entry.undoMove(at));
        int last = now.lastChoice(seat);
        if (last < 0) throw new RequestRejectedException(ErrorCode.NO_UNDO);
        int needed = others(now, kept, seat);
        if (needed == 0) return new Entry(now.entries() + 1, Entry.TAKEN_BACK, seat, Entry.undoMove(last));
        if (now.playerStatus().proposal() != null || now.playerStatus().wasRefused(seat))
            throw new RequestRejectedException(ErrorCode.ALREADY_PROPOSED);
        return new Entry(now.entries() + 1, Entry.PROPOSED, seat,
                PlayerStatus.Proposal.encode(Entry.undoMove(last), needed));
    }

    /// What a seat enters that would like to fork the game while it goes on.
    static Entry forkEntry(Fold<?> now, TableRecord kept, int seat) {
        PlayerStatus.Proposal open = now.playerStatus().proposal();
        if (open != null && open.aim() == PlayerStatus.Aim.FORK && open.proposer() == seat)
            throw new RequestRejectedException(ErrorCode.NOT_AGREED);
        if (open != null || now.playerStatus().wasRefused(seat))
            throw new RequestRejectedException(ErrorCode.ALREADY_PROPOSED);
        for (SeatRecord chair : kept.seats())
            if (chair.isLeftToBot()) throw new RequestRejectedException(ErrorCode.NOT_OVER, LEFT);
        return new Entry(now.entries() + 1, Entry.FORK_PROPOSED, seat, persons(kept, seat));
    }

    /// The other persons at a table, a bit each.
    private static int persons(TableRecord kept, int seat) {
        int others = 0;
        for (SeatRecord chair : kept.seats())
            if (chair.seat() != seat && chair.sitter() == SeatRecord.Sitter.PERSON) others |= 1 << chair.seat();
        return others;
    }

    private static int others(Fold<?> now, TableRecord kept, int seat) {
        return persons(kept, seat) & ~now.playerStatus().publiclyAbsentSeats();
    }

    /// What a seat enters that says yes or no; whoever proposed something may think better of it. Nothing is taken back
    /// any more for somebody who has left.
    static Entry replyEntry(Fold<?> now, TableRecord kept, int seat, boolean yes) {
        PlayerStatus.Proposal proposal = now.playerStatus().proposal();
        boolean asked = proposal != null && (proposal.asks(seat) && !(yes && hasProposerLeft(proposal, kept))
                || proposal.proposer() == seat && !yes);
        if (!asked) throw new RequestRejectedException(ErrorCode.NOT_PROPOSED);
        return new Entry(now.entries() + 1, yes ? Entry.AGREED : Entry.DECLINED, seat, 0);
    }

    /// Whether a proposal has outlived its proposer, whose seat is a bot's now.
    static boolean hasProposerLeft(PlayerStatus.Proposal proposal, TableRecord kept) {
        return kept.seats().get(proposal.proposer()).sitter().isBot();
    }
}
