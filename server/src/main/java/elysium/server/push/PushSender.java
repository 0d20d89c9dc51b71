package elysium.server.push;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import elysium.kernel.InvalidInputException;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.people.Subscriptions.Subscription;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends reminders to push services in the background, a few at a time. Logs contain only the host of an endpoint,
/// since its path is a secret.
final class PushSender implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);
    private static final int MOST = 1000, AT_ONCE = 8, TRIES = 3, NOT_FOUND = 404, GONE = 410, TOO_MANY = 429;
    private static final Duration CONNECTS = Duration.ofSeconds(10), ANSWERS = Duration.ofSeconds(20);

    private final Vapid vapid;
    private final ReminderConfig config;
    private final EndpointFilter endpointFilter;
    private final Consumer<String> gone;
    private final Semaphore room = new Semaphore(MOST), lanes = new Semaphore(AT_ONCE);
    private final HttpClient http =
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).connectTimeout(CONNECTS).build();
    private volatile boolean closed;

    private enum Outcome {
        DONE, LATER, NEVER
    }

    /// @param gone receives endpoints that no longer exist
    PushSender(Vapid vapid, ReminderConfig means, EndpointFilter gate, Consumer<String> gone) {
        this.vapid = vapid;
        this.config = means;
        this.endpointFilter = gate;
        this.gone = gone;
    }

    /// The number of reminders being sent.
    int underWay() {
        return MOST - room.availablePermits();
    }

    /// Queues a reminder; drops it if too many are queued.
    void enqueue(Subscription to, Reminder call) {
        if (!room.tryAcquire()) {
            LOG.warn("too many reminders are queued: one is dropped");
            return;
        }
        Thread.ofVirtual().name("reminder").start(() -> {
            try {
                carry(to, call);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            } catch (DatabaseUnavailableException unkept) {
                LOG.warn("a subscription that is gone could not be deleted: {}", unkept.getMessage());
            } catch (RuntimeException fault) {
                LOG.error("sending a reminder failed with an internal error", fault);
            } finally {
                room.release();
            }
        });
    }

    private void carry(Subscription to, Reminder call) throws InterruptedException {
        for (int i = 1; i <= TRIES && !closed; i++) {
            lanes.acquire();
            Outcome outcome;
            try {
                outcome = attempt(to, call);
            } finally {
                lanes.release();
            }
            if (outcome == Outcome.NEVER) gone.accept(to.endpoint());
            if (outcome != Outcome.LATER) return;
            if (i < TRIES) Thread.sleep(config.rest().multipliedBy(i));
        }
    }

    private Outcome attempt(Subscription to, Reminder call) throws InterruptedException {
        String host = "?";
        try {
            URI address = endpointFilter.read(to.endpoint());
            host = address.getHost();
            if (!endpointFilter.resolvesToPublic(address)) {
                LOG.warn("a reminder is not sent to {}, which is not a public address", host);
                return Outcome.NEVER;
            }
            HttpResponse<InputStream> answer =
                    http.send(request(address, to, call), HttpResponse.BodyHandlers.ofInputStream());
            answer.body().close();                        // the rest is not needed and might never end
            return read(host, answer.statusCode());
        } catch (InvalidInputException objection) {
            return Outcome.NEVER;
        } catch (IOException failed) {
            if (!closed) LOG.warn("a reminder could not be sent to {}: {}", host, failed.getClass().getSimpleName());
            return Outcome.LATER;
        }
    }

    private HttpRequest request(URI address, Subscription to, Reminder call) {
        Base64.Decoder base64 = Base64.getUrlDecoder();
        byte[] sealed =
                PushEncryption.encrypt(call.payload(to.lang()), base64.decode(to.p256dh()), base64.decode(to.auth()));
        return HttpRequest.newBuilder(address).timeout(ANSWERS)
                .header("Authorization", vapid.authorization(address, to.site(), config.clock().getAsLong()))
                .header("Content-Encoding", "aes128gcm").header("Content-Type", "application/octet-stream")
                .header("TTL", String.valueOf(call.ttlSeconds())).header("Urgency", call.urgency())
                .header("Topic", call.topic()).POST(HttpRequest.BodyPublishers.ofByteArray(sealed)).build();
    }

    private static Outcome read(String host, int status) {
        if (status / 100 == 2) return Outcome.DONE;
        if (status == NOT_FOUND || status == GONE) return Outcome.NEVER;
        LOG.warn("{} rejected a reminder with status {}", host, status);
        return status == TOO_MANY || status / 100 == 5 ? Outcome.LATER : Outcome.DONE;
    }

    @Override public void close() {
        closed = true;
        http.shutdownNow();
    }
}
