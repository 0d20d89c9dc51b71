package elysium.vtes.words;

import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;
import elysium.vtes.flow.combat.Fight;
import elysium.vtes.rules.Action;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// What texts do to the action under way.
public final class Deeds {
    private Deeds() {}

    private static int actor(Vtes t, CardPlay<Vtes> play) {
        return Action.actor(t);
    }

    /// More stealth for the acting minion, as long as the action lasts (VTES-ACT-09).
    public static Part.Adds<Vtes> stealth(int more) {
        return Adding.until(Span.ACTION, Value.STEALTH, Deeds::actor, more);
    }

    /// More intercept for the minion that uses the text.
    public static Part.Adds<Vtes> intercept(int more) {
        return Adding.until(Span.ACTION, Value.INTERCEPT, (_, play) -> play.subject(), more);
    }

    /// More bleed in this action.
    public static Part.Adds<Vtes> moreBleed(int more) {
        return Adding.until(Span.ACTION, Value.ACTION_BLEED, Deeds::actor, more);
    }

    /// The acting minion enters combat with the one on which the card lies.
    public static Part.Opens<Vtes> fightsHost() {
        return (t, play) -> Fight.of(play.subject(), t.bearer(play.card()));
    }

    /// More or less stealth for members of a clan in an action through this very card.
    public static Part.Adds<Vtes> stealthAgainstIt(Clan clan, int more) {
        return Adding.to(Value.STEALTH, (t, by, minion) -> Action.underWay(t) && Action.card(t) == by.card()
                && Action.actor(t) == minion && t.is(minion, clan) ? more : 0);
    }
}
