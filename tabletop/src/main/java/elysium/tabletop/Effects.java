package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Lasting.AT;
import static elysium.tabletop.Lasting.CELLS;
import static elysium.tabletop.Lasting.DEF;
import static elysium.tabletop.Lasting.MODE;
import static elysium.tabletop.Lasting.MOMENT;
import static elysium.tabletop.Lasting.SEAT;
import static elysium.tabletop.Lasting.SINCE;
import static elysium.tabletop.Lasting.SOURCE;
import static elysium.tabletop.Lasting.SUBJECT;
import static elysium.tabletop.Lasting.UNTIL;

/// What played cards go on doing: parts that add to values, and parts that wait for a moment, each until its time.
public final class Effects<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int count, lasting, heeds, room;

    Effects(CardTable<T> table) {
        this.table = table;
        count = table.layout.effects;
        lasting = table.layout.lasting;
        heeds = table.layout.heeds;
        room = table.layout.room.effects();
    }

    /// From now on the part at which a play stands adds to values.
    public void last(CardPlay<T> play, int subject, int until) {
        write(play, play.at(), subject, until, NONE);
    }

    /// When a moment comes, the play is read on from a part, whether its card is still there or not.
    public void await(CardPlay<T> play, int from, int subject, int until, int moment) {
        write(play, from, subject, until, moment);
        table.write(heeds + moment, table.read(heeds + moment) + 1);
    }

    public int count() {
        return table.read(count);
    }

    /// Whether a seat has a lasting effect of a card under way, aimed at a subject.
    public boolean lasts(int def, int seat, int subject) {
        for (int i = count() - 1; i >= 0; i--)
            if (cell(i, DEF) == def && cell(i, SEAT) == seat && cell(i, SUBJECT) == subject) return true;
        return false;
    }

    /// Ends all that lasts until then.
    public void sweep(int until) {
        for (int i = count() - 1; i >= 0; i--)
            if (cell(i, UNTIL) == until) drop(i);
    }

    /// Takes out the first effect of a seat that waited for a moment before it came, as a play to be read on; or null.
    @org.jspecify.annotations.Nullable CardPlay<T> wake(int moment, int seat, int scope) {
        for (int i = 0; i < count(); i++) {
            if (cell(i, MOMENT) != moment || cell(i, SEAT) != seat) continue;
            if (!table.ledger.before(cell(i, SINCE), scope)) continue;
            CardPlay<T> play = new CardPlay<>(cell(i, SOURCE), cell(i, DEF), cell(i, MODE), seat, seat,
                    cell(i, SUBJECT), cell(i, AT), CardPlay.NOTHING);
            drop(i);
            return play;
        }
        return null;
    }

    private void drop(int i) {
        int moment = cell(i, MOMENT), left = count() - 1;
        if (moment != NONE) table.write(heeds + moment, table.read(heeds + moment) - 1);
        for (int at = lasting + i * CELLS; at < lasting + left * CELLS; at++) table.write(at, table.read(at + CELLS));
        for (int c = 0; c < CELLS; c++) table.write(lasting + left * CELLS + c, 0);
        table.write(count, left);
    }

    private void write(CardPlay<T> play, int at, int subject, int until, int moment) {
        int n = count();
        if (n == room) throw new IllegalStateException("too many lasting effects");
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
    }

    private int cell(int i, int which) {
        return table.read(lasting + i * CELLS + which);
    }
}
