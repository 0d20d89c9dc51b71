package elysium.kit;

import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// After the same answers the same seats are asked, on the table and on what the answering seat imagines.
///
/// Both are given the same chances to come. Where a secret was shown to that seat, the tables may part.
final class AskingLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.ASKING;
    }

    @Override public @Nullable String wrong(PendingAnswer<T> step, int viewer, long seed) {
        int seat = step.seat(), others = step.table().askedSeats() & ~(1 << seat);
        if ((step.table().pendingSeats() & others) != others) return null;     // sealed answers are not imagined
        Telling<T> here = new Telling<>(step.table().copy(), step.table(), seat);
        T imagined = step.imagined(seat, seed);
        imagined.copyRngFrom(step.table());
        Telling<T> there = new Telling<>(imagined, step.table(), seat);
        SplittableRandom random = new SplittableRandom(seed);
        boolean open = answer(here, there, seat, step.move());
        for (int rest = others; open && rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
            long common = common(here.table, there.table, other, random);
            if (common == Table.NONE) return null;
            open = answer(here, there, other, common);
        }
        if (here.told() || there.told() || here.table.rngState() != there.table.rngState()) return null;
        if (here.table.askedSeats() == there.table.askedSeats()
                && here.table.pendingSeats() == there.table.pendingSeats())
            return null;
        return "after the move %x of seat %d, %s would be asked, and it imagines %s".formatted(step.move(), seat + 1,
                seats(here.table.pendingSeats()), seats(there.table.pendingSeats()));
    }

    /// Gives the same answer on both; whether the question is still open on both.
    private boolean answer(Telling<T> here, Telling<T> there, int seat, long move) {
        boolean one = here.answer(seat, move), two = there.answer(seat, move);
        return one && two;
    }

    private long common(T here, T there, int seat, SplittableRandom random) {
        Offers mine = here.offers(seat, Offers.movesOnly()), imagined = there.offers(seat, Offers.movesOnly());
        int from = mine.size() == 0 ? 0 : random.nextInt(mine.size());
        for (int i = 0; i < mine.size(); i++) {
            long move = mine.get((from + i) % mine.size());
            if (imagined.allows(move)) return move;
        }
        return Table.NONE;
    }

    private static String seats(int bits) {
        StringBuilder out = new StringBuilder();
        for (int rest = bits; rest != 0; rest &= rest - 1)
            out.append(" seat ").append(Integer.numberOfTrailingZeros(rest) + 1);
        return out.isEmpty() ? "nobody" : out.substring(1);
    }

    /// A fork that notes whether a secret was told to a viewer.
    private static final class Telling<T extends Table<T>> {
        private final T table, before;
        private final int viewer;
        private boolean shown;

        Telling(T table, T before, int viewer) {
            this.table = table;
            this.before = before;
            this.viewer = viewer;
            table.setListener(
                    (_, subject, _, _, face, seenBy) -> shown |= face != Table.NONE && (seenBy >> viewer & 1) != 0
                            && !knew(subject));
        }

        private boolean knew(int card) {
            return before instanceof CardTable<?> cards && card >= 0 && card < cards.rows() && cards.sees(viewer, card);
        }

        /// Whether the question is still open after the answer.
        boolean answer(int seat, long move) {
            var frame = table.top();
            int owing = table.pendingSeats() & ~(1 << seat);
            table.answer(seat, move);
            return owing != 0 && table.pendingSeats() == owing && table.top() == frame;
        }

        boolean told() {
            return shown || opened();
        }

        private boolean opened() {
            if (!(table instanceof CardTable<?> now) || !(before instanceof CardTable<?> then)) return false;
            for (int seat = 0; seat < now.players(); seat++)
                if (seat != viewer && then.fists.keeps(seat) && !now.fists.keeps(seat)) return true;
            return false;
        }
    }
}
