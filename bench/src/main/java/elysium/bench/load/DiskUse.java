package elysium.bench.load;

import org.jspecify.annotations.Nullable;

/// How many bytes a move wrote to disk, and what an fsync alone cost there at the same time.
///
/// @param bytesPerMove null where the disk is another machine's
/// @param fsyncP50 milliseconds, as is fsyncP99; null where no fsync was timed
record DiskUse(@Nullable Double bytesPerMove, Source source, @Nullable Double fsyncP50, @Nullable Double fsyncP99,
        int fsyncs) {
    /// Of a server whose database is elsewhere.
    static final DiskUse ELSEWHERE = new DiskUse(null, Source.NONE, null, null, 0);

    /// Where the number of bytes comes from.
    enum Source {
        /// The `write_bytes` of the process, as Linux counts them.
        WRITE_BYTES,
        /// The growth of the files: where the system counts no bytes for a process, or for the kind of disk.
        FILE_GROWTH, NONE
    }

    /// All that a server has written so far.
    ///
    /// @param device by the system's count; 0 where it counts nothing
    /// @param files the size of the files
    record Written(long device, long files) {}

    static DiskUse of(Written before, Written after, int moves, LatencyStats.Times fsyncs) {
        long device = after.device - before.device, growth = Math.max(0, after.files - before.files);
        boolean counted = device > 0;
        return new DiskUse((double) (counted ? device : growth) / Math.max(1, moves),
                counted ? Source.WRITE_BYTES : Source.FILE_GROWTH, fsyncs.millis(0.5), fsyncs.millis(0.99),
                fsyncs.count());
    }

    /// The bytes that `/proc/PID/io` says were sent to a disk; 0 where it does not say.
    static long writeBytes(String io) {
        for (String line : io.lines().toList())
            if (line.matches("write_bytes: \\d{1,18}")) return Long.parseLong(line.substring("write_bytes: ".length()));
        return 0;
    }
}
