package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIES;
import static elysium.vendetta.table.GameLayout.PRIZE;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.table.Evening;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;

/// One of the three rounds: Feed, Location Setup, Hand Building, Planning, Resolution (VEN-RND-02).
public record Round(Stage at) implements Frame<Vendetta> {

    /// The phases, and the end of the round.
    public enum Stage {
        FEED, FED, LOCATIONS, HANDS, PLANNING, PLANNED, RESOLUTION, LOCATION, END
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case FEED -> window(t, Stage.FED, Moment.FEEDING);
            case FED -> {
                feed(t);
                t.become(new Round(Stage.LOCATIONS));
            }
            case LOCATIONS -> {
                for (int place = 0; place < t.evening.placeCount(); place++)
                    if (t.first(ALLIES) != NONE) t.move(t.first(ALLIES), PRIZE + place);
                t.become(new Round(Stage.HANDS));
            }
            case HANDS -> phase(t, Stage.PLANNING, new HandBuilding(HandBuilding.Stage.RELICS));
            case PLANNING -> phase(t, Stage.PLANNED, new Planning(t.seats.ambition(), 0));
            case PLANNED -> window(t, Stage.RESOLUTION, Moment.PLANNING_ENDS);
            case RESOLUTION -> window(t, Stage.LOCATION, Moment.RESOLVING);
            case LOCATION -> nextLocation(t);
            case END -> {
                t.ledger.endScope(Vendetta.ROUND);
                t.leave();
            }
        }
    }

    private static void phase(Vendetta t, Stage next, Frame<Vendetta> phase) {
        t.become(new Round(next));
        t.push(phase);
    }

    private static void window(Vendetta t, Stage next, int moment) {
        t.become(new Round(next));
        TriggerResolution.start(t, moment, 0, NONE, t.seats.ambition());
    }

    /// Locations in increasing order, the Prince's Haven last; then the table is cleared, but not after the last round.
    private static void nextLocation(Vendetta t) {
        int place = t.evening.resolvingPlace() + 1;
        if (place < t.evening.placeCount()) {
            t.evening.setResolvingPlace(place);
            t.push(Resolution.at(place, Resolution.Stage.TOKENS));
            return;
        }
        t.evening.setResolvingPlace(NONE);
        t.become(new Round(Stage.END));
        if (t.evening.round() < Evening.LAST_ROUND) t.push(new RoundEnd(RoundEnd.Stage.BLOOD));
    }

    private static void feed(Vendetta t) {
        for (int i = 0, seat = t.seats.ambition(); i < t.players(); i++, seat = t.seats.after(seat))
            if (t.seats.isAlive(seat)) Bank.gain(t, seat, Draining.feedBlood(t, seat));
    }
}
