package elysium.bench;

/// The result for one operation: mean, error and best time in nanoseconds, and bytes allocated.
record Figure(double mean, double error, double best, double bytes) {}
