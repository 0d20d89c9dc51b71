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
/// @param ownSeat the player's seat, or NONE
/// @param over whether the game and all games it was forked from are over
public record ViewerAccess(TableRecord record, int ownSeat, boolean over) {
    private static final String PUBLIC = "public", ALL = "all";
    private static final Text MINE = new Text("until then, you can fork only from your own seat",
            "d'ici là, vous ne pouvez bifurquer que depuis votre place"),
            VIEWER = new Text("viewer must be the number of a seat, public or all",
                    "viewer doit être le numéro d'une place, public ou all");

    public ViewerAccess {
        if (ownSeat == Table.NONE && !record.allowsSpectators())
            throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
        if (record.state() == TableRecord.State.OPEN) throw new RequestRejectedException(ErrorCode.NOT_BEGUN);
    }

    /// The viewers that may be requested: seats, `public`, `all`.
    public List<String> allowed() {
        List<String> allowed = new ArrayList<>();
        for (int seat = 0; seat < record.seats().size(); seat++)
            if (over || seat == ownSeat) allowed.add(String.valueOf(seat));
        if (over || record.allowsSpectators()) allowed.add(PUBLIC);
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
    public int forkViewer(@Nullable String wanted) {
        int viewer = viewer(wanted);
        if (!over && viewer != ownSeat) throw new RequestRejectedException(ErrorCode.NOT_OVER, MINE);
        return viewer;
    }

    /// Whether all other seats are bots that no player may return to.
    public boolean isAloneWithBots() {
        return record.seats().stream()
                .allMatch(chair -> chair.seat() == ownSeat || chair.sitter().isBot() && !chair.isLeftToBot());
    }

    /// The requested viewer, by default the player; throws if it is not allowed.
    public int viewer(@Nullable String wanted) {
        if (wanted == null || wanted.isEmpty()) return ownSeat == Table.NONE ? Table.SPECTATOR : ownSeat;
        switch (wanted) {
            case PUBLIC -> {
                if (!over && !record.allowsSpectators()) throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
                return Table.SPECTATOR;
            }
            case ALL -> {
                if (!over) throw new RequestRejectedException(ErrorCode.NOT_OVER);
                return Table.OMNISCIENT;
            }
            default -> {
                if (!wanted.matches("[0-5]") || Integer.parseInt(wanted) >= record.seats().size())
                    throw new RequestRejectedException(ErrorCode.BAD_REQUEST, VIEWER);
                if (!over && Integer.parseInt(wanted) != ownSeat)
                    throw new RequestRejectedException(ErrorCode.NOT_YOURS);
                return Integer.parseInt(wanted);
            }
        }
    }
}
