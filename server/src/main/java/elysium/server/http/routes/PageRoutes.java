package elysium.server.http.routes;

import java.util.Arrays;
import java.util.List;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import org.jspecify.annotations.Nullable;

/// Serves the web page at every path that is not the server's own; the page does its own routing.
public final class PageRoutes {
    private static final List<String> OWN = List.of("/api", "/health", "/metrics");
    private static final String LASTING = "public, max-age=31536000, immutable", CHANGING = "no-cache", NOT_BUILT = """
            The page is not built into this server. Start it with ./elysium, which builds the page (Node 20 or later \
            and npm are needed). Programs find everything under /api/.

            La page n'est pas incluse dans ce serveur. Lancez-le par ./elysium, qui construit la page (il faut Node 20 \
            ou plus récent, et npm). Les programmes trouvent tout sous /api/.
            """;

    private final StaticFiles page;

    public PageRoutes(StaticFiles page) {
        this.page = page;
    }

    /// Runs before the other routes, so that these keep their own not-found responses.
    public void open(RoutesConfig routes) {
        routes.before(request -> {
            boolean reads = request.method() == HandlerType.GET || request.method() == HandlerType.HEAD;
            if (!reads || own(request.path())) return;
            show(request);
            request.skipRemainingHandlers();
        });
    }

    private static boolean own(String path) {
        return OWN.stream().anyMatch(own -> path.equals(own) || path.startsWith(own + "/"));
    }

    private void show(Context request) {
        if (page.isEmpty()) {
            request.status(404).contentType("text/plain; charset=utf-8").result(NOT_BUILT);
            return;
        }
        StaticFile sheet = page.at(request.path());
        if (sheet == null) throw new RequestRejectedException(ErrorCode.NOT_FOUND);
        send(request, sheet, sheet.bestFor(request.header("Accept-Encoding")));
    }

    private static void send(Context request, StaticFile sheet, StaticFile.Packed packed) {
        String tag = "\"" + sheet.tag() + (packed.encoding() == null ? "" : "-" + packed.encoding()) + "\"";
        request.header("Cache-Control", sheet.immutable() ? LASTING : CHANGING).header("ETag", tag)
                .header("Vary", "Accept-Encoding").disableCompression();
        if (knows(request.header("If-None-Match"), tag)) {
            request.status(304);
            return;
        }
        if (packed.encoding() != null) request.header("Content-Encoding", packed.encoding());
        request.contentType(sheet.type()).result(packed.bytes());
    }

    /// Whether the browser's ETag matches, possibly weakened by a proxy.
    private static boolean knows(@Nullable String held, String tag) {
        return held != null && Arrays.stream(held.split(",")).map(word -> word.strip().replaceFirst("^W/", ""))
                .anyMatch(word -> word.equals(tag) || word.equals("*"));
    }
}
