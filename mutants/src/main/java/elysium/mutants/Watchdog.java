package elysium.mutants;

import java.util.concurrent.atomic.AtomicLong;

/// Ends a process that has said nothing for too long.
final class Watchdog implements AutoCloseable {
    private final AtomicLong heard = new AtomicLong(System.nanoTime());
    private final Thread thread;

    Watchdog(Process process, int seconds) {
        thread = Thread.ofVirtual().start(() -> watch(process, seconds * 1_000_000_000L));
    }

    void alive() {
        heard.set(System.nanoTime());
    }

    private void watch(Process process, long patience) {
        while (process.isAlive()) {
            long left = heard.get() + patience - System.nanoTime();
            if (left <= 0) {
                process.destroyForcibly();
                return;
            }
            try {
                Thread.sleep(left / 1_000_000 + 1);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    @Override public void close() {
        thread.interrupt();
    }
}
