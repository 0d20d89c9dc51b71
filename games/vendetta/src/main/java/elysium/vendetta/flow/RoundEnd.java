package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;

/// The end of a round: Deployed Blood to the Bank, cards back to their owners, Diablerie tokens face up (VEN-EOR-02).
public record RoundEnd(Stage at) implements Frame<Vendetta> {

    public enum Stage {
        BLOOD, CARDS, DONE
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case BLOOD -> {
                for (int seat = 0; seat < t.players(); seat++)
                    for (int place = 0; place < t.evening.placeCount(); place++) {
                        Bank.discard(t, seat, place, t.locations.deployed(seat, place));
                        t.locations.setFinalPower(seat, place, NONE);
                    }
                t.become(new RoundEnd(Stage.CARDS));
            }
            case CARDS -> {
                for (int seat = 0; seat < t.players(); seat++) {
                    takeBack(t, seat);
                    t.pools.setTokens(seat, t.pools.tokens(seat), 0);
                }
                t.become(new RoundEnd(Stage.DONE));
                TriggerResolution.start(t, Moment.ROUND_ENDS, 0, NONE, t.seats.ambition());
            }
            case DONE -> t.leave();
        }
    }

    private static void takeBack(Vendetta t, int seat) {
        for (int place = 0; place < t.evening.placeCount(); place++) {
            int zone = Locations.position(seat, place);
            while (t.first(zone) != NONE) t.move(t.first(zone), HAND + t.owner(t.first(zone)));
        }
    }
}
