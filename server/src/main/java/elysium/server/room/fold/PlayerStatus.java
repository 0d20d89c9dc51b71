package elysium.server.room.fold;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import elysium.kernel.Table;
import elysium.server.db.table.Entry;
import elysium.server.message.Message;
import org.jspecify.annotations.Nullable;

/// What players do beside the game, read from its entries: who is absent, and which proposal is open.
public final class PlayerStatus {
    private final Map<String, Integer> orderCounts = new HashMap<>();
    private int absentSeats, publiclyAbsentSeats, refusedSeats, undoneSeats, steps, lastForkableStep = Table.NONE;
    private @Nullable Proposal proposal;

    PlayerStatus() {}

    PlayerStatus(PlayerStatus other) {
        orderCounts.putAll(other.orderCounts);
        absentSeats = other.absentSeats;
        publiclyAbsentSeats = other.publiclyAbsentSeats;
        refusedSeats = other.refusedSeats;
        undoneSeats = other.undoneSeats;
        steps = other.steps;
        lastForkableStep = other.lastForkableStep;
        proposal = other.proposal;
    }

    void write(DataOutputStream out) throws IOException {
        FoldState.writeAll(out, absentSeats, publiclyAbsentSeats, refusedSeats, undoneSeats, steps, lastForkableStep,
                orderCounts.size());
        for (Map.Entry<String, Integer> kind : new TreeMap<>(orderCounts).entrySet()) {
            out.writeUTF(kind.getKey());
            out.writeInt(kind.getValue());
        }
        Proposal open = proposal;
        out.writeBoolean(open != null);
        if (open != null) FoldState.writeAll(out, open.aim.ordinal(), open.proposer, open.answerIndex, open.askedSeats,
                open.agreedSeats);
    }

    void read(DataInputStream in) throws IOException {
        absentSeats = in.readInt();
        publiclyAbsentSeats = in.readInt();
        refusedSeats = in.readInt();
        undoneSeats = in.readInt();
        steps = in.readInt();
        lastForkableStep = in.readInt();
        for (int rest = in.readInt(); rest > 0; rest--) orderCounts.put(in.readUTF(), in.readInt());
        if (in.readBoolean())
            proposal = new Proposal(Aim.values()[in.readInt()], in.readInt(), in.readInt(), in.readInt(), in.readInt());
    }

    /// What may be proposed: to take an answer back, or that the game may be forked while it goes on.
    public enum Aim {
        UNDO, FORK
    }

    /// A seat would like something that the others must agree to.
    ///
    /// @param answerIndex how many answers came before the one that is taken back
    /// @param askedSeats the seats that are asked, a bit each
    public record Proposal(Aim aim, int proposer, int answerIndex, int askedSeats, int agreedSeats) {

        /// As an entry says it.
        public static long encode(int at, int needed) {
            return (long) needed << Integer.SIZE | at;
        }

        public Proposal plus(int seat) {
            return new Proposal(aim, proposer, answerIndex, askedSeats, agreedSeats | 1 << seat);
        }

        boolean settled() {
            return (askedSeats & ~agreedSeats) == 0;
        }

        public boolean asks(int seat) {
            return ((askedSeats & ~agreedSeats) >> seat & 1) != 0;
        }

        public Message.Proposed toMessage(int seats, boolean open) {
            List<Integer> agree = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++)
                if (seat != proposer && ((askedSeats & ~agreedSeats) >> seat & 1) == 0) agree.add(seat);
            return new Message.Proposed(proposer, aim.name().toLowerCase(Locale.ROOT), agree, open);
        }
    }

    /// Hears an entry; says what of it the rules play, or null where they play nothing.
    @Nullable Entry apply(Entry entry) {
        int bit = 1 << entry.seat();
        return switch (entry.kind()) {
            case Entry.OUT_OF_TIME -> {
                absentSeats |= bit;
                yield entry;
            }
            case Entry.ANSWER -> {
                absentSeats &= ~bit;
                yield entry;
            }
            case Entry.TAKEN_BACK -> takenBack(entry);
            case Entry.STOOD_IN, Entry.ORDERED -> entry;
            case Entry.RETURNED -> {
                absentSeats &= ~bit;
                publiclyAbsentSeats &= ~bit;
                yield null;
            }
            case Entry.PROPOSED -> proposed(new Proposal(Aim.UNDO, entry.seat(), (int) entry.move(),
                    (int) (entry.move() >> Integer.SIZE), 0));
            case Entry.FORK_PROPOSED -> proposed(
                    new Proposal(Aim.FORK, entry.seat(), Table.NONE, (int) entry.move(), 0));
            case Entry.AGREED -> agreed(entry);
            case Entry.DECLINED -> declined();
            default -> throw new IllegalStateException("there is no entry of kind " + entry.kind());
        };
    }

    private @Nullable Entry proposed(Proposal wish) {
        proposal = wish;
        return null;
    }

    private @Nullable Entry declined() {
        if (proposal != null) refusedSeats |= 1 << proposal.proposer;
        proposal = null;
        return null;
    }

    private @Nullable Entry agreed(Entry entry) {
        if (proposal == null) return null;
        proposal = proposal.plus(entry.seat());
        if (!proposal.settled()) return null;
        if (proposal.aim == Aim.FORK) return forked();
        return takenBack(new Entry(entry.seq(), Entry.TAKEN_BACK, proposal.proposer, proposal.answerIndex, entry.at()));
    }

    private @Nullable Entry forked() {
        lastForkableStep = steps;
        proposal = null;
        return null;
    }

    private Entry takenBack(Entry entry) {
        absentSeats &= ~(1 << entry.seat());
        undoneSeats |= 1 << entry.seat();
        return entry;
    }

    /// Everybody could notice what was played: now it shows who is away, and nothing is proposed any more that was about
    /// the step before.
    void endStep(Entry played) {
        steps++;
        publiclyAbsentSeats = absentSeats;
        refusedSeats = 0;
        if (proposal != null && proposal.aim == Aim.UNDO) proposal = null;
        if (played.isAnswer()) undoneSeats = 0;
    }

    /// A standing order has answered a kind of question.
    void countOrderUse(int seat, String kind) {
        orderCounts.merge(seat + " " + kind, 1, Integer::sum);
    }

    /// How often a standing order has answered a kind of question for a seat.
    public int orderUses(int seat, String kind) {
        return orderCounts.getOrDefault(seat + " " + kind, 0);
    }

    /// The seats whose players do not answer any more, a bit each.
    int absentSeats() {
        return absentSeats;
    }

    /// Whether a player does not answer any more, and another may for them.
    public boolean isAbsent(int seat) {
        return (absentSeats >> seat & 1) != 0;
    }

    /// The seats that everybody may know to be away, a bit each: how a secret question is answered must not show.
    public int publiclyAbsentSeats() {
        return publiclyAbsentSeats;
    }

    /// Whether everybody may know that a seat is away.
    public boolean isPubliclyAbsent(int seat) {
        return (publiclyAbsentSeats >> seat & 1) != 0;
    }

    /// Whether a seat has taken an answer to the open question back, and so means to answer by itself.
    public boolean hasUndone(int seat) {
        return (undoneSeats >> seat & 1) != 0;
    }

    /// Whether a seat has proposed something at this step that the others did not like.
    public boolean wasRefused(int seat) {
        return (refusedSeats >> seat & 1) != 0;
    }

    /// The last step from which all have agreed that the game may be forked while it goes on, or NONE.
    public int lastForkableStep() {
        return lastForkableStep;
    }

    @Nullable public Proposal proposal() {
        return proposal;
    }
}
