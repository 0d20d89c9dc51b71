package elysium.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.server.db.Sessions;
import elysium.server.db.Subscriptions.Subscription;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.push.ReminderScheduler;
import elysium.server.room.Stores;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Whether my browser is called when a table waits for me, with no page open.
final class PushRoutes {
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]{1,255}");
    private static final Text OFF = new Text("this server calls nobody whose page is closed",
            "ce serveur n'appelle personne dont la page est fermée"),
            PARTS = new Text("a browser has an endpoint, keys (p256dh and auth), and lang en or fr",
                    "un navigateur a un endpoint, des keys (p256dh et auth), et lang en ou fr"),
            KEYS = new Text("p256dh is a point of P-256 in 65 bytes, auth has 16, both in base64url",
                    "p256dh est un point de P-256 en 65 octets, auth en a 16, tous deux en base64url"),
            NO_HOST = new Text("the header Host says no host", "l'en-tête Host ne dit aucun hôte");

    private final Stores shelf;
    private final Authenticator doorman;
    private final WorkLimits limits;
    private final @Nullable ReminderScheduler caller;

    /// @param key what a browser needs to be signed up; null where this server calls nobody
    /// @param lang in which language the browser that asks is called; null if it is not
    record Offer(@Nullable String key, @Nullable String lang) {}

    /// What a browser gives to be called by.
    record Browser(@Nullable String endpoint, @Nullable Keys keys, @Nullable String lang) {
        @Override public String toString() {
            return "a browser that would be called";
        }
    }

    record Keys(@Nullable String p256dh, @Nullable String auth) {
        @Override public String toString() {
            return "the keys of a browser";
        }
    }

    /// @param caller null where this server calls nobody
    PushRoutes(Stores shelf, Authenticator doorman, WorkLimits limits, @Nullable ReminderScheduler caller) {
        this.shelf = shelf;
        this.doorman = doorman;
        this.limits = limits;
        this.caller = caller;
    }

    void open(RoutesConfig routes) {
        routes.get("/api/me/push", this::show);
        routes.put("/api/me/push", this::keep);
        routes.delete("/api/me/push", request -> {
            shelf.subscriptions().drop(doorman.mySession(request).key());
            request.status(204);
        });
    }

    private void show(Context request) {
        Subscription browser = shelf.subscriptions().at(doorman.mySession(request).key());
        request.json(new Offer(caller == null ? null : caller.key(),
                browser == null || caller == null ? null : browser.lang().name().toLowerCase(Locale.ROOT)));
    }

    private void keep(Context request) {
        Sessions.Session mine = doorman.mySession(request);
        if (caller == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, OFF);
        Subscription browser = read(Json.read(request.body(), Browser.class), request.header("Host"));
        limits.by(request, WorkLimit.BROWSERS, mine.player().id());
        try {
            if (!caller.keep(mine, browser)) throw new RequestRejectedException(ErrorCode.NO_PLAYER);
        } catch (InvalidInputException objection) {
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, objection);
        }
        request.status(204);
    }

    private static Subscription read(Browser browser, @Nullable String host) {
        Keys keys = browser.keys;
        String endpoint = browser.endpoint, point = keys == null ? null : keys.p256dh, auth =
                keys == null ? null : keys.auth;
        Lang lang = "fr".equals(browser.lang) ? Lang.FR : "en".equals(browser.lang) ? Lang.EN : null;
        if (endpoint == null || point == null || auth == null || lang == null)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, PARTS);
        if (!ReminderScheduler.readable(bytes(point), bytes(auth)))
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, KEYS);
        if (host == null || !HOST.matcher(host).matches())
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, NO_HOST);
        return new Subscription(endpoint, point, auth, lang, "https://" + host);
    }

    /// What stands in base64url; nothing if that is not how it is written.
    private static byte[] bytes(String word) {
        try {
            return Base64.getUrlDecoder().decode(word.getBytes(US_ASCII));
        } catch (IllegalArgumentException _) {
            return new byte[0];
        }
    }
}
