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
    private final Map<String, Integer> ordered = new HashMap<>();
    private int away, shown, refused, regrets, steps, forkable = Table.NONE;
    private @Nullable Proposal proposal;

    PlayerStatus() {}

    PlayerStatus(PlayerStatus other) {
        ordered.putAll(other.ordered);
        away = other.away;
        shown = other.shown;
        refused = other.refused;
        regrets = other.regrets;
        steps = other.steps;
        forkable = other.forkable;
        proposal = other.proposal;
    }

    void write(DataOutputStream out) throws IOException {
        FoldState.writeAll(out, away, shown, refused, regrets, steps, forkable, ordered.size());
        for (Map.Entry<String, Integer> kind : new TreeMap<>(ordered).entrySet()) {
            out.writeUTF(kind.getKey());
            out.writeInt(kind.getValue());
        }
        Proposal open = proposal;
        out.writeBoolean(open != null);
        if (open != null) FoldState.writeAll(out, open.aim.ordinal(), open.by, open.at, open.needed, open.agreed);
    }

    void read(DataInputStream in) throws IOException {
        away = in.readInt();
        shown = in.readInt();
        refused = in.readInt();
        regrets = in.readInt();
        steps = in.readInt();
        forkable = in.readInt();
        for (int rest = in.readInt(); rest > 0; rest--) ordered.put(in.readUTF(), in.readInt());
        if (in.readBoolean())
            proposal = new Proposal(Aim.values()[in.readInt()], in.readInt(), in.readInt(), in.readInt(), in.readInt());
    }

    /// What may be proposed: to take an answer back, or that the game may be forked while it goes on.
    public enum Aim {
        UNDO, FORK
    }

    /// A seat would like something that the others must agree to.
    ///
    /// @param at how many answers came before the one that is taken back
    /// @param needed the seats that are asked, a bit each
    public record Proposal(Aim aim, int by, int at, int needed, int agreed) {

        /// As an entry says it.
        public static long said(int at, int needed) {
            return (long) needed << Integer.SIZE | at;
        }

        public Proposal plus(int seat) {
            return new Proposal(aim, by, at, needed, agreed | 1 << seat);
        }

        boolean settled() {
            return (needed & ~agreed) == 0;
        }

        public boolean asks(int seat) {
            return ((needed & ~agreed) >> seat & 1) != 0;
        }

        public Message.Proposed told(int seats, boolean open) {
            List<Integer> agree = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++)
                if (seat != by && ((needed & ~agreed) >> seat & 1) == 0) agree.add(seat);
            return new Message.Proposed(by, aim.name().toLowerCase(Locale.ROOT), agree, open);
        }
    }

    /// Hears an entry; says what of it the rules play, or null where they play nothing.
    @Nullable Entry hear(Entry entry) {
        int bit = 1 << entry.seat();
        return switch (entry.kind()) {
            case Entry.OUT_OF_TIME -> {
                away |= bit;
                yield entry;
            }
            case Entry.ANSWER -> {
                away &= ~bit;
                yield entry;
            }
            case Entry.TAKEN_BACK -> takenBack(entry);
            case Entry.STOOD_IN, Entry.ORDERED -> entry;
            case Entry.RETURNED -> {
                away &= ~bit;
                shown &= ~bit;
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
        if (proposal != null) refused |= 1 << proposal.by;
        proposal = null;
        return null;
    }

    private @Nullable Entry agreed(Entry entry) {
        if (proposal == null) return null;
        proposal = proposal.plus(entry.seat());
        if (!proposal.settled()) return null;
        if (proposal.aim == Aim.FORK) return forked();
        return takenBack(new Entry(entry.seq(), Entry.TAKEN_BACK, proposal.by, proposal.at, entry.at()));
    }

    private @Nullable Entry forked() {
        forkable = steps;
        proposal = null;
        return null;
    }

    private Entry takenBack(Entry entry) {
        away &= ~(1 << entry.seat());
        regrets |= 1 << entry.seat();
        return entry;
    }

    /// Everybody could notice what was played: now it shows who is away, and nothing is proposed any more that was about
    /// the step before.
    void step(Entry played) {
        steps++;
        shown = away;
        refused = 0;
        if (proposal != null && proposal.aim == Aim.UNDO) proposal = null;
        if (played.answers()) regrets = 0;
    }

    /// A standing order has answered a kind of question.
    void ordered(int seat, String kind) {
        ordered.merge(seat + " " + kind, 1, Integer::sum);
    }

    /// How often a standing order has answered a kind of question for a seat.
    public int used(int seat, String kind) {
        return ordered.getOrDefault(seat + " " + kind, 0);
    }

    /// The seats whose players do not answer any more, a bit each.
    int absent() {
        return away;
    }

    /// Whether a player does not answer any more, and another may for them.
    public boolean away(int seat) {
        return (away >> seat & 1) != 0;
    }

    /// The seats that everybody may know to be away, a bit each: how a secret question is answered must not show.
    public int shown() {
        return shown;
    }

    /// Whether everybody may know that a seat is away.
    public boolean shows(int seat) {
        return (shown >> seat & 1) != 0;
    }

    /// Whether a seat has taken an answer to the open question back, and so means to answer by itself.
    public boolean regrets(int seat) {
        return (regrets >> seat & 1) != 0;
    }

    /// Whether a seat has proposed something at this step that the others did not like.
    public boolean refused(int seat) {
        return (refused >> seat & 1) != 0;
    }

    /// The last step from which all have agreed that the game may be forked while it goes on, or NONE.
    public int forkable() {
        return forkable;
    }

    @Nullable public Proposal proposal() {
        return proposal;
    }
}
