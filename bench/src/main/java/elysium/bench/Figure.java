package elysium.bench;

/// What was measured of one operation: nanoseconds on average, give or take, and at best; bytes allocated.
record Figure(double mean, double error, double best, double bytes) {}
