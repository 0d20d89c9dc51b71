package elysium.vtes.dsl;

import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.tabletop.Instruction;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// What texts do to the action under way.
public final class ActionEffects {
    private ActionEffects() {}

    /// More stealth for the acting minion, as long as the action lasts (VTES-ACT-09).
    public static Instruction.ValueModifier<Vtes> stealth(int more) {
        return Modifiers.until(Scope.ACTION, Value.STEALTH, ACTING_MINION, more);
    }

    /// More intercept for the minion that uses the text.
    public static Instruction.ValueModifier<Vtes> intercept(int more) {
        return Modifiers.until(Scope.ACTION, Value.INTERCEPT, THIS_MINION, more);
    }

    /// The same, as much as is counted whenever somebody asks.
    public static Instruction.ValueModifier<Vtes> intercept(Modifiers.Sum more) {
        return Modifiers.until(Scope.ACTION, Value.INTERCEPT, THIS_MINION,
                (t, by, subject) -> subject == by.subject() ? more.of(t, by, subject) : 0);
    }

    /// More bleed in this action, or less of it (VTES-FAQ-02).
    public static Instruction.ValueModifier<Vtes> moreBleed(int more) {
        return Modifiers.until(Scope.ACTION, Value.ACTION_BLEED, ACTING_MINION, more);
    }

    /// More or less stealth for members of a clan in an action through this very card.
    public static Instruction.ValueModifier<Vtes> stealthAgainstIt(Clan clan, int more) {
        return Modifiers.to(Value.STEALTH,
                (t, by, minion) -> CurrentAction.underWay(t) && CurrentAction.card(t) == by.card()
                        && CurrentAction.actor(t) == minion && t.is(minion, clan) ? more : 0);
    }
}
