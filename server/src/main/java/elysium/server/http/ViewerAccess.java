package elysium.server.http;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.db.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// As whom somebody may look at a game: while it is under way as oneself, or as any spectator; afterwards as anybody.
///
/// @param mine the seat of the one who asks, or NONE
/// @param over whether the game is over, and every one that it was forked from
record ViewerAccess(TableRecord kept, int mine, boolean over) {
    private static final String PUBLIC = "public", ALL = "all";
    private static final Text MINE = new Text("until then, fork as your own seat",
            "d'ici là, bifurquez depuis votre propre place"),
            AS = new Text("as is the number of a seat, public or all", "as est le numéro d'une place, public ou all");

    ViewerAccess {
        if (mine == Table.NONE && !kept.watched()) throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
        if (kept.state() == TableRecord.State.OPEN) throw new RequestRejectedException(ErrorCode.NOT_BEGUN);
    }

    /// The words by which one may ask: seats, `public`, `all`.
    List<String> allowed() {
        List<String> allowed = new ArrayList<>();
        for (int seat = 0; seat < kept.chairs().size(); seat++)
            if (over || seat == mine) allowed.add(String.valueOf(seat));
        if (over || kept.watched()) allowed.add(PUBLIC);
        if (over) allowed.add(ALL);
        return allowed;
    }

    /// The word for a viewer.
    static String word(int viewer) {
        return switch (viewer) {
            case Table.SPECTATOR -> PUBLIC;
            case Table.OMNISCIENT -> ALL;
            default -> String.valueOf(viewer);
        };
    }

    /// As whom the one who asks may fork the game: anybody once it is over, before that as oneself.
    int forker(@Nullable String as) {
        int viewer = viewer(as);
        if (!over && viewer != mine) throw new RequestRejectedException(ErrorCode.NOT_OVER, MINE);
        return viewer;
    }

    /// Whether only bots sit with the one who asks, and nobody who left one of their seats may come back.
    boolean alone() {
        return kept.chairs().stream()
                .allMatch(chair -> chair.seat() == mine || chair.sitter().bot() && !chair.left());
    }

    /// The viewer that a word stands for, which the one who asks must be allowed to be; without a word, oneself.
    int viewer(@Nullable String as) {
        if (as == null || as.isEmpty()) return mine == Table.NONE ? Table.SPECTATOR : mine;
        switch (as) {
            case PUBLIC -> {
                if (!over && !kept.watched()) throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
                return Table.SPECTATOR;
            }
            case ALL -> {
                if (!over) throw new RequestRejectedException(ErrorCode.NOT_OVER);
                return Table.OMNISCIENT;
            }
            default -> {
                if (!as.matches("[0-5]") || Integer.parseInt(as) >= kept.chairs().size())
                    throw new RequestRejectedException(ErrorCode.BAD_REQUEST, AS);
                if (!over && Integer.parseInt(as) != mine) throw new RequestRejectedException(ErrorCode.NOT_YOURS);
                return Integer.parseInt(as);
            }
        }
    }
}
