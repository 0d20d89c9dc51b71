package elysium.nightfall.show.text;

import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import elysium.tabletop.game.Outline.Station;

/// The progress of the game: the picks of the draft, or the phases of a turn.
public final class Progress {
    public static final List<Text> PHASES = List.of(new Text("Combat", "Combat"), new Text("Chain", "Enchaînement"),
            new Text("Claim", "Achat"), new Text("Cleanup", "Fin de Tour"));

    private Progress() {}

    public static Text title(Nightfall t) {
        return NightfallPhrases.inBothLanguages(in -> title(t, in));
    }

    public static String title(Nightfall t, NightfallPhrases in) {
        if (t.isOver()) return in.say("The game is over", "La partie est finie");
        String game = t.night.has(VariantFlags.APOCALYPSE) ? in.say("Game ", "Partie ") + t.night.game() + " · " : "";
        if (CurrentPhase.phase(t) == CurrentPhase.Phase.DRAFT) return game + in.say("Draft", "Draft");
        String seat = in.seat(t.night.active());
        return game + in.say("Turn " + t.night.turn() + " of " + seat, "Tour " + t.night.turn() + " de " + seat);
    }

    public static List<Station> of(Nightfall t) {
        if (t.isOver()) return List.of();
        Draft draft = CurrentPhase.draft(t);
        if (draft != null) return Station.marked(Drafting.picks(t), draft.round());
        return Station.marked(PHASES, CurrentPhase.phase(t).ordinal() - 1);
    }
}
