package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;

import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;

/// Conditions of triggered texts: whose turn it is, who did what.
public final class Triggers {
    private Triggers() {}

    /// It happens in the own turn, or to the own player.
    public static boolean yourTurn(Rivals t, int card, TriggerResolution<Rivals> o) {
        return o.subject() == t.controller(card);
    }

    public static boolean yours(Rivals t, int card, TriggerResolution<Rivals> o) {
        return o.place() == t.controller(card);
    }

    public static boolean itself(Rivals t, int card, TriggerResolution<Rivals> o) {
        return o.subject() == card;
    }

    /// A character of the own coterie attaches a card.
    public static boolean yourCoterieAttaches(Rivals t, int card, TriggerResolution<Rivals> o) {
        int bearer = t.attachments.hostOf(o.subject());
        return bearer != NONE && t.controller(bearer) == t.controller(card) && t.coteries.inCoterie(bearer);
    }

    public static boolean yourAttack(Rivals t, int card, TriggerResolution<Rivals> o) {
        return CurrentAttack.attackerSeat(t) == t.controller(card);
    }

    /// The own player could pay 1 prestige (RIV-ABL-09).
    public static boolean canPay(Rivals t, int card, TriggerResolution<Rivals> o) {
        return t.prestige.of(t.controller(card)) > 1;
    }

    /// The first time in this turn of the own player.
    public static Mode.Trigger<Rivals> firstThisTurn(int mark) {
        return (t, card, _) -> t.turn.active() == t.controller(card) && !t.ledger.used(Scope.TURN, card, mark);
    }

    /// The text of a Haven is active while the Leader can use it (RIV-HAV-05).
    public static Mode.Trigger<Rivals> led(Mode.Trigger<Rivals> when) {
        return (t, card, o) -> t.coteries.isLeaderAbilityActive(t.controller(card)) && when.reactsTo(t, card, o);
    }

    public static Mode.Trigger<Rivals> all(Mode.Trigger<Rivals> one, Mode.Trigger<Rivals> other) {
        return (t, card, o) -> one.reactsTo(t, card, o) && other.reactsTo(t, card, o);
    }
}
