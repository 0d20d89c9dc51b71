package elysium.kit.law;

import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Checks that the same answers lead to questions to the same seats on the true table and on the one imagined by the
/// answering seat.
///
/// Both tables draw the same random numbers. They may differ once the seat has seen a secret.
final class AskingLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.ASKING;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        int seat = step.seat(), others = step.table().askedSeats() & ~(1 << seat);
        if ((step.table().pendingSeats() & others) != others) return null; // an imagined table has no sealed answers
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
        return "after the move %x of seat %d, the table asks %s and the imagined one %s".formatted(step.move(),
                seat + 1,
                seats(here.table.pendingSeats()), seats(there.table.pendingSeats()));
    }

    /// Gives the same answer on both tables, and returns whether the question is still open on both.
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

    /// A fork that records whether a viewer has seen a secret.
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

        /// Gives an answer, and returns whether the question is still open.
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
                if (seat != viewer && then.secretNumbers.has(seat) && !now.secretNumbers.has(seat)) return true;
            return false;
        }
    }
}
