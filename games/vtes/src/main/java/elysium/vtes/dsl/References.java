package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.Effects.number;
import static elysium.vtes.dsl.Effects.seat;

import elysium.tabletop.CardPlay;
import elysium.vtes.dsl.Effects.Count;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.rules.CurrentCombat;
import elysium.vtes.rules.CurrentReferendum;
import elysium.vtes.table.Vtes;

/// Those whom words are about: minions, Methuselahs, cards and numbers that a text names without choosing them. NONE where
/// there is none.
public final class References {
    /// The minion that uses the text, or that a moment is about; the one on which the text stands or lies.
    public static final Count THIS_MINION = (_, play) -> play.subject(), ITS_BEARER = Effects::bearer;
    /// The card itself.
    public static final Count THIS_CARD = (_, play) -> play.card();
    /// Those of the action under way: who acts, who attempts to block or has blocked.
    public static final Count ACTING_MINION = (t, _) -> CurrentAction.underWay(t) ? CurrentAction.actor(t) : NONE,
            BLOCKING_MINION = (t, _) -> CurrentAction.underWay(t) ? CurrentAction.blocker(t) : NONE;
    /// In a combat, the combatant of the text's player.
    public static final Count YOUR_COMBATANT = References::combatant;
    /// The text's player and those beside them.
    public static final Count YOU = seat((_, play) -> play.seat()), YOUR_PREY = seat((t, play) -> t.prey(play.seat())),
            YOUR_PREDATOR = seat((t, play) -> t.predator(play.seat()));
    /// The Methuselah whom a moment is about; who acts; who is bled; who has the Edge.
    public static final Count THAT_METHUSELAH = seat((_, play) -> play.subject()),
            ACTING_METHUSELAH = seat((t, _) -> CurrentAction.underWay(t) ? CurrentAction.seat(t) : NONE),
            BLED_METHUSELAH = seat((t, _) -> CurrentAction.underWay(t) ? CurrentAction.bled(t) : NONE),
            HOLDER_OF_THE_EDGE = seat((t, _) -> t.edge());
    /// The number that was chosen; by how many votes a referendum passed (VTES-RUL-64).
    public static final Count THAT_MANY = number((_, play) -> Math.max(0, play.picked(Effects.AMOUNT))),
            MARGIN = number((t, _) -> CurrentReferendum.margin(t));
    /// No card at all.
    public static final Count NOTHING = (_, _) -> NONE;

    private References() {}

    private static int combatant(Vtes t, CardPlay<Vtes> play) {
        for (int side = CurrentCombat.ACTING; CurrentCombat.underWay(t) && side <= CurrentCombat.OPPOSING; side++)
            if (CurrentCombat.seat(t, side) == play.seat()) return CurrentCombat.minion(t, side);
        return NONE;
    }

    /// Whoever controls a card.
    public static Count controllerOf(Count card) {
        return seat((t, play) -> t.controller(card.of(t, play)));
    }
}
