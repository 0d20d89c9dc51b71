package elysium.server.room.fold;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.random.RandomGenerator;

/// Measures how long each seat takes to answer, and chooses how long an automatic answer must wait to look like one of
/// the seat's own.
public final class AnswerPacing {
    /// Whoever took longer was elsewhere.
    static final long LONGEST = 15_000;
    private static final int KEPT = 64, ENOUGH = 6;
    private static final double USUAL = 2_500, SPREAD = 0.6, BLUR = 0.1;

    private final long[][] took;
    private final int[] timeCounts;

    AnswerPacing(int seats) {
        took = new long[seats][KEPT];
        timeCounts = new int[seats];
    }

    void write(DataOutputStream out) throws IOException {
        for (long[] times : took) FoldState.writeAll(out, times);
        FoldState.writeAll(out, timeCounts);
    }

    void read(DataInputStream in) throws IOException {
        for (long[] times : took) FoldState.readAll(in, times);
        FoldState.readAll(in, timeCounts);
    }

    /// A seat has answered by itself.
    void addTime(int seat, long millis) {
        if (millis >= 0 && millis <= LONGEST) took[seat][timeCounts[seat]++ % KEPT] = millis;
    }

    /// A time that the seat could have taken: about as long as one of its last answers, or as people usually take where it
    /// has given only a few.
    public long sampleMillis(int seat, RandomGenerator dice) {
        double like = timeCounts[seat] < ENOUGH ? USUAL * Math.exp(SPREAD * dice.nextGaussian())
                : took[seat][dice.nextInt(Math.min(timeCounts[seat], KEPT))] * Math.exp(BLUR * dice.nextGaussian());
        return Math.min(Math.round(like), LONGEST);
    }
}
