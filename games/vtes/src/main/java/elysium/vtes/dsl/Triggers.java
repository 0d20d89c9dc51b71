package elysium.vtes.dsl;

import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.table.Vtes;

/// The conditions of triggered texts.
public final class Triggers {
    private Triggers() {}

    /// The moment is in the turn of the text's player, or about them.
    public static boolean yours(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() == t.controller(card);
    }

    /// The turn is another Methuselah's.
    public static boolean others(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() != t.controller(card);
    }

    /// The subject is the minion that bears the text.
    public static boolean itself(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() == Effects.bearer(t, card);
    }

    /// The place is the minion that bears the text.
    public static boolean byIt(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.place() == Effects.bearer(t, card);
    }

    /// The minion that bears the text is in torpor.
    public static boolean liesInTorpor(Vtes t, int card, TriggerResolution<Vtes> o) {
        return t.regions.inTorpor(Effects.bearer(t, card));
    }

    /// Both hold.
    public static Mode.Trigger<Vtes> all(Mode.Trigger<Vtes> one, Mode.Trigger<Vtes> other) {
        return (t, card, o) -> one.reactsTo(t, card, o) && other.reactsTo(t, card, o);
    }
}
