package elysium.server.web;

import java.util.List;
import java.util.regex.Pattern;
import elysium.kernel.Text;
import elysium.server.keep.Archive;
import elysium.server.keep.Kept;
import elysium.server.keep.Players;
import elysium.server.room.Rooms;
import elysium.server.room.Shelf;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// The games that are over, and those that can be watched now.
final class ArchiveRoutes {
    private static final Pattern GAME = Pattern.compile("[a-z0-9-]{0,40}");

    private final Shelf shelf;
    private final Rooms rooms;
    private final Doorman doorman;
    private final TableRoutes tables;

    ArchiveRoutes(Shelf shelf, Rooms rooms, Doorman doorman, TableRoutes tables) {
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
        if (game != null && !GAME.matcher(game).matches()) throw new Refused(Fault.UNKNOWN_GAME);
        Archive.Wanted wanted = new Archive.Wanted(game,
                mine(request) ? doorman.somebody(request).id() : null, before(request));
        tell(request, shelf.archive().over(wanted));
    }

    private void live(Context request) {
        tell(request, shelf.archive().live());
    }

    private void tell(Context request, List<Kept> found) {
        Players.Player me = doorman.player(request);
        request.json(found.stream().map(kept -> tables.listed(ended(kept), me)).toList());
    }

    /// Who won a game that was over before winners were noted is found out by going through it.
    private Kept ended(Kept kept) {
        if (kept.state() != Kept.State.OVER || kept.ending() != null) return kept;
        try {
            var fold = rooms.room(kept.id()).fold();
            if (fold == null) return kept;
            shelf.archive().end(kept.id(), fold.winners());
            return doorman.table(kept.id());
        } catch (Refused unknown) {                       // of a game, or of rules, that are not played here any more
            return kept;
        }
    }

    private static boolean mine(Context request) {
        String said = request.queryParam("mine");
        return switch (said == null ? "false" : said) {
            case "true", "1", "" -> true;
            case "false", "0" -> false;
            default -> throw new Refused(Fault.BAD_REQUEST,
                    new Text("mine is true or false", "mine est true ou false"));
        };
    }

    private @Nullable String before(Context request) {
        String table = request.queryParam("before");
        return table == null || table.isEmpty() ? null : doorman.table(table).id();
    }
}
