package elysium.server.http.limit;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;

/// Limits concurrent expensive work; rejects further requests instead of queueing them.
public final class WorkPool {
    private final Semaphore places;

    /// @param size the number of concurrent tasks
    public WorkPool(int size) {
        places = new Semaphore(size);
    }

    public <R> R use(Supplier<R> work) {
        if (!places.tryAcquire()) throw new RequestRejectedException(ErrorCode.BUSY);
        try {
            return work.get();
        } finally {
            places.release();
        }
    }
}
