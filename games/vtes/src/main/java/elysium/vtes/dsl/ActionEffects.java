package elysium.vtes.dsl;

import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.tabletop.Instruction;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// The effects on the current action.
public final class ActionEffects {
    private ActionEffects() {}

    /// Stealth for the acting minion until the end of the action (VTES-ACT-09).
    public static Instruction.ValueModifier<Vtes> stealth(int more) {
        return Modifiers.until(Scope.ACTION, Value.STEALTH, ACTING_MINION, more);
    }

    /// Intercept for the minion that uses the text.
    public static Instruction.ValueModifier<Vtes> intercept(int more) {
        return Modifiers.until(Scope.ACTION, Value.INTERCEPT, THIS_MINION, more);
    }

    /// The same with an amount computed on demand.
    public static Instruction.ValueModifier<Vtes> intercept(Modifiers.Sum more) {
        return Modifiers.until(Scope.ACTION, Value.INTERCEPT, THIS_MINION,
                (t, by, subject) -> subject == by.subject() ? more.of(t, by, subject) : 0);
    }

    /// Modifies the bleed of this action (VTES-FAQ-02).
    public static Instruction.ValueModifier<Vtes> moreBleed(int more) {
        return Modifiers.until(Scope.ACTION, Value.ACTION_BLEED, ACTING_MINION, more);
    }

    /// Modifies the stealth of a clan's members in an action with this card.
    public static Instruction.ValueModifier<Vtes> stealthAgainstIt(Clan clan, int more) {
        return Modifiers.to(Value.STEALTH,
                (t, by, minion) -> CurrentAction.isInProgress(t) && CurrentAction.card(t) == by.card()
                        && CurrentAction.actor(t) == minion && t.identity.is(minion, clan) ? more : 0);
    }
}
