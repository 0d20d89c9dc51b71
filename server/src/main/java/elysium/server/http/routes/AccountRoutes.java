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

    private final Stores stores;
    private final Authenticator authenticator;
    private final WorkLimits limits;
    private final SignOut signOut;
    private final SignIn signIn;

    record Change(@Nullable String old, @JsonProperty("new") @Nullable String next) {
        @Override public String toString() {
            return "a change of password";
        }
    }

    public AccountRoutes(Stores shelf, Authenticator doorman, WorkLimits limits, SignOut exit, SignIn entrance) {
        this.stores = shelf;
        this.authenticator = doorman;
        this.limits = limits;
        this.signOut = exit;
        this.signIn = entrance;
    }

    public void open(RoutesConfig routes) {
        routes.post("/api/account", this::found);
        routes.post("/api/account/password", this::change);
        routes.get("/api/me/settings", this::settings);
        routes.put("/api/me/settings", this::settle);
    }

    private void found(Context request) {
        Sessions.Session guest = authenticator.requireSession(request);
        Credentials given = Json.read(request.body(), Credentials.class);
        if (guest.account()) throw new RequestRejectedException(ErrorCode.HAS_ACCOUNT);
        String name = Authenticator.name(given.name()), password = Credentials.validNewPassword(given.password(), name);
        if (stores.people().accounts().findByName(name) != null)
            throw new RequestRejectedException(ErrorCode.NAME_TAKEN);
        limits.checkAddress(request, WorkLimit.ACCOUNTS);
        Players.Player player = new Players.Player(guest.player().id(), name);
        if (!stores.people().accounts().create(player.id(), name, Password.hash(password)))
            throw new RequestRejectedException(ErrorCode.NAME_TAKEN);
        signIn.startSession(request, player);
        signOut.end(guest);
        request.status(201).json(new SignedInPlayer(player.id(), name, true));
    }

    private void change(Context request) {
        Sessions.Session mine = authenticator.requireSession(request);
        Change given = Json.read(request.body(), Change.class);
        Accounts.Account account = stores.people().accounts().findByPlayer(mine.player().id());
        if (account == null) throw new RequestRejectedException(ErrorCode.NO_ACCOUNT);
        String next = Credentials.validNewPassword(given.next, mine.player().name());
        WorkLimits.Try attempt = limits.attempt(request, Accounts.nameKey(mine.player().name()));
        if (!Password.matches(Credentials.givenPassword(given.old), account.password()))
            throw new RequestRejectedException(ErrorCode.WRONG_PASSWORD);
        attempt.succeed();
        stores.people().accounts().setPassword(mine.player().id(), Password.hash(next));
        signOut.endOthers(mine);
        request.status(204);
    }

    private void settings(Context request) {
        request.contentType("application/json")
                .result(stores.people().accounts().settings(authenticator.requirePlayer(request).id()));
    }

    private void settle(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        String settings = Json.write(Json.read(request.body(), ObjectNode.class));
        if (settings.getBytes(java.nio.charset.StandardCharsets.UTF_8).length > SETTINGS)
            throw new RequestRejectedException(ErrorCode.TOO_LARGE, LONGEST);
        stores.people().accounts().saveSettings(me.id(), settings);
        request.contentType("application/json").result(settings);
    }
}
