package elysium.server.http.routes;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.server.db.people.Sessions;
import elysium.server.db.people.Subscriptions.Subscription;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.json.Json;
import elysium.server.http.limit.WorkLimit;
import elysium.server.http.limit.WorkLimits;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.push.ReminderScheduler;
import elysium.server.room.Stores;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Routes that turn push notifications of this browser on and off.
public final class PushRoutes {
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]{1,255}");
    private static final Text OFF = new Text("notifications are turned off on this server",
            "les notifications sont désactivées sur ce serveur"),
            PARTS = new Text("endpoint, keys (p256dh and auth) and lang (en or fr) are required",
                    "il faut endpoint, keys (p256dh et auth) et lang (en ou fr)"),
            KEYS = new Text("p256dh must be a P-256 point of 65 bytes and auth 16 bytes, both in base64url",
                    "p256dh doit être un point P-256 de 65 octets et auth faire 16 octets, tous deux en base64url"),
            NO_HOST = new Text("the header Host is not valid", "l'en-tête Host n'est pas valide");

    private final Stores stores;
    private final Authenticator authenticator;
    private final WorkLimits limits;
    private final @Nullable ReminderScheduler reminders;

    /// @param key the public key with which browsers subscribe; null if push is off
    /// @param lang the language of this browser's notifications; null if it is not subscribed
    record Offer(@Nullable String key, @Nullable String lang) {}

    /// The subscription sent by a browser.
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

    /// @param caller null if push is off
    public PushRoutes(Stores shelf, Authenticator doorman, WorkLimits limits, @Nullable ReminderScheduler caller) {
        this.stores = shelf;
        this.authenticator = doorman;
        this.limits = limits;
        this.reminders = caller;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/me/push", this::show);
        routes.put("/api/me/push", this::keep);
        routes.delete("/api/me/push", request -> {
            stores.subscriptions().drop(authenticator.requireSession(request).key());
            request.status(204);
        });
    }

    private void show(Context request) {
        Subscription browser = stores.subscriptions().ofSession(authenticator.requireSession(request).key());
        request.json(new Offer(reminders == null ? null : reminders.publicKey(),
                browser == null || reminders == null ? null : browser.lang().name().toLowerCase(Locale.ROOT)));
    }

    private void keep(Context request) {
        Sessions.Session mine = authenticator.requireSession(request);
        if (reminders == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, OFF);
        Subscription browser = read(Json.read(request.body(), Browser.class), request.header("Host"));
        limits.check(request, WorkLimit.BROWSERS, mine.player().id());
        try {
            if (!reminders.subscribe(mine, browser)) throw new RequestRejectedException(ErrorCode.NOT_SIGNED_IN);
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
        if (!ReminderScheduler.areKeysValid(bytes(point), bytes(auth)))
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, KEYS);
        if (host == null || !HOST.matcher(host).matches())
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, NO_HOST);
        return new Subscription(endpoint, point, auth, lang, "https://" + host);
    }

    /// Decodes base64url; empty if the text is invalid.
    private static byte[] bytes(String word) {
        try {
            return Base64.getUrlDecoder().decode(word.getBytes(US_ASCII));
        } catch (IllegalArgumentException _) {
            return new byte[0];
        }
    }
}
