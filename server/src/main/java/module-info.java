/// The game server: tables over HTTP and WebSocket, stored in SQLite or PostgreSQL. It contains no game.
@org.jspecify.annotations.NullMarked
module elysium.server {
    requires elysium.rulebook;
    requires elysium.bots;
    requires elysium.store;
    requires elysium.tabletop;
    requires io.javalin;
    requires kotlin.stdlib;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.util;
    requires org.eclipse.jetty.http;
    requires org.eclipse.jetty.ee10.servlet;
    requires org.eclipse.jetty.session;
    requires org.eclipse.jetty.websocket.api;
    requires org.eclipse.jetty.websocket.common;
    requires org.eclipse.jetty.websocket.core.common;
    requires org.eclipse.jetty.ee10.websocket.jetty.server;
    requires jakarta.servlet;
    requires tools.jackson.core;
    requires tools.jackson.databind;
    requires com.fasterxml.jackson.annotation;
    requires java.net.http;
    requires java.sql;
    requires com.zaxxer.hikari;
    requires org.bouncycastle.provider;
    requires flyway.core;
    requires org.postgresql.jdbc;
    requires org.slf4j;
    requires micrometer.core;
    requires micrometer.registry.prometheus;
    requires static org.jspecify;

    exports elysium.server;

    opens elysium.server.db.people to tools.jackson.databind;
    opens elysium.server.db.table to tools.jackson.databind;
    opens elysium.server.push to tools.jackson.databind;
    opens elysium.server.http to tools.jackson.databind;
    opens elysium.server.http.auth to tools.jackson.databind;
    opens elysium.server.http.json to tools.jackson.databind;
    opens elysium.server.http.routes to tools.jackson.databind;
    opens elysium.server.message to tools.jackson.databind;

    uses elysium.kernel.Game;
}
