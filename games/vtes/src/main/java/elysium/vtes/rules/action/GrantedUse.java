package elysium.vtes.rules.action;

import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// Lets the minion that played a card use another of its texts for the rest of the action.
///
/// @param mode the number of that text
public record GrantedUse(int mode) implements Instruction.ValueModifier<Vtes> {

    @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
        return value == Value.PROMISED && subject == by.seat() ? 1 : 0;
    }

    @Override public long values() {
        return 1L << Value.PROMISED;
    }

    @Override public int until() {
        return Scope.ACTION;
    }
}
