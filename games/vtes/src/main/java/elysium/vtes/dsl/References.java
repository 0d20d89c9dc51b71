package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.Effects.number;
import static elysium.vtes.dsl.Effects.seat;

import elysium.tabletop.CardPlay;
import elysium.vtes.dsl.Effects.Count;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;

/// The minions, Methuselahs, cards and numbers that texts refer to without choosing them; NONE if there is none.
public final class References {
    /// The minion that uses the text or is the subject of a moment; the minion that bears the text.
    public static final Count THIS_MINION = (_, play) -> play.subject(), ITS_BEARER = Effects::bearer;
    /// The card itself.
    public static final Count THIS_CARD = (_, play) -> play.card();
    /// The acting minion; the minion that attempts to block or has blocked.
    public static final Count ACTING_MINION = (t, _) -> CurrentAction.isInProgress(t) ? CurrentAction.actor(t) : NONE,
            BLOCKING_MINION = (t, _) -> CurrentAction.isInProgress(t) ? CurrentAction.blocker(t) : NONE;
    /// The combatant of the text's player.
    public static final Count YOUR_COMBATANT = References::combatant;
    /// The text's player and their neighbours.
    public static final Count YOU = seat((_, play) -> play.seat()),
            YOUR_PREY = seat((t, play) -> t.seats.prey(play.seat())),
            YOUR_PREDATOR = seat((t, play) -> t.seats.predator(play.seat()));
    /// The subject of a moment; the acting Methuselah; the target of a bleed; the holder of the Edge.
    public static final Count THAT_METHUSELAH = seat((_, play) -> play.subject()),
            ACTING_METHUSELAH = seat((t, _) -> CurrentAction.isInProgress(t) ? CurrentAction.seat(t) : NONE),
            BLED_METHUSELAH = seat((t, _) -> CurrentAction.isInProgress(t) ? CurrentAction.bleedTarget(t) : NONE),
            HOLDER_OF_THE_EDGE = seat((t, _) -> t.pools.edge());
    /// The chosen number; the margin of a passed referendum (VTES-RUL-64).
    public static final Count THAT_MANY = number((_, play) -> Math.max(0, play.picked(Effects.AMOUNT))),
            MARGIN = number((t, _) -> CurrentReferendum.margin(t));
    /// No card at all.
    public static final Count NOTHING = (_, _) -> NONE;

    private References() {}

    private static int combatant(Vtes t, CardPlay<Vtes> play) {
        for (int side = CurrentCombat.ACTING; CurrentCombat.isInProgress(t) && side <= CurrentCombat.OPPOSING; side++)
            if (CurrentCombat.seat(t, side) == play.seat()) return CurrentCombat.minion(t, side);
        return NONE;
    }

    /// The controller of a card.
    public static Count controllerOf(Count card) {
        return seat((t, play) -> t.controller(card.of(t, play)));
    }
}
