package elysium.server.http;

import java.util.List;
import java.util.regex.Pattern;
import elysium.kernel.Text;
import elysium.server.db.Archive;
import elysium.server.db.Players;
import elysium.server.db.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// The games that are over, and those that can be watched now.
final class ArchiveRoutes {
    private static final Pattern GAME = Pattern.compile("[a-z0-9-]{0,40}");

    private final Stores shelf;
    private final Rooms rooms;
    private final Authenticator doorman;
    private final TableRoutes tables;

    ArchiveRoutes(Stores shelf, Rooms rooms, Authenticator doorman, TableRoutes tables) {
        this.shelf = shelf;
        this.rooms = rooms;
        this.doorman = doorman;
        this.tables = tables;
    }

    /// To be opened before the tables, whose ids could be any word.
    void open(RoutesConfig routes) {
        routes.get("/api/tables/over", this::over);
        routes.get("/api/tables/live", this::live);
    }

    private void over(Context request) {
        String game = request.queryParam("game");
        if (game != null && !GAME.matcher(game).matches()) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        Archive.Wanted wanted = new Archive.Wanted(game,
                mine(request) ? doorman.somebody(request).id() : null, before(request));
        tell(request, shelf.archive().over(wanted));
    }

    private void live(Context request) {
        tell(request, shelf.archive().live());
    }

    private void tell(Context request, List<TableRecord> found) {
        Players.Player me = doorman.player(request);
        request.json(found.stream().map(kept -> tables.listed(ended(kept), me)).toList());
    }

    /// Who won a game that was over before winners were noted is found out by going through it.
    private TableRecord ended(TableRecord kept) {
        if (kept.state() != TableRecord.State.OVER || kept.ending() != null) return kept;
        try {
            var fold = rooms.room(kept.id()).fold();
            if (fold == null) return kept;
            shelf.archive().end(kept.id(), fold.winners());
            return doorman.table(kept.id());
        } catch (RequestRejectedException unknown) {                       // of a game, or of rules, that are not played here any more
            return kept;
        }
    }

    private static boolean mine(Context request) {
        String said = request.queryParam("mine");
        return switch (said == null ? "false" : said) {
            case "true", "1", "" -> true;
            case "false", "0" -> false;
            default -> throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                    new Text("mine is true or false", "mine est true ou false"));
        };
    }

    private @Nullable String before(Context request) {
        String table = request.queryParam("before");
        return table == null || table.isEmpty() ? null : doorman.table(table).id();
    }
}
