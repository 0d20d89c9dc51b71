package elysium.server.http.routes;

import java.util.List;
import elysium.kernel.Text;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.ViewerAccess;
import elysium.server.http.limit.WorkLimits;
import elysium.server.http.limit.WorkMeter;
import elysium.server.message.ErrorCode;
import elysium.server.message.ReplayMessages;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.fold.Replay;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Routes that replay games step by step, as any permitted viewer.
public final class ReplayRoutes {
    private static final int FRAMES = 50;

    private final Rooms rooms;
    private final Authenticator authenticator;
    private final TableRoutes tables;
    private final WorkLimits limits;

    /// The overview of a game.
    ///
    /// @param viewers the viewers that the player may choose
    record Overview(TableRoutes.Listed table, int steps, List<ReplayMessages.Mark> marks, List<List<Integer>> scores,
            List<String> viewers) {}

    public ReplayRoutes(Rooms rooms, Authenticator doorman, TableRoutes tables, WorkLimits limits) {
        this.rooms = rooms;
        this.authenticator = doorman;
        this.tables = tables;
        this.limits = limits;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/tables/{table}/replay", this::overview);
        routes.get("/api/tables/{table}/replay/frames", this::frames);
    }

    private void overview(Context request) {
        TableRecord kept = authenticator.requireTable(request.pathParam("table"));
        ViewerAccess eyes = eyes(request, kept);
        Replay<?> replay = rooms.replay(kept, eyes.viewer(request.queryParam("viewer")));
        limits.charge(request, 1 + WorkMeter.STEP * replay.length());
        ReplayMessages.Glance glance = replay.glance();
        request.json(new Overview(tables.listed(kept, authenticator.player(request)), glance.steps(), glance.marks(),
                glance.scores(), eyes.allowed()));
    }

    private void frames(Context request) {
        TableRecord kept = authenticator.requireTable(request.pathParam("table"));
        int viewer = eyes(request, kept).viewer(request.queryParam("viewer"));
        int from = numberParam(request, "from", 0, Integer.MAX_VALUE, 0),
                count = numberParam(request, "count", 1, FRAMES, FRAMES);
        Replay<?> replay = rooms.replay(kept, viewer);
        limits.charge(request, 1 + WorkMeter.STEP * replay.stepsToReplay(from, count) + WorkMeter.VIEW * count);
        request.json(replay.frames(from, count));
    }

    private ViewerAccess eyes(Context request, TableRecord kept) {
        return new ViewerAccess(kept, authenticator.seatOf(request, kept), rooms.isOverWithOrigins(kept));
    }

    /// @param usual the default
    static int numberParam(Context request, String name, int least, int most, int usual) {
        String said = request.queryParam(name);
        if (said == null) return usual;
        long number = said.matches("\\d{1,9}") ? Long.parseLong(said) : -1;
        if (number < least || number > most)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST,
                    new Text(name + " must be a number from " + least + " to " + most,
                            name + " doit être un nombre de " + least + " à " + most));
        return (int) number;
    }
}
