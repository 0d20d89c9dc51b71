package elysium.server.http.routes;

import com.fasterxml.jackson.annotation.JsonProperty;
import elysium.kernel.Text;
import elysium.server.db.people.Accounts;
import elysium.server.db.people.Password;
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
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// Routes of the player's account, password and settings.
public final class AccountRoutes {
    private static final int SETTINGS = 4 * 1024;
    private static final Text LONGEST = new Text("settings take at most 4 KB", "les réglages font au plus 4 Ko");

    private final Stores shelf;
    private final Authenticator doorman;
    private final WorkLimits limits;
    private final SignOut exit;
    private final SignIn entrance;

    record Change(@Nullable String old, @JsonProperty("new") @Nullable String next) {
        @Override public String toString() {
            return "a change of password";
        }
    }

    public AccountRoutes(Stores shelf, Authenticator doorman, WorkLimits limits, SignOut exit, SignIn entrance) {
        this.shelf = shelf;
        this.doorman = doorman;
        this.limits = limits;
        this.exit = exit;
        this.entrance = entrance;
    }

    public void open(RoutesConfig routes) {
        routes.post("/api/account", this::found);
        routes.post("/api/account/password", this::change);
        routes.get("/api/me/settings", this::settings);
        routes.put("/api/me/settings", this::settle);
    }

    private void found(Context request) {
        Sessions.Session guest = doorman.mySession(request);
        Credentials given = Json.read(request.body(), Credentials.class);
        if (guest.account()) throw new RequestRejectedException(ErrorCode.HAS_ACCOUNT);
        String name = Authenticator.name(given.name()), password = Credentials.chosen(given.password(), name);
        if (shelf.people().accounts().named(name) != null) throw new RequestRejectedException(ErrorCode.NAME_TAKEN);
        limits.byAddress(request, WorkLimit.ACCOUNTS);
        Players.Player player = new Players.Player(guest.player().id(), name);
        if (!shelf.people().accounts().open(player.id(), name, Password.kept(password)))
            throw new RequestRejectedException(ErrorCode.NAME_TAKEN);
        entrance.begin(request, player);
        exit.end(guest);
        request.status(201).json(new SignedInPlayer(player.id(), name, true));
    }

    private void change(Context request) {
        Sessions.Session mine = doorman.mySession(request);
        Change given = Json.read(request.body(), Change.class);
        Accounts.Account account = shelf.people().accounts().of(mine.player().id());
        if (account == null) throw new RequestRejectedException(ErrorCode.NO_ACCOUNT);
        String next = Credentials.chosen(given.next, mine.player().name());
        WorkLimits.Try attempt = limits.attempt(request, Accounts.key(mine.player().name()));
        if (!Password.is(Credentials.shown(given.old), account.password()))
            throw new RequestRejectedException(ErrorCode.WRONG_PASSWORD);
        attempt.right();
        shelf.people().accounts().password(mine.player().id(), Password.kept(next));
        exit.endOthers(mine);
        request.status(204);
    }

    private void settings(Context request) {
        request.contentType("application/json")
                .result(shelf.people().accounts().settings(doorman.somebody(request).id()));
    }

    private void settle(Context request) {
        Players.Player me = doorman.somebody(request);
        String settings = Json.write(Json.read(request.body(), ObjectNode.class));
        if (settings.getBytes(java.nio.charset.StandardCharsets.UTF_8).length > SETTINGS)
            throw new RequestRejectedException(ErrorCode.TOO_LARGE, LONGEST);
        shelf.people().accounts().settle(me.id(), settings);
        request.contentType("application/json").result(settings);
    }
}
