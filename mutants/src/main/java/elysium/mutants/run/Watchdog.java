package elysium.mutants.run;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// Kills a process that has printed nothing for too long.
final class Watchdog implements AutoCloseable {
    private final AtomicLong heard = new AtomicLong(System.nanoTime());
    private final Thread thread;

    private volatile int patience;

    /// @param starting the timeout in seconds for the first output
    Watchdog(Process process, int starting) {
        patience = starting;
        thread = Thread.ofVirtual().start(() -> watch(process));
    }

    /// Resets the timeout after an output.
    void alive(int seconds) {
        heard.set(System.nanoTime());
        patience = seconds;
        LockSupport.unpark(thread);
    }

    private void watch(Process process) {
        while (process.isAlive()) {
            long left = heard.get() + patience * 1_000_000_000L - System.nanoTime();
            if (left <= 0) {
                process.destroyForcibly();
                return;
            }
            LockSupport.parkNanos(left + 1);
            if (Thread.interrupted()) return;
        }
    }

    @Override public void close() {
        thread.interrupt();
    }
}
