package elysium.server.room.fold;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.server.db.table.Clock;
import elysium.server.message.Message;

/// How much time each seat has left, computed from the times of the entries, so that all servers agree. The clocks
/// shown during a secret question do not reveal who has answered.
public final class SeatClocks {
    /// What a question put to several costs nobody: else the time it took would tell an order from a quick player.
    static final long FREE_MILLIS = 5_000;
    /// What whoever comes back has at least.
    static final long RESERVE_MILLIS = 30_000;
    private static final long STOPPED = -1;

    private final Clock clock;
    private final long[] left, spent, since;              // spent on the open question; running since
    private final int[] rewarded;                         // for how many answers a seat was given its increment
    private int asked, back;
    private long askedAt, now;

    SeatClocks(Clock clock, int seats, long begun) {
        this.clock = clock;
        left = new long[seats];
        spent = new long[seats];
        since = new long[seats];
        rewarded = new int[seats];
        now = begun;
        Arrays.fill(left, clock.millis());
    }

    void write(DataOutputStream out) throws IOException {
        FoldState.writeAll(out, left);
        FoldState.writeAll(out, spent);
        FoldState.writeAll(out, since);
        FoldState.writeAll(out, rewarded);
        FoldState.writeAll(out, asked, back);
        FoldState.writeAll(out, askedAt, now);
    }

    void read(DataInputStream in) throws IOException {
        FoldState.readAll(in, left);
        FoldState.readAll(in, spent);
        FoldState.readAll(in, since);
        FoldState.readAll(in, rewarded);
        asked = in.readInt();
        back = in.readInt();
        askedAt = in.readLong();
        now = in.readLong();
    }

    public boolean hasTimeLimit() {
        return clock.hasTimeLimit();
    }

    /// When the open question was opened.
    public long askedAt() {
        return askedAt;
    }

    /// For how long the open question has stood.
    long questionMillis() {
        return now - askedAt;
    }

    /// No entry comes before the one it follows, even where two servers' clocks differ.
    void advanceTo(long at) {
        now = Math.max(now, at);
    }

    /// A question is open from now on; those who do not owe an answer have given it already.
    void openQuestion(int seats, int owing) {
        askedAt = now;
        asked = seats;
        Arrays.fill(spent, 0);
        for (int seat = 0; seat < left.length; seat++) since[seat] = (owing >> seat & 1) != 0 ? now : STOPPED;
    }

    /// A seat has answered, and nobody else may know yet.
    void stop(int seat) {
        if (since[seat] == STOPPED) return;
        spent[seat] += now - since[seat];
        since[seat] = STOPPED;
    }

    /// A seat has taken back what nobody knows, and owes again.
    void resume(int seat) {
        if (since[seat] == STOPPED) since[seat] = now;
    }

    /// The question is open no more: what each has spent on it counts.
    void closeQuestion() {
        for (int seat = 0; seat < left.length; seat++) {
            stop(seat);
            if (!clock.isSlow()) left[seat] = Math.max(0, left[seat] - Math.max(0, spent[seat] - free()));
            spent[seat] = 0;
            reserve(seat, 0);
        }
    }

    /// What a seat spent on the open question does not count: it was not there.
    void dropSpentTime(int seat) {
        spent[seat] = 0;
        since[seat] = STOPPED;
    }

    /// A seat has given so many answers; one that was taken back and given again brings nothing anew.
    void addIncrements(int seat, int answers) {
        left[seat] += clock.incrementMillis() * Math.max(0, answers - rewarded[seat]);
        rewarded[seat] = Math.max(rewarded[seat], answers);
    }

    /// A player is back, and can at least look at the table.
    ///
    /// @param seen whether all see that; whoever was not seen to be away is not seen to come back either
    void comeBack(int seat, boolean seen) {
        if (clock.isSlow()) return;
        back |= 1 << seat;
        if (seen) reserve(seat, now - askedAt);            // whether it has answered must not show
    }

    private void reserve(int seat, long gone) {
        if ((back >> seat & 1) == 0) return;
        left[seat] = Math.max(left[seat], RESERVE_MILLIS + Math.max(0, gone - free()));
        back &= ~(1 << seat);
    }

    private long free() {
        return Integer.bitCount(asked) > 1 && !clock.isSlow() ? FREE_MILLIS : 0;
    }

    /// When the time of a seat that owes is out.
    public long timeoutAt(int seat) {
        return since[seat] == STOPPED || !hasTimeLimit() ? Long.MAX_VALUE
                : since[seat] + left[seat] + free() - spent[seat];
    }

    /// A time before which nobody's time is out, whatever is answered until then: time that does not run makes it
    /// later, and so does an increment.
    public long earliestTimeout(long at) {
        long moment = Math.max(at, now), soonest = Long.MAX_VALUE;
        for (int seat = 0; seat < left.length; seat++) {
            boolean owes = since[seat] != STOPPED;
            long gone = spent[seat] + (owes ? moment - since[seat] : 0);
            boolean counts = owes || !clock.isSlow();
            soonest = Math.min(soonest, moment + left[seat] - (counts ? Math.max(0, gone - free()) : 0));
        }
        return soonest;
    }

    /// The clocks as a viewer may see them: its own as it is, those of others as if nobody had answered.
    public Message.Clocked toMessage(int viewer, long at) {
        long moment = Math.max(at, now);
        List<Long> times = new ArrayList<>();
        List<Integer> running = new ArrayList<>();
        for (int seat = 0; seat < left.length; seat++) {
            boolean owes = (asked >> seat & 1) != 0 && (seat != viewer || since[seat] != STOPPED);
            if (owes) running.add(seat);
            long time = seat == viewer ? own(seat, moment) : owes ? left[seat] + free() - moment + askedAt : left[seat];
            times.add(Math.max(0, time));
        }
        return new Message.Clocked(times, running, moment);
    }

    private long own(int seat, long moment) {
        if (since[seat] != STOPPED) return left[seat] + free() - spent[seat] - moment + since[seat];
        return clock.isSlow() ? left[seat] : left[seat] - Math.max(0, spent[seat] - free());
    }
}
