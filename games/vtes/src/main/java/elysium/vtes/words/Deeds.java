package elysium.vtes.words;

import static elysium.vtes.words.Those.ACTING_MINION;
import static elysium.vtes.words.Those.THIS_MINION;

import elysium.tabletop.Instruction;
import elysium.vtes.rules.Action;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// What texts do to the action under way.
public final class Deeds {
    private Deeds() {}

    /// More stealth for the acting minion, as long as the action lasts (VTES-ACT-09).
    public static Instruction.ValueModifier<Vtes> stealth(int more) {
        return Adding.until(Span.ACTION, Value.STEALTH, ACTING_MINION, more);
    }

    /// More intercept for the minion that uses the text.
    public static Instruction.ValueModifier<Vtes> intercept(int more) {
        return Adding.until(Span.ACTION, Value.INTERCEPT, THIS_MINION, more);
    }

    /// The same, as much as is counted whenever somebody asks.
    public static Instruction.ValueModifier<Vtes> intercept(Adding.Sum more) {
        return Adding.until(Span.ACTION, Value.INTERCEPT, THIS_MINION,
                (t, by, subject) -> subject == by.subject() ? more.of(t, by, subject) : 0);
    }

    /// More bleed in this action, or less of it (VTES-FAQ-02).
    public static Instruction.ValueModifier<Vtes> moreBleed(int more) {
        return Adding.until(Span.ACTION, Value.ACTION_BLEED, ACTING_MINION, more);
    }

    /// More or less stealth for members of a clan in an action through this very card.
    public static Instruction.ValueModifier<Vtes> stealthAgainstIt(Clan clan, int more) {
        return Adding.to(Value.STEALTH, (t, by, minion) -> Action.underWay(t) && Action.card(t) == by.card()
                && Action.actor(t) == minion && t.is(minion, clan) ? more : 0);
    }
}
