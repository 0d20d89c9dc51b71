package elysium.server.web;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;

/// Places for costly work: whoever comes when all are taken is told to come again, and nobody waits.
final class Pool {
    private final Semaphore places;

    /// @param size how much may be done at once
    Pool(int size) {
        places = new Semaphore(size);
    }

    <R> R use(Supplier<R> work) {
        if (!places.tryAcquire()) throw new Refused(Fault.BUSY);
        try {
            return work.get();
        } finally {
            places.release();
        }
    }
}
