package elysium.kit.law;

import elysium.kernel.Offers;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Checks that the offers of a seat depend only on what it can know.
final class OptionsLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.OPTIONS;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        Offers here = step.table().offers(step.seat(), Offers.explained());
        Offers there = step.imagined(step.seat(), seed).offers(step.seat(), Offers.explained());
        String who = "seat " + (step.seat() + 1);
        if (!here.sameMoves(there))
            return who + " gets " + here.size() + " offers on the table and " + there.size() + " on an imagined one";
        if (!here.refusals().equals(there.refusals()))
            return who + " gets the refusals " + here.refusals() + " on the table and " + there.refusals()
                    + " on an imagined one";
        if (!here.cautions().equals(there.cautions()))
            return who + " gets the cautions " + here.cautions() + " on the table and " + there.cautions()
                    + " on an imagined one";
        return null;
    }
}
