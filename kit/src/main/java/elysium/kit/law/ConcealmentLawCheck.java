package elysium.kit.law;

import java.util.Arrays;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.Visibility;
import org.jspecify.annotations.Nullable;

/// Checks that hidden cards can move to other rows without any other effect, and that a card that enters a hand gets a
/// random row there.
final class ConcealmentLawCheck<T extends Table<T>> implements LawCheck<T> {
    /// enough tries that even one different card among many equal ones shows on a row
    private static final int TRIES = 1_000;

    @Override public Law law() {
        return Law.CONCEALMENT;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        if (!(step.table() instanceof CardTable<?> cards)) return null;
        T other = step.table().copy();
        other.conceal(seed);
        String wrong = stays(step, new Twins(cards, (CardTable<?>) other), other);
        if (wrong == null) wrong = staysOnItsRow(step, seed);
        return wrong == null ? returns(step) : wrong;
    }

    /// The first difference besides the rows, before or after the answer; or null.
    private @Nullable String stays(PendingAnswer<T> step, Twins twins, T other) {
        String wrong = twins.firstDifference();
        if (wrong != null) return wrong;
        Offers here = step.table().offers(step.seat(), Offers.movesOnly());
        Offers there = other.offers(step.seat(), Offers.movesOnly());
        long move = twins.same(step.move());
        if (!there.allows(move)) move = alike(other, there, step.table().withFaces(step.move()));
        if (!Arrays.equals(faced(step.table(), here), faced(other, there)) || !there.allows(move))
            return "moving hidden cards to other rows changes the offers of seat " + (step.seat() + 1);
        T next = step.answered();
        other.answer(step.seat(), move);
        if (next.rngState() != other.rngState() || next.askedSeats() != other.askedSeats()
                || next.isOver() != other.isOver())
            return "moving hidden cards to other rows changes the effect of move %x".formatted(step.move());
        wrong = new Twins((CardTable<?>) next, (CardTable<?>) other).firstDifference();
        return wrong == null ? null : "after move %x: %s".formatted(step.move(), wrong);
    }

    private static <T extends Table<T>> long alike(T table, Offers offers, long faced) {
        for (int i = 0; i < offers.size(); i++) if (table.withFaces(offers.get(i)) == faced) return offers.get(i);
        return -1;
    }

    private static <T extends Table<T>> long[] faced(T table, Offers offers) {
        long[] faced = new long[offers.size()];
        for (int i = 0; i < faced.length; i++) faced[i] = table.withFaces(offers.get(i));
        Arrays.sort(faced);
        return faced;
    }

    /// A hidden row that always keeps the same face, or null.
    private @Nullable String staysOnItsRow(PendingAnswer<T> step, long seed) {
        CardTable<?> cards = (CardTable<?>) step.table();
        T other = step.table().copy();
        for (int row = 0; row < cards.rows(); row++) {
            if (!hides(cards, row) || !mixed(cards, row)) continue;
            boolean varies = false;
            for (int i = 0; i < TRIES && !varies; i++) {
                other.conceal(seed + i);
                varies = ((CardTable<?>) other).face(row) != cards.face(row);
            }
            if (!varies) return "row " + row + " always keeps its card";
        }
        return null;
    }

    /// A row that viewers could follow into a hand, where it keeps its face whatever is drawn at random; or null.
    private @Nullable String returns(PendingAnswer<T> step) {
        CardTable<?> before = (CardTable<?>) step.table();
        T next = step.answered(), dice = step.table().copy();
        CardTable<?> after = (CardTable<?>) next;
        for (int row = 0; row < before.rows(); row++) {
            boolean open = before.zones().visibility(before.zone(row)) == Visibility.OPEN;
            if (!open || !hides(after, row) || !mixed(after, row)) continue;
            int zone = after.zone(row), face = after.face(row), times = 0;
            boolean varies = false;
            for (int i = 0; i < TRIES && !varies; i++) {
                T again = step.table().copy();
                dice.roll(2);
                again.copyRngFrom(dice);
                again.answer(step.seat(), step.move());
                CardTable<?> now = (CardTable<?>) again;
                if (now.zone(row) != zone || !mixed(now, row)) continue;
                times++;
                varies = now.face(row) != face;
            }
            if (!varies && times > TRIES / 2) return "viewers can follow row " + row + " into zone " + zone;
        }
        return null;
    }

    private static boolean hides(CardTable<?> cards, int row) {
        Visibility secrecy = cards.zones().visibility(cards.zone(row));
        return secrecy == Visibility.HELD || secrecy == Visibility.DRAWN;
    }

    /// Whether the zone of a row contains a different face.
    private static boolean mixed(CardTable<?> cards, int row) {
        for (int other = cards.first(cards.zone(row)); other != Table.NONE; other = cards.next(other))
            if (cards.face(other) != cards.face(row)) return true;
        return false;
    }
}
