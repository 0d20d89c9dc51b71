package elysium.server.http.auth;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;

/// Decides whose view of a game a player may request: during the game one's own or the public view, afterwards any.
///
/// @param mine the player's seat, or NONE
/// @param over whether the game and all games it was forked from are over
public record ViewerAccess(TableRecord kept, int mine, boolean over) {
    private static final String PUBLIC = "public", ALL = "all";
    private static final Text MINE = new Text("until then, you can fork only from your own seat",
            "d'ici là, vous ne pouvez bifurquer que depuis votre place"),
            AS = new Text("as must be the number of a seat, public or all",
                    "as doit être le numéro d'une place, public ou all");

    public ViewerAccess {
        if (mine == Table.NONE && !kept.watched()) throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
        if (kept.state() == TableRecord.State.OPEN) throw new RequestRejectedException(ErrorCode.NOT_BEGUN);
    }

    /// The viewers that may be requested: seats, `public`, `all`.
    public List<String> allowed() {
        List<String> allowed = new ArrayList<>();
        for (int seat = 0; seat < kept.chairs().size(); seat++)
            if (over || seat == mine) allowed.add(String.valueOf(seat));
        if (over || kept.watched()) allowed.add(PUBLIC);
        if (over) allowed.add(ALL);
        return allowed;
    }

    /// The word for a viewer.
    public static String word(int viewer) {
        return switch (viewer) {
            case Table.SPECTATOR -> PUBLIC;
            case Table.OMNISCIENT -> ALL;
            default -> String.valueOf(viewer);
        };
    }

    /// The viewer to fork as: any once the game is over, until then only the player.
    public int forker(@Nullable String as) {
        int viewer = viewer(as);
        if (!over && viewer != mine) throw new RequestRejectedException(ErrorCode.NOT_OVER, MINE);
        return viewer;
    }

    /// Whether all other seats are bots that no player may return to.
    public boolean alone() {
        return kept.chairs().stream()
                .allMatch(chair -> chair.seat() == mine || chair.sitter().bot() && !chair.left());
    }

    /// The requested viewer, by default the player; throws if it is not allowed.
    public int viewer(@Nullable String as) {
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
