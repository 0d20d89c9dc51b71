package elysium.server.http;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;

/// Limits concurrent expensive work; rejects further requests instead of queueing them.
final class WorkPool {
    private final Semaphore places;

    /// @param size the number of concurrent tasks
    WorkPool(int size) {
        places = new Semaphore(size);
    }

    <R> R use(Supplier<R> work) {
        if (!places.tryAcquire()) throw new RequestRejectedException(ErrorCode.BUSY);
        try {
            return work.get();
        } finally {
            places.release();
        }
    }
}
