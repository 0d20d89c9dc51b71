package elysium.server.room.fold;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import elysium.tabletop.CardTable;

/// The answers of a game, with copies of the table at intervals, so that an answer can be taken back by replaying only
/// those since the last copy.
public final class AnswerLog<T extends CardTable<T>> {
    private static final int APART = 128;

    private final Setup setup;
    private final List<Journal.Entry> answers = new ArrayList<>();
    private final NavigableMap<Integer, Mark<T>> marks = new TreeMap<>();
    private final int[] bySeat;
    private int base;                                     // a copy up to here is kept whatever is answered later

    /// The table after some answers; never changed.
    ///
    /// @param given how many decided questions each seat had answered
    /// @param questionStart where the answers to the open question began
    record Mark<T>(T table, int[] given, int questionStart) {}

    /// Where to play on from, and what.
    public record Rewound<T>(Mark<T> mark, List<Journal.Entry> toReplay) {}

    /// @param start the table before the first answer
    public AnswerLog(Setup setup, T start) {
        this.setup = setup;
        bySeat = new int[start.players()];
        marks.put(0, new Mark<>(start, new int[start.players()], 0));
    }

    /// The same answers, to be gone on with by itself.
    AnswerLog(AnswerLog<T> other) {
        setup = other.setup;
        answers.addAll(other.answers);
        bySeat = other.bySeat.clone();
        marks.put(0, other.marks.firstEntry().getValue());
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(answers.size());
        for (Journal.Entry answer : answers) {
            out.writeByte(answer.seat());
            out.writeLong(answer.move());
        }
    }

    /// Takes over answers that were given, up to a table as it was after the last of them.
    void read(DataInputStream in, Mark<T> last) throws IOException {
        int size = in.readInt();
        for (int i = 0; i < size; i++) add(new Journal.Entry(in.readByte(), in.readLong()));
        marks.put(size, last);
        base = size;
    }

    int size() {
        return answers.size();
    }

    Journal.Entry get(int at) {
        return answers.get(at);
    }

    List<Journal.Entry> all() {
        return answers;
    }

    List<Journal.Entry> after(int at) {
        return List.copyOf(answers.subList(at + 1, answers.size()));
    }

    /// Whether an answer of a seat stands.
    boolean hasAnswers(int seat) {
        return seat >= 0 && seat < bySeat.length && bySeat[seat] > 0;
    }

    public void add(Journal.Entry answer) {
        answers.add(answer);
        count(answer, 1);
    }

    private void count(Journal.Entry answer, int more) {
        if (!answer.conceals()) bySeat[answer.seat()] += more;
    }

    /// Keeps a copy of the table after the last answer, if it is time for one: many of what was lately, few of what was long ago.
    public void mark(T table, int[] given, int open) {
        int size = answers.size();
        if (size % APART != 0) return;
        marks.put(size, new Mark<>(table.copy(), given.clone(), open));
        marks.keySet().removeIf(at -> at > base && size - at > 2 * Integer.lowestOneBit(at));
    }

    /// How many copies are kept.
    public int marks() {
        return marks.size();
    }

    /// Drops an answer and all that came after it, and also what must be played again.
    public Rewound<T> rewindBefore(int at) {
        int from = at == 0 ? 0 : marks.lowerKey(at);
        List<Journal.Entry> again = List.copyOf(answers.subList(from, at));
        List<Journal.Entry> dropped = answers.subList(from, answers.size());
        for (Journal.Entry answer : dropped) count(answer, -1);
        dropped.clear();
        marks.tailMap(from, false).clear();
        base = Math.min(base, from);
        return new Rewound<>(marks.lastEntry().getValue(), again);
    }

    /// The table after the first n answers, a new one each time.
    T tableAfter(int n) {
        var mark = marks.floorEntry(n);
        T table = mark.getValue().table().copy();
        List<Journal.Entry> rest = answers.subList(mark.getKey(), n);
        new Journal(setup, rest).replay(table, 0, rest.size());
        return table;
    }
}
