package elysium.server.http;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;

/// Places for costly work: whoever comes when all are taken is told to come again, and nobody waits.
final class WorkPool {
    private final Semaphore places;

    /// @param size how much may be done at once
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
