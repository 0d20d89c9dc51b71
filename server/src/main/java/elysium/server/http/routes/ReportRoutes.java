package elysium.server.http.routes;

import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.json.Json;
import elysium.server.http.limit.WorkLimit;
import elysium.server.http.limit.WorkLimits;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Stores;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Route that reports a chat message to the host.
public final class ReportRoutes {
    private static final int WHY = 500;
    private static final Text LINE = new Text("line must be the number of a chat message",
            "line doit être le numéro d'un message de la discussion"), REASON =
                    new Text("why can have at most 500 characters, on one line",
                            "why a au plus 500 caractères, sur une seule ligne");

    private final Stores stores;
    private final Authenticator authenticator;
    private final WorkLimits limits;

    /// @param line the number of the message
    record Complaint(@Nullable Integer line, @Nullable String why) {}

    public ReportRoutes(Stores shelf, Authenticator doorman, WorkLimits limits) {
        this.stores = shelf;
        this.authenticator = doorman;
        this.limits = limits;
    }

    public void open(RoutesConfig routes) {
        routes.post("/api/tables/{table}/reports", this::report);
    }

    private void report(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRecord kept = authenticator.requireTable(request.pathParam("table"));
        if (!kept.allowsSpectators() && kept.seatOf(me.id()) == Table.NONE)
            throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
        Complaint complaint = Json.read(request.body(), Complaint.class);
        String why = complaint.why == null ? "" : complaint.why.strip();
        if (complaint.line == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, LINE);
        if (why.length() > WHY || why.codePoints().anyMatch(Character::isISOControl))
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, REASON);
        limits.check(request, WorkLimit.REPORTS, me.id());
        if (!stores.people().reports().save(kept.id(), complaint.line, me.id(), why))
            throw new RequestRejectedException(ErrorCode.UNKNOWN_LINE);
        request.status(204);
    }
}
