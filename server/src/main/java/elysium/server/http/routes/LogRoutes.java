package elysium.server.http.routes;

import java.util.List;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.ViewerAccess;
import elysium.server.http.limit.WorkLimits;
import elysium.server.http.limit.WorkMeter;
import elysium.server.message.Message;
import elysium.server.room.Rooms;
import elysium.server.room.fold.Replay;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Route of earlier parts of a table's log, as the viewer saw them.
public final class LogRoutes {
    private static final int MOST = 500;

    private final Rooms rooms;
    private final Authenticator authenticator;
    private final WorkLimits limits;

    /// A part of a log.
    record Part(List<Message.Events> steps) {}

    public LogRoutes(Rooms rooms, Authenticator doorman, WorkLimits limits) {
        this.rooms = rooms;
        this.authenticator = doorman;
        this.limits = limits;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/tables/{table}/log", this::part);
    }

    private void part(Context request) {
        TableRecord kept = authenticator.requireTable(request.pathParam("table"));
        int mine = authenticator.seatOf(request, kept);
        int viewer = new ViewerAccess(kept, mine, false).viewer(null);
        int before = ReplayRoutes.numberParam(request, "before", 1, Integer.MAX_VALUE, Integer.MAX_VALUE);
        int count = ReplayRoutes.numberParam(request, "count", 1, MOST, MOST);
        Replay<?> replay = rooms.replay(kept, viewer);
        limits.charge(request, 1 + WorkMeter.STEP * replay.stepsToReplay(Math.max(0, before - count), count));
        request.json(new Part(replay.eventsBefore(before, count)));
    }
}
