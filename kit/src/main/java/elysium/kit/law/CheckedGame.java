package elysium.kit.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import elysium.kernel.Game;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.store.Fingerprint;
import org.jspecify.annotations.Nullable;

/// A game on which laws are checked after each answer.
final class CheckedGame<T extends Table<T>> {
    final T table;
    private final Game<T> game;
    private final Setup setup;
    private final List<Journal.Entry> entries = new ArrayList<>();
    private final Map<Integer, Long> fingerprints = new TreeMap<>();

    CheckedGame(Game<T> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        table = game.setUp(setup);
    }

    int answers() {
        return entries.size();
    }

    Journal journal() {
        return new Journal(setup, entries);
    }

    /// A law with the viewers and seeds to check it with.
    record Inquiry<T extends Table<T>>(LawCheck<T> check, int[] viewers, long[] seeds) {}

    /// Gives an answer and checks laws before and after it.
    void answer(int seat, long move, List<Inquiry<T>> inquiries) {
        entries.add(new Journal.Entry(seat, move));
        if (inquiries.isEmpty()) {
            take(seat, move);
            return;
        }
        PendingAnswer<T> step = new PendingAnswer<>(table, table.copy(), seat, move);
        require(Law.ANSWER, () -> {
            step.answered();
            return null;
        });
        for (Inquiry<T> inquiry : inquiries)
            for (int viewer : inquiry.viewers())
                for (long seed : inquiry.seeds())
                    require(inquiry.check().law(), () -> inquiry.check().problem(step, viewer, seed));
        take(seat, move);
        for (Inquiry<T> inquiry : inquiries)
            require(inquiry.check().law(), () -> inquiry.check().problemAfter(step));
        fingerprints.put(entries.size(), Fingerprint.of(table));
    }

    /// Replays the journal and compares the tables.
    void checkReplay() {
        fingerprints.put(entries.size(), Fingerprint.of(table));
        Journal journal = journal();
        require(Law.REPLAY, () -> {
            T again = game.setUp(setup);
            int done = 0;
            for (var known : fingerprints.entrySet()) {
                journal.replay(again, done, known.getKey());
                done = known.getKey();
                if (Fingerprint.of(again) != known.getValue()) return "the replayed table differs after answer " + done;
            }
            return null;
        });
    }

    /// Throws a [LawBrokenException] if the check reports a problem or fails.
    void require(Law law, Supplier<@Nullable String> wrong) {
        String how;
        try {
            how = wrong.get();
        } catch (RuntimeException e) {
            throw new LawBrokenException(law, e.toString(), journal(), e);
        }
        if (how != null) throw new LawBrokenException(law, how, journal(), null);
    }

    private void take(int seat, long move) {
        require(Law.ANSWER, () -> {
            table.answer(seat, move);
            return null;
        });
    }
}
