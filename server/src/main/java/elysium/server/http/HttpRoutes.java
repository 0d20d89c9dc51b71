package elysium.server.http;

import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Map;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.ClientAddress;
import elysium.server.http.auth.RequestPolicy;
import elysium.server.http.auth.SignOut;
import elysium.server.http.json.Json;
import elysium.server.http.json.MalformedRequestHandler;
import elysium.server.http.json.Problem;
import elysium.server.http.limit.WorkLimits;
import elysium.server.http.routes.AccountRoutes;
import elysium.server.http.routes.ArchiveRoutes;
import elysium.server.http.routes.DeckRoutes;
import elysium.server.http.routes.ForkRoutes;
import elysium.server.http.routes.GameRoutes;
import elysium.server.http.routes.LogRoutes;
import elysium.server.http.routes.OpenTables;
import elysium.server.http.routes.OrderRoutes;
import elysium.server.http.routes.PageRoutes;
import elysium.server.http.routes.PushRoutes;
import elysium.server.http.routes.ReplayRoutes;
import elysium.server.http.routes.ReportRoutes;
import elysium.server.http.routes.ReturnRoutes;
import elysium.server.http.routes.SessionRoutes;
import elysium.server.http.routes.SignIn;
import elysium.server.http.routes.StaticFiles;
import elysium.server.http.routes.TableCreation;
import elysium.server.http.routes.TableRoutes;
import elysium.server.message.ErrorCode;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.session.SessionCache;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Registers all routes of the server, with their common error handling and limits.
public final class HttpRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(HttpRoutes.class);
    private static final long BODY = 16 * 1024, SOCKET_TEXT = 4 * 1024, DRAINED = 1 << 20;
    private static final long DRAIN_MILLIS = 3000, IDLE_MILLIS = 100;
    private static final String AGAIN_SECONDS = "2";
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
            + "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private final Stores stores;
    private final Rooms rooms;
    private final Map<String, MessageBuilder<?>> games;
    private final Metrics metrics;
    private final RequestPolicy policy;

    public HttpRoutes(Stores shelf, Rooms rooms, Map<String, MessageBuilder<?>> games, Metrics counts,
            RequestPolicy manners) {
        this.stores = shelf;
        this.rooms = rooms;
        this.games = games;
        this.metrics = counts;
        this.policy = manners;
    }

    /// Starts listening. Idle connections do not delay a stop.
    public Javalin start(String host, int port) {
        Javalin site = Javalin.create(this::furnish).start(host, port);
        for (Connector connector : site.jettyServer().server().getConnectors())
            if (connector instanceof AbstractConnector doors) doors.setShutdownIdleTimeout(IDLE_MILLIS);
        return site;
    }

    private void furnish(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = BODY;
        config.http.prefer405over404 = true;
        config.jsonMapper(new Json());
        config.jetty.modifyWebSocketServletFactory(factory -> factory.setMaxTextMessageSize(SOCKET_TEXT));
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(DRAIN_MILLIS);
            server.setErrorHandler(new MalformedRequestHandler());
        });
        config.jetty.modifyServletContextHandler(HttpRoutes::forget);
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        RoutesConfig routes = config.routes;
        registerSecurity(routes);
        new PageRoutes(StaticFiles.load(StaticFiles.class.getClassLoader(), StaticFiles.FOLDER)).open(routes);
        ClientAddress road = new ClientAddress(policy.proxy());
        Authenticator doorman = new Authenticator(stores, road);
        WorkLimits limits = new WorkLimits(road, doorman, policy.limits());
        limits.open(routes);
        people(routes, doorman, limits);
        tables(routes, doorman, limits);
        routes.get("/health", this::health);
        routes.get("/metrics", request -> request.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(metrics.page()));
        faults(routes);
    }

    private void tables(RoutesConfig routes, Authenticator doorman, WorkLimits limits) {
        new GameRoutes(games).open(routes);
        new DeckRoutes(games, doorman, limits).open(routes);
        TableCreation laying = new TableCreation(rooms, limits, new OpenTables(stores, limits));
        TableRoutes tables = new TableRoutes(stores, rooms, games, doorman, laying);
        new ArchiveRoutes(stores, rooms, doorman, tables).open(routes);
        new ReplayRoutes(rooms, doorman, tables, limits).open(routes);
        new LogRoutes(rooms, doorman, limits).open(routes);
        new ForkRoutes(stores, rooms, doorman, tables, laying).open(routes);
        tables.open(routes);
        new ReturnRoutes(stores, rooms, tables, doorman, laying).open(routes);
        new OrderRoutes(stores, rooms, games, doorman).open(routes);
        Sockets sockets = new Sockets(rooms, doorman, metrics, limits);
        rooms.onSecretEnd(sockets::end);
        routes.wsBeforeUpgrade("/api/tables/{table}/play", sockets::before);
        routes.ws("/api/tables/{table}/play", sockets::open);
    }

    private void people(RoutesConfig routes, Authenticator doorman, WorkLimits limits) {
        SignOut exit = new SignOut(stores, rooms);
        SignIn entrance = new SignIn(stores, rooms, doorman, limits, exit);
        new SessionRoutes(stores, doorman, limits, exit, entrance).open(routes);
        new AccountRoutes(stores, doorman, limits, exit, entrance).open(routes);
        new ReportRoutes(stores, doorman, limits).open(routes);
        new PushRoutes(stores, doorman, limits, policy.reminders()).open(routes);
    }

    /// Disables HTTP sessions: each socket would create one that never expires.
    private static void forget(ServletContextHandler context) {
        context.setErrorHandler(new MalformedRequestHandler());
        SessionHandler sessions = context.getSessionHandler();
        SessionCache nowhere = new NullSessionCache(sessions);
        nowhere.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(nowhere);
        sessions.setUsingCookies(false);
    }

    private static void registerSecurity(RoutesConfig routes) {
        routes.before(request -> {
            request.header("Content-Security-Policy", POLICY);
            request.header("X-Content-Type-Options", "nosniff");
            request.header("Referrer-Policy", "same-origin");
            request.header("Cross-Origin-Opener-Policy", "same-origin");
            request.header("Cross-Origin-Resource-Policy", "same-origin");
            if (!request.path().startsWith("/api/")) return;
            request.header("Cache-Control", "no-store");
            boolean reads = request.method() == HandlerType.GET || request.method() == HandlerType.HEAD;
            if (!reads) Authenticator.requireSameSite(request);
            if (request.contentLength() <= BODY) return;
            request.req().getInputStream().skip(DRAINED);  // a client that is still writing would not read the response
            throw new RequestRejectedException(ErrorCode.TOO_LARGE);
        });
    }

    private void faults(RoutesConfig routes) {
        routes.exception(RequestRejectedException.class, (refused, request) -> {
            metrics.countRejection(refused.errorCode());
            later(request, refused.errorCode()).status(refused.errorCode().status()).json(Problem.of(refused));
        });
        routes.exception(DatabaseUnavailableException.class, (gone, request) -> {
            LOG.warn("a request failed because the database is unavailable: {}", gone.getMessage());
            answer(request, ErrorCode.UNAVAILABLE);
        });
        routes.exception(HttpResponseException.class, (known, request) -> answer(request, switch (known.getStatus()) {
            case 404 -> ErrorCode.NOT_FOUND;
            case 405 -> ErrorCode.WRONG_METHOD;
            case 413 -> ErrorCode.TOO_LARGE;
            default -> ErrorCode.BAD_REQUEST;
        }));
        routes.exception(IllegalCharsetNameException.class, (_, request) -> answer(request, ErrorCode.BAD_REQUEST));
        routes.exception(UnsupportedCharsetException.class, (_, request) -> answer(request, ErrorCode.BAD_REQUEST));
        routes.exception(Exception.class, (fault, request) -> {
            LOG.error("a request failed: {} {}", request.method(), request.path(), fault);
            answer(request, ErrorCode.INTERNAL);
        });
    }

    private void answer(Context request, ErrorCode fault) {
        metrics.countRejection(fault);
        later(request, fault).status(fault.status()).json(Problem.of(fault));
    }

    /// Adds Retry-After to a temporary failure.
    private static Context later(Context request, ErrorCode fault) {
        return fault.status() == ErrorCode.UNAVAILABLE.status() ? request.header("Retry-After", AGAIN_SECONDS)
                : request;
    }

    /// The health check.
    private void health(Context request) {
        boolean well = stores.database().isAvailable();
        request.status(well ? 200 : ErrorCode.UNAVAILABLE.status())
                .json(Map.of("database", well, "rooms", rooms.size()));
    }
}
