package elysium.server.room;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// A clock that can run tasks later; tests replace it.
interface Timer extends AutoCloseable {

    /// The time in milliseconds.
    long now();

    /// Does something after so many milliseconds, or at once.
    void later(long millis, Runnable work);

    @Override void close();

    /// The time of this machine; what is done is done on a thread of its own.
    static Timer real() {
        ScheduledExecutorService later =
                Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("later").daemon().factory());
        return new Timer() {

            @Override public long now() {
                return System.currentTimeMillis();
            }

            @Override public void later(long millis, Runnable work) {
                later.schedule(() -> Thread.startVirtualThread(work), millis, TimeUnit.MILLISECONDS);
            }

            @Override public void close() {
                later.shutdownNow();
            }
        };
    }
}
