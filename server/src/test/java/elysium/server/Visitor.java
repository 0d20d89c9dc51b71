package elysium.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A client of a server over real HTTP.
final class Visitor {
    static final JsonMapper JSON = new JsonMapper();
    static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String address;
    private String cookie = "";

    /// A response.
    record Reply(int status, JsonNode body, HttpResponse<String> whole) {
        String code() {
            return body.path("code").asString("");
        }
    }

    Visitor(String address) {
        this.address = address;
    }

    /// A client signed in as a guest with a name.
    static Visitor called(String name, Server server) {
        return called(name, server.address());
    }

    static Visitor called(String name, String address) {
        Visitor visitor = new Visitor(address);
        Reply reply = visitor.post("api/session", Map.of("name", name));
        if (reply.status != 201) throw new IllegalStateException(reply.whole + " " + reply.whole.body());
        visitor.cookie = reply.whole.headers().firstValue("Set-Cookie").orElseThrow().replaceFirst(";.*", "");
        return visitor;
    }

    /// The same player at another server with the same database.
    Visitor at(String another) {
        Visitor same = new Visitor(another);
        same.cookie = cookie;
        return same;
    }

    String cookie() {
        return cookie;
    }

    Visitor holding(String another) {
        cookie = another;
        return this;
    }

    Reply get(String path) {
        return send("GET", path, null, "X-Elysium", "1");
    }

    Reply post(String path, Object body) {
        return send("POST", path, JSON.writeValueAsString(body), "X-Elysium", "1");
    }

    Reply put(String path, Object body) {
        return send("PUT", path, JSON.writeValueAsString(body), "X-Elysium", "1");
    }

    /// Signs in to an account or creates one, and keeps the new cookie.
    Reply sign(String path, String name, String password) {
        Reply reply = post(path, Map.of("name", name, "password", password));
        reply.whole.headers().firstValue("Set-Cookie").ifPresent(given -> cookie = given.replaceFirst(";.*", ""));
        return reply;
    }

    Reply delete(String path) {
        return send("DELETE", path, null, "X-Elysium", "1");
    }

    Reply send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path)).method(method,
                body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) request.headers(headers);
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            boolean json = response.headers().firstValue("Content-Type").orElse("").contains("json");
            return new Reply(response.statusCode(), JSON.readTree(json ? response.body() : "{}"), response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Creates a table of Vendetta with these seats and returns its id.
    String table(String... seats) {
        Reply reply = post("api/tables", Map.of("game", "vendetta", "seats", List.of(seats)));
        if (reply.status != 201) throw new IllegalStateException(reply.body.toString());
        return reply.body.get("id").asString();
    }

    /// The server's description of a game.
    JsonNode game(String id) {
        return get("api/games").body.valueStream().filter(game -> game.get("id").asString().equals(id)).findFirst()
                .orElseThrow();
    }

    /// Opens a socket to a table without a hello.
    Phone phone(String table) {
        return Phone.open(address, table, "Cookie", cookie.isEmpty() ? "none=1" : cookie);
    }

    /// Opens a socket and sends a hello.
    Phone play(String table, int since) {
        Phone phone = phone(table);
        phone.say(Map.of("type", "hello", "after", since));
        return phone;
    }
}
