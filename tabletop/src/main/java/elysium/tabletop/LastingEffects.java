package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.LastingEffectText.AT;
import static elysium.tabletop.LastingEffectText.CELLS;
import static elysium.tabletop.LastingEffectText.DEF;
import static elysium.tabletop.LastingEffectText.MODE;
import static elysium.tabletop.LastingEffectText.MOMENT;
import static elysium.tabletop.LastingEffectText.SEAT;
import static elysium.tabletop.LastingEffectText.SINCE;
import static elysium.tabletop.LastingEffectText.SOURCE;
import static elysium.tabletop.LastingEffectText.SUBJECT;
import static elysium.tabletop.LastingEffectText.UNTIL;

/// The lasting effects of played cards: value modifiers, and programs that wait for a moment, each until it expires.
public final class LastingEffects<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int count, effectCells, effectModifierCounts, modifierCounts, triggerCounts, effectTriggerCounts,
            untils, room, values;

    LastingEffects(CardTable<T> table) {
        this.table = table;
        count = table.layout.effectCount;
        effectCells = table.layout.effectCells;
        effectModifierCounts = table.layout.effectModifierCounts;
        modifierCounts = table.layout.effectModifierCounts + table.layout.values;
        triggerCounts = table.layout.triggerCounts;
        effectTriggerCounts = table.layout.effectTriggerCounts;
        untils = table.layout.bloomFilters + BloomFilter.UNTILS;
        values = table.layout.values;
        room = table.layout.room.effects();
    }

    /// Adds the current instruction of a play, a value modifier, as a lasting effect.
    public void add(CardPlay<T> play, int subject, int until) {
        write(play, play.at(), subject, until, NONE);
        count(count() - 1, 1);
    }

    /// The amount that an instruction of a play would add to a value for a subject.
    public int previewAmount(CardPlay<T> play, Instruction.ValueModifier<T> part, int value, int subject) {
        T t = table.typedThis();
        return part.amount(t, value, new EffectSource().set(play.card(), play.seat(), part.target(t, play)), subject);
    }

    /// Counts the effects that may modify each value, so that most lookups end at once.
    private void count(int effect, int by) {
        Instruction<T> part = table.book().instructions(cell(effect, DEF), cell(effect, MODE))[cell(effect, AT)];
        if (!(part instanceof Instruction.ValueModifier<T> adds)) return;
        for (long rest = adds.values() & (1L << values) - 1; rest != 0; rest &= rest - 1) {
            int value = Long.numberOfTrailingZeros(rest);
            table.writeCell(effectModifierCounts + value, table.readCell(effectModifierCounts + value) + by);
            table.writeCell(modifierCounts + value, table.readCell(modifierCounts + value) + by);
        }
    }

    /// Resumes the play from instruction `from` when a moment comes, even if its card has left play.
    public void addWaiting(CardPlay<T> play, int from, int subject, int until, int moment) {
        write(play, from, subject, until, moment);
        effectTriggerCounts(moment, 1);
    }

    /// Counts the effects that wait for each moment, so that most lookups end at once.
    private void effectTriggerCounts(int moment, int by) {
        table.writeCell(triggerCounts + moment, table.readCell(triggerCounts + moment) + by);
        table.writeCell(effectTriggerCounts + moment, table.readCell(effectTriggerCounts + moment) + by);
    }

    public int count() {
        return table.readCell(count);
    }

    /// Whether a seat has a lasting effect of a card on a subject.
    public boolean has(int def, int seat, int subject) {
        for (int i = count() - 1; i >= 0; i--)
            if (cell(i, DEF) == def && cell(i, SEAT) == seat && cell(i, SUBJECT) == subject) return true;
        return false;
    }

    /// Ends all effects that expire with this scope.
    public void endScope(int until) {
        if (!BloomFilter.has(table.readCell(untils), until)) return;
        for (int i = count() - 1; i >= 0; i--)
            if (cell(i, UNTIL) == until) drop(i);
    }

    /// The k-th effect of a seat that was already waiting when the moment came, or NONE.
    int waitingEffect(int moment, int seat, int scope, int k) {
        if (table.readCell(effectTriggerCounts + moment) == 0) return NONE;
        int left = k;
        for (int i = 0; i < count(); i++) {
            if (cell(i, MOMENT) != moment || cell(i, SEAT) != seat) continue;
            if (table.ledger.before(cell(i, SINCE), scope) && left-- == 0) return i;
        }
        return NONE;
    }

    /// The definition of the card that an effect comes from.
    int def(int effect) {
        return cell(effect, DEF);
    }

    /// Whether two effects come from the same instruction of the same card and have the same target, so that their
    /// order is irrelevant.
    boolean isAlike(int one, int other) {
        for (int c = DEF; c <= SEAT; c++) if (cell(one, c) != cell(other, c)) return false;
        return true;
    }

    /// Removes a waiting effect and returns its play, ready to resume.
    CardPlay<T> takeWaiting(int effect) {
        CardPlay<T> play = play(effect);
        drop(effect);
        return play;
    }

    /// The play that an effect comes from, at the instruction that lasts or resumes.
    public CardPlay<T> play(int effect) {
        int seat = cell(effect, SEAT);
        return new CardPlay<>(cell(effect, SOURCE), cell(effect, DEF), cell(effect, MODE), seat, seat,
                cell(effect, SUBJECT), cell(effect, AT), CardPlay.NO_CHOICES);
    }

    public int until(int effect) {
        return cell(effect, UNTIL);
    }

    /// The number of the last trigger resolution before an effect began.
    public int since(int effect) {
        return cell(effect, SINCE);
    }

    /// The moment an effect waits for, or NONE for a value modifier.
    public int moment(int effect) {
        return cell(effect, MOMENT);
    }

    private void drop(int i) {
        int moment = cell(i, MOMENT), left = count() - 1;
        if (moment == NONE) count(i, -1);
        else effectTriggerCounts(moment, -1);
        for (int at = effectCells + i * CELLS; at < effectCells + left * CELLS; at++)
            table.writeCell(at, table.readCell(at + CELLS));
        table.clearCells(effectCells + left * CELLS, effectCells + left * CELLS + CELLS);
        table.writeCell(count, left);
        table.writeCell(untils, 0);
        for (int k = 0; k < left; k++)
            table.writeCell(untils, BloomFilter.with(table.readCell(untils), cell(k, UNTIL)));
    }

    private void write(CardPlay<T> play, int at, int subject, int until, int moment) {
        int n = count();
        if (n == room) throw new IllegalStateException("too many lasting effects: raise Room.effects");
        int to = effectCells + n * CELLS;
        table.writeCell(to + DEF, play.def());
        table.writeCell(to + MODE, play.mode());
        table.writeCell(to + AT, at);
        table.writeCell(to + SOURCE, play.card());
        table.writeCell(to + SUBJECT, subject);
        table.writeCell(to + SEAT, play.seat());
        table.writeCell(to + UNTIL, until);
        table.writeCell(to + MOMENT, moment);
        table.writeCell(to + SINCE, table.ledger.latest());
        table.writeCell(count, n + 1);
        table.writeCell(untils, BloomFilter.with(table.readCell(untils), until));
    }

    private int cell(int i, int which) {
        return table.readCell(effectCells + i * CELLS + which);
    }
}
