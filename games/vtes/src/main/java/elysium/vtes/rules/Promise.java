package elysium.vtes.rules;

import elysium.tabletop.Effect;
import elysium.tabletop.Part;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// A card that was played lets its minion use another of its texts for the rest of the action.
///
/// @param mode the number of that text
public record Promise(int mode) implements Part.Adds<Vtes> {

    @Override public int adds(Vtes t, int value, Effect by, int subject) {
        return value == Value.PROMISED && subject == by.seat() ? 1 : 0;
    }

    @Override public long values() {
        return 1L << Value.PROMISED;
    }

    @Override public int until() {
        return Span.ACTION;
    }
}
