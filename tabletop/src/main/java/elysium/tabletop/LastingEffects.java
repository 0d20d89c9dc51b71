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
    private final int count, lasting, lasted, sources, heeds, awaited, untils, room, values;

    LastingEffects(CardTable<T> table) {
        this.table = table;
        count = table.layout.effects;
        lasting = table.layout.lasting;
        lasted = table.layout.lasted;
        sources = table.layout.lasted + table.layout.values;
        heeds = table.layout.heeds;
        awaited = table.layout.awaited;
        untils = table.layout.few + BloomFilter.UNTILS;
        values = table.layout.values;
        room = table.layout.room.effects();
    }

    /// Adds the current instruction of a play, a value modifier, as a lasting effect.
    public void last(CardPlay<T> play, int subject, int until) {
        write(play, play.at(), subject, until, NONE);
        count(count() - 1, 1);
    }

    /// The amount that an instruction of a play would add to a value for a subject.
    public int would(CardPlay<T> play, Instruction.ValueModifier<T> part, int value, int subject) {
        T t = table.me();
        return part.adds(t, value, new EffectSource().of(play.card(), play.seat(), part.aim(t, play)), subject);
    }

    /// Counts the effects that may modify each value, so that most lookups end at once.
    private void count(int effect, int by) {
        Instruction<T> part = table.book().parts(cell(effect, DEF), cell(effect, MODE))[cell(effect, AT)];
        if (!(part instanceof Instruction.ValueModifier<T> adds)) return;
        for (long rest = adds.values() & (1L << values) - 1; rest != 0; rest &= rest - 1) {
            int value = Long.numberOfTrailingZeros(rest);
            table.write(lasted + value, table.read(lasted + value) + by);
            table.write(sources + value, table.read(sources + value) + by);
        }
    }

    /// Resumes the play from instruction `from` when a moment comes, even if its card has left play.
    public void await(CardPlay<T> play, int from, int subject, int until, int moment) {
        write(play, from, subject, until, moment);
        awaited(moment, 1);
    }

    /// Counts the effects that wait for each moment, so that most lookups end at once.
    private void awaited(int moment, int by) {
        table.write(heeds + moment, table.read(heeds + moment) + by);
        table.write(awaited + moment, table.read(awaited + moment) + by);
    }

    public int count() {
        return table.read(count);
    }

    /// Whether a seat has a lasting effect of a card on a subject.
    public boolean lasts(int def, int seat, int subject) {
        for (int i = count() - 1; i >= 0; i--)
            if (cell(i, DEF) == def && cell(i, SEAT) == seat && cell(i, SUBJECT) == subject) return true;
        return false;
    }

    /// Ends all effects that expire with this scope.
    public void sweep(int until) {
        if (!BloomFilter.has(table.read(untils), until)) return;
        for (int i = count() - 1; i >= 0; i--)
            if (cell(i, UNTIL) == until) drop(i);
    }

    /// The k-th effect of a seat that was already waiting when the moment came, or NONE.
    int waiting(int moment, int seat, int scope, int k) {
        if (table.read(awaited + moment) == 0) return NONE;
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
    boolean alike(int one, int other) {
        for (int c = DEF; c <= SEAT; c++) if (cell(one, c) != cell(other, c)) return false;
        return true;
    }

    /// Removes a waiting effect and returns its play, ready to resume.
    CardPlay<T> wake(int effect) {
        CardPlay<T> play = play(effect);
        drop(effect);
        return play;
    }

    /// The play that an effect comes from, at the instruction that lasts or resumes.
    public CardPlay<T> play(int effect) {
        int seat = cell(effect, SEAT);
        return new CardPlay<>(cell(effect, SOURCE), cell(effect, DEF), cell(effect, MODE), seat, seat,
                cell(effect, SUBJECT), cell(effect, AT), CardPlay.NOTHING);
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
        else awaited(moment, -1);
        for (int at = lasting + i * CELLS; at < lasting + left * CELLS; at++) table.write(at, table.read(at + CELLS));
        table.wipe(lasting + left * CELLS, lasting + left * CELLS + CELLS);
        table.write(count, left);
        table.write(untils, 0);
        for (int k = 0; k < left; k++) table.write(untils, BloomFilter.with(table.read(untils), cell(k, UNTIL)));
    }

    private void write(CardPlay<T> play, int at, int subject, int until, int moment) {
        int n = count();
        if (n == room) throw new IllegalStateException("too many lasting effects: raise Room.effects");
        int to = lasting + n * CELLS;
        table.write(to + DEF, play.def());
        table.write(to + MODE, play.mode());
        table.write(to + AT, at);
        table.write(to + SOURCE, play.card());
        table.write(to + SUBJECT, subject);
        table.write(to + SEAT, play.seat());
        table.write(to + UNTIL, until);
        table.write(to + MOMENT, moment);
        table.write(to + SINCE, table.ledger.latest());
        table.write(count, n + 1);
        table.write(untils, BloomFilter.with(table.read(untils), until));
    }

    private int cell(int i, int which) {
        return table.read(lasting + i * CELLS + which);
    }
}
