package elysium.vendetta.show.text;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.game.Outline.Station;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Round;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// The progress of the game: the set-up, a round, or a Location being resolved.
public final class Progress {
    private static final Text CLANS = new Text("Clans", "Clans"), RELICS = new Text("Relics", "Reliques"),
            PLANNING = new Text("Planning", "Planification");
    private static final int PLANNED = 3;
    private static final List<Text> PHASES = List.of(new Text("Feed", "Se nourrir"), new Text("Locations", "Lieux"),
            new Text("Hand", "Main"), PLANNING, new Text("Resolution", "Résolution"));

    private Progress() {}

    public static Text title(Vendetta t) {
        if (t.isOver()) return new Text("The game is over", "La partie est finie");
        return t.evening.round() == 0 ? new Text("Set-up", "Mise en place")
                : new Text("Round " + t.evening.round() + " of 3", "Manche " + t.evening.round() + " sur 3");
    }

    public static List<Station> of(Vendetta t) {
        if (t.isOver()) return List.of();
        int now = 0;
        List<Text> parts = new ArrayList<>(PHASES);
        for (int at = 0; at < t.depth(); at++)
            switch (t.frame(at)) {
            case ClanChoice _ -> parts = setUp(t);
            case RelicChoice _ -> {
                parts = setUp(t);
                now = 1;
            }
            case Round round -> now = phase(round.at());
            case Planning planning -> parts.set(PLANNED, turn(t, planning));
            case Resolution resolution -> {
                parts = steps(t, resolution.place());
                now = CurrentPhase.step(resolution.at());
            }
            default -> {}
            }
        return Station.marked(parts, now);
    }

    /// The stages of the set-up. There is one more Relic than seats, so some remain until the end.
    private static List<Text> setUp(Vendetta t) {
        return t.count(GameLayout.RELICS) > 0 ? List.of(CLANS, RELICS) : List.of(CLANS);
    }

    private static Text turn(Vendetta t, Planning planning) {
        return new Text(CurrentPhase.planning(t, planning, new VendettaPhrases(Lang.EN)),
                CurrentPhase.planning(t, planning, new VendettaPhrases(Lang.FR)));
    }

    private static List<Text> steps(Vendetta t, int place) {
        List<Text> steps = new ArrayList<>(CurrentPhase.STEPS);
        VendettaPhrases en = new VendettaPhrases(Lang.EN), fr = new VendettaPhrases(Lang.FR);
        steps.set(0, new Text(en.place(t, place) + ": " + steps.getFirst().en(),
                fr.place(t, place) + " : " + steps.getFirst().fr()));
        return steps;
    }

    /// The number of the current phase; during a phase, the frame is already at the next.
    private static int phase(Round.Stage next) {
        return switch (next) {
            case FEED, FED, LOCATIONS -> 0;
            case HANDS -> 1;
            case PLANNING -> 2;
            case PLANNED, RESOLUTION -> PLANNED;
            case LOCATION, END -> PLANNED + 1;
        };
    }
}
