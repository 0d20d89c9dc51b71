package elysium.server.http.routes;

import java.util.List;
import elysium.server.db.people.Players;
import elysium.server.db.people.Sessions;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.Credentials;
import elysium.server.http.auth.SignOut;
import elysium.server.http.auth.SignedInPlayer;
import elysium.server.http.json.Json;
import elysium.server.http.limit.WorkLimit;
import elysium.server.http.limit.WorkLimits;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Stores;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Routes to sign in and out, rename the player, and list sessions.
public final class SessionRoutes {
    private final Stores stores;
    private final Authenticator authenticator;
    private final WorkLimits limits;
    private final SignOut signOut;
    private final SignIn signIn;

    /// A session of the player.
    ///
    /// @param current whether it is the session of this request
    record Listed(String id, long created, long seen, String agent, boolean current) {}

    public SessionRoutes(Stores shelf, Authenticator doorman, WorkLimits limits, SignOut exit, SignIn entrance) {
        this.stores = shelf;
        this.authenticator = doorman;
        this.limits = limits;
        this.signOut = exit;
        this.signIn = entrance;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/session", this::show);
        routes.post("/api/session", this::enter);
        routes.delete("/api/session", this::leave);
        routes.get("/api/sessions", this::list);
        routes.delete("/api/sessions", request -> {
            signOut.endOthers(authenticator.requireSession(request));
            request.status(204);
        });
        routes.delete("/api/sessions/{id}", this::end);
    }

    /// Not being signed in is a normal response here, not an error.
    private void show(Context request) {
        Sessions.Session session = authenticator.session(request);
        if (session == null) request.contentType("application/json").result("null");
        else request.json(SignedInPlayer.of(session));
    }

    private void enter(Context request) {
        Credentials given = Json.read(request.body(), Credentials.class);
        String name = Authenticator.name(given.name()), password = given.password();
        if (password != null) signIn.signIn(request, name, password);
        else greet(request, name);
    }

    private void greet(Context request, String name) {
        Sessions.Session known = authenticator.session(request);
        if (known != null && known.account()) {
            if (!stores.people().accounts().rename(known.player().id(), name))
                throw new RequestRejectedException(ErrorCode.NAME_TAKEN);
            request.json(new SignedInPlayer(known.player().id(), name, true));
            return;
        }
        if (stores.people().accounts().findByName(name) != null)
            throw new RequestRejectedException(ErrorCode.NAME_TAKEN);
        if (known == null) {
            limits.checkAddress(request, WorkLimit.GUESTS);
            Players.Arrival arrival = stores.players().guest(name, Authenticator.agent(request));
            authenticator.setCookie(request, arrival.secret());
            request.status(201).json(new SignedInPlayer(arrival.player().id(), name, false));
            return;
        }
        stores.players().rename(known.player().id(), name);
        request.json(new SignedInPlayer(known.player().id(), name, false));
    }

    private void leave(Context request) {
        Sessions.Session session = authenticator.session(request);
        if (session != null) signOut.end(session);
        request.removeCookie(Authenticator.COOKIE);
        request.status(204);
    }

    private void list(Context request) {
        Sessions.Session mine = authenticator.requireSession(request);
        List<Listed> sessions = stores.people().sessions().ofPlayer(mine.player().id()).stream()
                .map(each -> new Listed(each.id(), each.created(), each.seen(), each.agent(),
                        each.key().equals(mine.key())))
                .toList();
        request.json(sessions);
    }

    private void end(Context request) {
        Sessions.Session mine = authenticator.requireSession(request);
        String id = request.pathParam("id");
        Sessions.Session ended = stores.people().sessions().ofPlayer(mine.player().id()).stream()
                .filter(each -> each.id().equals(id)).findFirst()
                .orElseThrow(() -> new RequestRejectedException(ErrorCode.NOT_FOUND));
        signOut.end(ended);
        request.status(204);
    }
}
