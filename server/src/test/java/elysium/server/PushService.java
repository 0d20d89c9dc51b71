package elysium.server;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import elysium.server.push.Reader;
import elysium.server.push.Shown;
import io.javalin.Javalin;
import io.javalin.http.Context;
import tools.jackson.databind.JsonNode;

/// A push service for tests: verifies the sender and decrypts the messages as the browsers would.
final class PushService implements AutoCloseable {
    /// A response that never ends.
    static final int ENDLESS = 0;
    private static final int PATIENCE = 60, CREATED = 201;

    private final Map<String, Reader> browsers = new ConcurrentHashMap<>();
    private final ConcurrentLinkedDeque<Integer> moods = new ConcurrentLinkedDeque<>();
    private final CountDownLatch given = new CountDownLatch(1);
    private final LinkedBlockingQueue<Rung> rung = new LinkedBlockingQueue<>();
    private final Javalin site = Javalin.create(config -> {
        config.startup.showJavalinBanner = false;
        config.routes.post("/{browser}", this::take);
    }).start("127.0.0.1", 0);

    /// A received notification: its browser, content and sender.
    record Rung(String browser, JsonNode said, Map<String, String> headers, Shown by) {}

    boolean isAt(URI address) {
        return address.getPort() == site.port();
    }

    /// Responds to the next notifications with these statuses, and to later ones with success.
    void answers(int... statuses) {
        for (int status : statuses) moods.add(status);
    }

    private void take(Context request) {
        String name = request.pathParam("browser");
        Reader reader = browsers.get(name);
        JsonNode said = reader == null ? null : Visitor.JSON.readTree(reader.read(request.bodyAsBytes()));
        rung.add(new Rung(name, said, request.headerMap(), Shown.of(request.header("Authorization"))));
        Integer mood = moods.poll();
        request.status(mood == null || mood == ENDLESS ? CREATED : mood).header("Location", "/elsewhere");
        if (mood != null && mood == ENDLESS) goOn(request);
    }

    /// Responds for as long as the client reads.
    private void goOn(Context request) {
        try {
            while (true) request.outputStream().write(new byte[8192]);
        } catch (IOException _) {
            given.countDown();
        }
    }

    /// Whether the sender has stopped reading an endless response.
    boolean givenUp() {
        try {
            return given.await(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The subscription of a browser.
    Map<String, ?> browser(String name, String lang) {
        Reader reader = browsers.computeIfAbsent(name, _ -> Reader.fresh());
        return Map.of("endpoint", "http://127.0.0.1:" + site.port() + "/" + name, "keys",
                Map.of("p256dh", reader.p256dh(), "auth", reader.secret()), "lang", lang);
    }

    /// The next notification.
    Rung await() {
        try {
            Rung next = rung.poll(PATIENCE, TimeUnit.SECONDS);
            if (next == null) throw new AssertionError("nobody was called");
            return next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The number of notifications not yet taken.
    int more() {
        return rung.size();
    }

    @Override public void close() {
        site.stop();
    }
}
