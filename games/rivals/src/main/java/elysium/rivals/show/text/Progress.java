package elysium.rivals.show.text;

import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Phase;
import elysium.tabletop.game.Outline.Station;

/// The progress of the game: the phases of a turn, or the steps of an attack.
public final class Progress {
    public static final List<Text> PHASES =
            List.of(Phase.BEGINNING.title(), Phase.ACTION.title(), Phase.END.title());

    private Progress() {}

    public static Text title(Rivals t) {
        return RivalsPhrases.inBothLanguages(in -> title(t, in));
    }

    public static String title(Rivals t, RivalsPhrases in) {
        if (t.isOver()) return in.say("The game is over", "La partie est finie");
        if (t.turn.phase() == Phase.SET_UP) return Phase.SET_UP.title().in(in.lang());
        String seat = in.seat(t.turn.active());
        return in.say("Turn " + t.turn.number() + " of " + seat, "Tour " + t.turn.number() + " de " + seat);
    }

    public static List<Station> of(Rivals t) {
        if (t.isOver()) return List.of();
        int step = Steps.now(t);
        if (step > 0) return Station.marked(Steps.ALL, step - 1);
        if (t.turn.phase() == Phase.SET_UP) return Station.marked(List.of(Phase.SET_UP.title()), 0);
        return Station.marked(PHASES, t.turn.phase().ordinal() - Phase.BEGINNING.ordinal());
    }

    /// The actions left in the Action Phase.
    public static String left(Rivals t, RivalsPhrases in) {
        if (t.turn.phase() != Phase.ACTION) return "";
        String more = t.turn.unhosted() == 0 ? "" : in.say(" and ", " et ") + in.unhosted(t.turn.unhosted());
        int n = t.turn.actions() + t.turn.unhosted();
        return in.actions(t.turn.actions()) + more + in.say(" left", n < 2 ? " restante" : " restantes");
    }
}
