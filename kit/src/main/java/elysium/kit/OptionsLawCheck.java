package elysium.kit;

import elysium.kernel.Offers;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// What a seat may answer depends on what it can know.
final class OptionsLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.OPTIONS;
    }

    @Override public @Nullable String wrong(PendingAnswer<T> step, int viewer, long seed) {
        Offers here = step.table().offers(step.seat(), Offers.explained());
        Offers there = step.imagined(step.seat(), seed).offers(step.seat(), Offers.explained());
        String who = "seat " + (step.seat() + 1);
        if (!here.same(there))
            return who + " is offered " + here.size() + " moves and imagines " + there.size() + " others";
        if (!here.refusals().equals(there.refusals()))
            return who + " is refused " + here.refusals() + ", imagines " + there.refusals();
        if (!here.cautions().equals(there.cautions()))
            return who + " is warned of " + here.cautions() + ", imagines " + there.cautions();
        return null;
    }
}
