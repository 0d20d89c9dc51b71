package elysium.vtes.show.text;

import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.Outline.Station;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;

/// Lists the steps of the current combat, referendum or action, or else the phases of the turn.
public final class Progress {
    public static final List<Text> PHASES = List.of(Phase.UNLOCK.title(), Phase.MASTER.title(), Phase.MINION.title(),
            Phase.INFLUENCE.title(), Phase.DISCARD.title());

    private Progress() {}

    public static Text title(Vtes t) {
        return VtesPhrases.inBothLanguages(in -> title(t, in));
    }

    public static String title(Vtes t, VtesPhrases in) {
        if (t.isOver()) return in.say("The game is over", "La partie est finie");
        if (t.turn.phase() == Phase.SET_UP) return Phase.SET_UP.title().in(in.lang());
        String seat = in.seat(t.turn.active());
        return in.say("Turn " + t.turn.number() + " of " + seat, "Tour " + t.turn.number() + " de " + seat);
    }

    public static List<Station> of(Vtes t) {
        if (t.isOver()) return List.of();
        for (int at = t.depth() - 1; at >= 0; at--) {
            if (t.frame(at) instanceof CombatFlow) return Station.marked(Steps.COMBAT, Steps.combat(t) - 1);
            if (t.frame(at) instanceof Referendum && Steps.poll(t) > 0)
                return Station.marked(Steps.POLL, Steps.poll(t) - 1);
            if (t.frame(at) instanceof ActionFlow) return Station.marked(Steps.ACTION, Steps.action(t) - 1);
        }
        if (t.turn.phase() == Phase.SET_UP) return Station.marked(List.of(Phase.SET_UP.title()), 0);
        return Station.marked(PHASES, t.turn.phase().ordinal() - Phase.UNLOCK.ordinal());
    }

    /// The actions or transfers left in the phase.
    public static String left(Vtes t, VtesPhrases in) {
        String left = switch (t.turn.phase()) {
            case MASTER -> in.masterActions(t.turn.masterActions());
            case INFLUENCE -> in.transfers(t.turn.transfers());
            case DISCARD -> in.discardActions(t.turn.discardActions());
            default -> "";
        };
        return left.isEmpty() ? "" : in.say(left + " left", "reste : " + left);
    }
}
