package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Computes values from active texts and lasting effects, and caches them until a fact changes.
final class ValueCache<T extends CardTable<T>> {
    private static final int ROOM = 256, DEEP = 8;

    private final CardTable<T> table;
    private final ActiveTexts<T> speakers;
    private final int sources, lasted, adders;
    private final long[] known = new long[ROOM];          // value, subject and version
    private final int[] sums = new int[ROOM];
    private final EffectSource[] heard = new EffectSource[DEEP];      // a modifier may read another value
    private int depth;

    ValueCache(CardTable<T> table, ActiveTexts<T> speakers) {
        this.table = table;
        this.speakers = speakers;
        sources = table.layout.lasted + table.layout.values;
        lasted = table.layout.lasted;
        adders = table.layout.adders;
        Arrays.fill(known, NONE);
        Arrays.setAll(heard, _ -> new EffectSource());
    }

    int of(int value, int subject) {
        return table.read(sources + value) == 0 ? 0 : sum(value, subject);
    }

    /// The value if any modifier applies to it.
    private int sum(int value, int subject) {
        int slot = (value * 31 + subject) & ROOM - 1;
        if (known[slot] == key(value, subject)) return sums[slot];
        if (depth == DEEP) throw new IllegalStateException("value " + value + " depends on itself");
        boolean lasts = table.read(lasted + value) != 0;
        depth++;
        int sum = spoken(value, subject) + (lasts ? lasting(value, subject) : 0);
        depth--;
        known[slot] = key(value, subject);
        sums[slot] = sum;
        return sum;
    }

    private long key(int value, int subject) {
        return (value << 24 | subject & 0xFFFFFF) & 0xFFFFFFFFL | (long) table.stamp() << 32;
    }

    private int spoken(int value, int subject) {
        int sum = 0;
        for (int k = 0, left = table.read(adders + value); left > 0; k++) {
            int def = table.face(speakers.get(k));
            if ((table.book().adds(def) >> value & 1) == 0) continue;
            left--;
            if ((table.book().homebound(def) >> value & 1) == 0 || isHome(k, subject)) sum += spoken(k, value, subject);
        }
        return sum;
    }

    /// Whether a subject is a card in the area of the k-th active text.
    private boolean isHome(int k, int subject) {
        return subject != NONE && table.controller(subject) == speakers.seat(k);
    }

    private int spoken(int k, int value, int subject) {
        int card = speakers.get(k), def = table.face(card), seat = speakers.seat(k), sum = 0;
        boolean abroad = (table.book().owns(def) >> value & 1) != 0 && !isHome(k, subject);
        EffectSource by = heard[depth - 1].of(card, seat, table.speaksFor(card));
        for (Instruction.ValueModifier<T> adds : table.book().always(def))
            if (!abroad || !adds.own()) sum += adds.adds(table.me(), value, by, subject);
        return sum;
    }

    private int lasting(int value, int subject) {
        int sum = 0;
        for (int i = table.effects.count() - 1; i >= 0; i--) sum += lasting(i, value, subject);
        return sum;
    }

    private int lasting(int i, int value, int subject) {
        int at = table.layout.lasting + i * LastingEffectText.CELLS;
        if (table.read(at + LastingEffectText.MOMENT) != NONE) return 0;
        int def = table.read(at + LastingEffectText.DEF), mode = table.read(at + LastingEffectText.MODE);
        if (!(table.book().parts(def, mode)[table
                .read(at + LastingEffectText.AT)] instanceof Instruction.ValueModifier<T> adds)
                || (adds.values() >> value & 1) == 0)
            return 0;
        EffectSource by =
                heard[depth - 1].of(table.read(at + LastingEffectText.SOURCE), table.read(at + LastingEffectText.SEAT),
                        table.read(at + LastingEffectText.SUBJECT));
        return adds.adds(table.me(), value, by, subject);
    }

    /// Visits every card that contributes to a value.
    void each(int value, int subject, ContributionVisitor out) {
        for (int k = speakers.count() - 1; k >= 0; k--) tell(speakers.get(k), within(k, true, value, subject), out);
        for (int i = table.effects.count() - 1; i >= 0; i--) {
            int source = table.read(table.layout.lasting + i * LastingEffectText.CELLS + LastingEffectText.SOURCE);
            tell(source, within(i, false, value, subject), out);
        }
    }

    private int within(int k, boolean speaks, int value, int subject) {
        if (depth == DEEP) throw new IllegalStateException("value " + value + " depends on itself");
        depth++;
        int share = speaks ? share(k, value, subject) : lasting(k, value, subject);
        depth--;
        return share;
    }

    private int share(int k, int value, int subject) {
        boolean adds = (table.book().adds(table.face(speakers.get(k))) >> value & 1) != 0;
        return adds ? spoken(k, value, subject) : 0;
    }

    private static void tell(int card, int share, ContributionVisitor out) {
        if (share != 0) out.add(card, share);
    }
}
