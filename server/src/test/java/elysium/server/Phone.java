package elysium.server;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/// A real socket to a table that records all messages.
final class Phone implements WebSocket.Listener {
    private static final int PATIENCE = 60;

    final List<JsonNode> heard = java.util.Collections.synchronizedList(new ArrayList<>());
    final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final LinkedBlockingQueue<JsonNode> news = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket socket;

    static Phone open(String address, String table, String... headers) {
        Phone phone = new Phone();
        WebSocket.Builder builder = Visitor.HTTP.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
        phone.socket = builder
                .buildAsync(URI.create(address.replaceFirst("^http", "ws") + "api/tables/" + table + "/play"), phone)
                .join();
        return phone;
    }

    void say(Map<String, ?> message) {
        raw(Visitor.JSON.writeValueAsString(message));
    }

    void raw(String text) {
        socket.sendText(text, true).join();
    }

    void bytes(java.nio.ByteBuffer bytes) {
        socket.sendBinary(bytes, true).join();
    }

    void move(int seq, String move) {
        say(Map.of("type", "move", "step", seq, "move", move));
    }

    void hangUp() {
        socket.abort();
    }

    /// The next message of one of these types; skips others.
    JsonNode await(String... types) {
        try {
            while (true) {
                JsonNode message = news.poll(PATIENCE, TimeUnit.SECONDS);
                if (message == null)
                    throw new AssertionError("nothing of " + List.of(types) + " after " + heard.getLast());
                if (List.of(types).contains(message.get("type").asString())) return message;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The next message, if one comes in time.
    JsonNode next(int millis) {
        try {
            return news.poll(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override public CompletionStage<?> onText(WebSocket webSocket, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            JsonNode message = Visitor.JSON.readTree(part.toString());
            part.setLength(0);
            heard.add(message);
            news.add(message);
        }
        webSocket.request(1);
        return null;
    }

    @Override public CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
        closed.complete(status);
        return null;
    }

    @Override public void onError(WebSocket webSocket, Throwable error) {
        closed.complete(-1);
    }
}
