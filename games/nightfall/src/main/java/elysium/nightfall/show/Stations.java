package elysium.nightfall.show;

import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Option;
import elysium.tabletop.Outline.Station;

/// The parts of what is under way: the picks of the draft, or the phases of a turn.
final class Stations {
    static final List<Text> PHASES = List.of(new Text("Combat", "Combat"), new Text("Chain", "Enchaînement"),
            new Text("Claim", "Achat"), new Text("Cleanup", "Fin de Tour"));

    private Stations() {}

    static Text title(Nightfall t) {
        return Tongue.both(in -> title(t, in));
    }

    static String title(Nightfall t, Tongue in) {
        if (t.isOver()) return in.say("The game is over", "La partie est finie");
        String game = t.has(Option.APOCALYPSE) ? in.say("Game ", "Partie ") + t.game() + " · " : "";
        if (Where.phase(t) == Where.Phase.DRAFT) return game + in.say("Draft", "Draft");
        String seat = in.seat(t.active());
        return game + in.say("Turn " + t.turn() + " of " + seat, "Tour " + t.turn() + " de " + seat);
    }

    static List<Station> of(Nightfall t) {
        if (t.isOver()) return List.of();
        Draft draft = Where.draft(t);
        if (draft != null) return Station.marked(Drafting.picks(t), draft.round());
        return Station.marked(PHASES, Where.phase(t).ordinal() - 1);
    }
}
