package elysium.vtes.dsl;

import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.table.Vtes;

/// When a text acts by itself: whose turn it is, who did what.
public final class Triggers {
    private Triggers() {}

    /// It happens in the turn of the text's own player, or to them.
    public static boolean yours(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() == t.controller(card);
    }

    /// In the turn of another Methuselah.
    public static boolean others(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() != t.controller(card);
    }

    /// It happens to the minion that bears the text.
    public static boolean itself(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() == Effects.bearer(t, card);
    }

    /// The minion that bears the text does it to another.
    public static boolean byIt(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.place() == Effects.bearer(t, card);
    }

    /// As long as the minion that bears the text lies in torpor.
    public static boolean liesInTorpor(Vtes t, int card, TriggerResolution<Vtes> o) {
        return t.inTorpor(Effects.bearer(t, card));
    }

    /// Both hold.
    public static Mode.Trigger<Vtes> all(Mode.Trigger<Vtes> one, Mode.Trigger<Vtes> other) {
        return (t, card, o) -> one.hears(t, card, o) && other.hears(t, card, o);
    }
}
