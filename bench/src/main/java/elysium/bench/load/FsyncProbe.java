package elysium.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Times an fsync of one page in a folder, a few times a second, in a thread of its own.
final class FsyncProbe implements AutoCloseable {
    private static final int PAGE = 4096, EVERY_MILLIS = 200;

    private final Path file;
    private final FileChannel channel;
    private final LatencyStats.Times times = new LatencyStats.Times();
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final Thread thread;
    private volatile @Nullable IOException failed;

    /// Writes the page once before it returns, so that the file does not grow while it is timed.
    FsyncProbe(Path folder) throws IOException {
        file = folder.resolve("fsync-probe");
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        write();
        thread = Thread.ofPlatform().daemon().name("fsync-probe").start(this::probe);
    }

    private void probe() {
        try {
            do times.add(write());
            while (!stopped.await(EVERY_MILLIS, TimeUnit.MILLISECONDS));
        } catch (IOException e) {
            failed = e;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// The nanoseconds that the fsync alone took.
    private long write() throws IOException {
        channel.write(ByteBuffer.allocate(PAGE), 0);
        long began = System.nanoTime();
        channel.force(true);
        return System.nanoTime() - began;
    }

    /// Ends the measurement and returns what each fsync took.
    LatencyStats.Times stop() {
        stopped.countDown();
        boolean interrupted = false;
        while (thread.isAlive()) try {
            thread.join();
        } catch (InterruptedException _) {
            interrupted = true;
        }
        if (interrupted) Thread.currentThread().interrupt();
        IOException trouble = failed;
        if (trouble != null) throw new UncheckedIOException(trouble);
        return times;
    }

    @Override public void close() throws IOException {
        stopped.countDown();
        channel.close();
        Files.deleteIfExists(file);
    }
}
