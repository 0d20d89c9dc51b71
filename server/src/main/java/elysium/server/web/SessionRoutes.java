package elysium.server.web;

import elysium.server.keep.Players;
import elysium.server.room.Shelf;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Who I am: come in as a guest, take another name, leave.
final class SessionRoutes {
    private final Shelf shelf;
    private final Doorman doorman;

    /// What a guest says of itself.
    record Greeting(@Nullable String name) {}

    SessionRoutes(Shelf shelf, Doorman doorman) {
        this.shelf = shelf;
        this.doorman = doorman;
    }

    void open(RoutesConfig routes) {
        routes.get("/api/session", request -> request.json(doorman.somebody(request)));
        routes.post("/api/session", this::enter);
        routes.delete("/api/session", request -> {
            doorman.farewell(request);
            request.status(204);
        });
    }

    private void enter(Context request) {
        String name = Doorman.name(Json.read(request.body(), Greeting.class).name);
        Players.Player known = doorman.player(request);
        if (known == null) {
            request.status(201).json(doorman.welcome(request, name));
            return;
        }
        shelf.players().rename(known.id(), name);
        request.json(new Players.Player(known.id(), name));
    }
}
