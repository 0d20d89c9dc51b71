package elysium.vtes.table;

import elysium.kernel.Branchless;
import elysium.vtes.table.vocabulary.Moment;

/// Results that are valid until the next write, and walks that visit one card of each face.
public final class ResultCache extends VtesPart {
    private static final int RECALLED = 2;                // number of bits
    private final int[] answer = new int[Moment.COUNT * SEATS];
    private final int[] order = {0, NONE};                // version it is valid for
    private final long[] roles = {0, NONE};
    private final int[] walks = {0};
    private final int[] met;                              // last walk that met a card of the book

    ResultCache(Vtes table) {
        super(table);
        met = new int[table.book().size()];
    }

    // ---- cached results, valid until the next write

    /// The cached result for a seat at a moment, from 0 to 3, or NONE.
    public int answer(int seat, int moment) {
        int found = answer[moment * SEATS + seat];
        return found >> RECALLED == version() << RECALLED >> RECALLED ? found & (1 << RECALLED) - 1 : NONE;
    }

    public int setAnswer(int seat, int moment, int what) {
        answer[moment * SEATS + seat] = version() << RECALLED | what;
        return what;
    }

    /// The cached order of the seats, or NONE.
    public int order() {
        return order[1] == version() ? order[0] : NONE;
    }

    public int setOrder(int found) {
        order[0] = found;
        order[1] = version();
        return found;
    }

    /// The cached roles of the seats, or NONE.
    public long roles() {
        return roles[1] == version() ? roles[0] : NONE;
    }

    public long setRoles(long found) {
        roles[0] = found;
        roles[1] = version();
        return found;
    }

    // ---- walks that visit one card of each face

    /// Begins a walk.
    public int beginWalk() {
        return ++walks[0];
    }

    /// Returns 1 for the first card of its face in a walk, else 0, and marks the face as met.
    public int isFirstOfFace(int card, int walk) {
        int face = table.face(card), last = met[face];
        met[face] = walk;
        return Branchless.oneIfAny(last ^ walk);
    }
}
