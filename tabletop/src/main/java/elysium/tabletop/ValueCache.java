package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Computes values from active texts and lasting effects, and caches them until a fact changes.
final class ValueCache<T extends CardTable<T>> {
    private static final int ROOM = 256, DEEP = 8;

    private final CardTable<T> table;
    private final ActiveTexts<T> activeTexts;
    private final int modifierCounts, effectModifierCounts, textModifierCounts;
    private final long[] known = new long[ROOM];          // value, subject and version
    private final int[] sums = new int[ROOM];
    private final EffectSource[] sourceByDepth = new EffectSource[DEEP];      // a modifier may read another value
    private int depth;

    ValueCache(CardTable<T> table, ActiveTexts<T> speakers) {
        this.table = table;
        this.activeTexts = speakers;
        modifierCounts = table.layout.effectModifierCounts + table.layout.values;
        effectModifierCounts = table.layout.effectModifierCounts;
        textModifierCounts = table.layout.textModifierCounts;
        Arrays.fill(known, NONE);
        Arrays.setAll(sourceByDepth, _ -> new EffectSource());
    }

    int get(int value, int subject) {
        return table.readCell(modifierCounts + value) == 0 ? 0 : sum(value, subject);
    }

    /// The value if any modifier applies to it.
    private int sum(int value, int subject) {
        int slot = (value * 31 + subject) & ROOM - 1;
        if (known[slot] == key(value, subject)) return sums[slot];
        if (depth == DEEP) throw new IllegalStateException("value " + value + " depends on itself");
        boolean lasts = table.readCell(effectModifierCounts + value) != 0;
        depth++;
        int sum = fromTexts(value, subject) + (lasts ? fromEffects(value, subject) : 0);
        depth--;
        known[slot] = key(value, subject);
        sums[slot] = sum;
        return sum;
    }

    private long key(int value, int subject) {
        return (value << 24 | subject & 0xFFFFFF) & 0xFFFFFFFFL | (long) table.factVersion() << 32;
    }

    private int fromTexts(int value, int subject) {
        int sum = 0;
        for (int k = 0, left = table.readCell(textModifierCounts + value); left > 0; k++) {
            int def = table.face(activeTexts.get(k));
            if ((table.book().modifiedValues(def) >> value & 1) == 0) continue;
            left--;
            if ((table.book().ownSeatValues(def) >> value & 1) == 0 || isHome(k, subject))
                sum += fromTexts(k, value, subject);
        }
        return sum;
    }

    /// Whether a subject is a card in the area of the k-th active text.
    private boolean isHome(int k, int subject) {
        return subject != NONE && table.controller(subject) == activeTexts.seat(k);
    }

    private int fromTexts(int k, int value, int subject) {
        int card = activeTexts.get(k), def = table.face(card), seat = activeTexts.seat(k), sum = 0;
        boolean abroad = (table.book().partlyOwnSeatValues(def) >> value & 1) != 0 && !isHome(k, subject);
        EffectSource by = sourceByDepth[depth - 1].set(card, seat, table.textSubject(card));
        for (Instruction.ValueModifier<T> adds : table.book().modifiers(def))
            if (!abroad || !adds.ownSeatOnly()) sum += adds.amount(table.typedThis(), value, by, subject);
        return sum;
    }

    private int fromEffects(int value, int subject) {
        int sum = 0;
        for (int i = table.effects.count() - 1; i >= 0; i--) sum += fromEffects(i, value, subject);
        return sum;
    }

    private int fromEffects(int i, int value, int subject) {
        int at = table.layout.effectCells + i * LastingEffectText.CELLS;
        if (table.readCell(at + LastingEffectText.MOMENT) != NONE) return 0;
        int def = table.readCell(at + LastingEffectText.DEF), mode = table.readCell(at + LastingEffectText.MODE);
        if (!(table.book().instructions(def, mode)[table
                .readCell(at + LastingEffectText.AT)] instanceof Instruction.ValueModifier<T> adds)
                || (adds.values() >> value & 1) == 0)
            return 0;
        EffectSource by =
                sourceByDepth[depth - 1].set(table.readCell(at + LastingEffectText.SOURCE),
                        table.readCell(at + LastingEffectText.SEAT),
                        table.readCell(at + LastingEffectText.SUBJECT));
        return adds.amount(table.typedThis(), value, by, subject);
    }

    /// Visits every card that contributes to a value.
    void forEachContribution(int value, int subject, ContributionVisitor out) {
        for (int k = activeTexts.count() - 1; k >= 0; k--)
            tell(activeTexts.get(k), within(k, true, value, subject), out);
        for (int i = table.effects.count() - 1; i >= 0; i--) {
            int source =
                    table.readCell(table.layout.effectCells + i * LastingEffectText.CELLS + LastingEffectText.SOURCE);
            tell(source, within(i, false, value, subject), out);
        }
    }

    private int within(int k, boolean speaks, int value, int subject) {
        if (depth == DEEP) throw new IllegalStateException("value " + value + " depends on itself");
        depth++;
        int share = speaks ? share(k, value, subject) : fromEffects(k, value, subject);
        depth--;
        return share;
    }

    private int share(int k, int value, int subject) {
        boolean adds = (table.book().modifiedValues(table.face(activeTexts.get(k))) >> value & 1) != 0;
        return adds ? fromTexts(k, value, subject) : 0;
    }

    private static void tell(int card, int share, ContributionVisitor out) {
        if (share != 0) out.add(card, share);
    }
}
