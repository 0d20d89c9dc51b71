package elysium.server.http.routes;

import java.util.List;
import java.util.regex.Pattern;
import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.db.table.Archive;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Routes of finished games and of games to watch.
public final class ArchiveRoutes {
    private static final Pattern GAME = Pattern.compile("[a-z0-9-]{0,40}");

    private final Stores stores;
    private final Rooms rooms;
    private final Authenticator authenticator;
    private final TableRoutes tables;

    public ArchiveRoutes(Stores shelf, Rooms rooms, Authenticator doorman, TableRoutes tables) {
        this.stores = shelf;
        this.rooms = rooms;
        this.authenticator = doorman;
        this.tables = tables;
    }

    /// Must be registered before the routes of tables, whose ids match any word.
    public void open(RoutesConfig routes) {
        routes.get("/api/tables/over", this::over);
        routes.get("/api/tables/live", this::live);
    }

    private void over(Context request) {
        String game = request.queryParam("game");
        if (game != null && !GAME.matcher(game).matches()) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        Archive.Wanted wanted = new Archive.Wanted(game,
                mine(request) ? authenticator.requirePlayer(request).id() : null, before(request));
        tell(request, stores.archive().finished(wanted));
    }

    private void live(Context request) {
        tell(request, stores.archive().live());
    }

    private void tell(Context request, List<TableRecord> found) {
        Players.Player me = authenticator.player(request);
        request.json(found.stream().map(kept -> tables.listed(ended(kept), me)).toList());
    }

    /// Replays a game that ended before winners were recorded.
    private TableRecord ended(TableRecord kept) {
        if (kept.state() != TableRecord.State.OVER || kept.ending() != null) return kept;
        try {
            var fold = rooms.room(kept.id()).fold();
            if (fold == null) return kept;
            stores.archive().end(kept.id(), fold.winners());
            return authenticator.requireTable(kept.id());
        } catch (RequestRejectedException unknown) { // the game or its rules version is no longer installed
            return kept;
        }
    }

    private static boolean mine(Context request) {
        String said = request.queryParam("mine");
        return switch (said == null ? "false" : said) {
            case "true", "1", "" -> true;
            case "false", "0" -> false;
            default -> throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                    new Text("mine must be true or false", "mine doit être true ou false"));
        };
    }

    private @Nullable String before(Context request) {
        String table = request.queryParam("before");
        return table == null || table.isEmpty() ? null : authenticator.requireTable(table).id();
    }
}
