package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// One Planning turn: a card, then Blood at its Location, and Draining at any time (VEN-RUL-09).
public record PlanningTurn(int seat, int place, Stage at) implements Frame.Abandonable<Vendetta> {

    private static final PlanningTurn[] ALL = new PlanningTurn[Table.SEATS * GameLayout.PLACES * Stage.values().length];

    static {
        for (int seat = 0; seat < Table.SEATS; seat++)
            for (int place = 0; place < GameLayout.PLACES; place++)
                for (Stage stage : Stage.values())
                    ALL[index(seat, place, stage)] = new PlanningTurn(seat, place, stage);
    }

    /// Play a card; add Blood; end the turn.
    public enum Stage {
        CARD, BLOOD, END
    }

    /// The frame of a seat, a Location and a stage, from a cache.
    public static PlanningTurn at(int seat, int place, Stage stage) {
        return ALL[index(seat, place, stage)];
    }

    private static int index(int seat, int place, Stage stage) {
        return (seat * GameLayout.PLACES + place) * 3 + stage.ordinal();
    }

    @Override public boolean isValid(Vendetta t) {
        return t.seats.isAlive(seat);
    }

    @Override public void resume(Vendetta t) {
        boolean idle = switch (at) {
            case CARD -> t.count(HAND + seat) == 0;       // VEN-RUL-11
            case BLOOD -> false;
            case END -> !Fees.canDrain(t, seat) && !PlanningOffers.hasOtherMove(t, seat);
        };
        if (idle) t.leave();
        else t.ask(seat);
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        switch (at) {
            case CARD -> PlanningOffers.cards(t, seat, out);
            case BLOOD -> PlanningOffers.blood(t, seat, place, out);
            case END -> PlanningOffers.end(t, seat, place, out);
        }
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        long move = answers.of(seat);
        int card = Move.a(move);
        switch (Move.verb(move)) {
            case Verb.PLAY -> play(t, card, Move.b(move), Move.c(move) == Verb.DOWN);
            case Verb.BLOOD -> blood(t, Move.a(move), Move.b(move));
            case Verb.DRAIN -> Draining.drain(t, seat, card);
            case Verb.LOOK -> {
                BloodLoss.spend(t, seat, 1, NONE);
                t.showTo(card, 1 << seat);
            }
            case Verb.USE -> use(t, card);
            default -> t.leave();
        }
    }

    private void play(Vendetta t, int card, int where, boolean down) {
        t.become(at(seat, where, Stage.BLOOD));
        if (down) {
            BloodLoss.spend(t, seat, Fees.faceDown(t, seat, where), where);
            t.moveFaceDown(card, Locations.position(seat, where));
        } else {
            t.move(card, Locations.position(seat, where));
        }
        TriggerResolution.start(t, Moment.PLAYED, where, card, t.seats.ambition());
    }

    private void blood(Vendetta t, int amount, int flips) {
        t.become(at(seat, place, Stage.END));
        Bank.deploy(t, seat, place, amount);
        if (flips == 0) return;
        t.pools.setTokens(seat, t.pools.tokensUp(seat) - flips, t.pools.tokens(seat) - t.pools.tokensUp(seat) + flips);
        t.log(EventKind.FLIPPED, seat, place, flips);
        Bank.supply(t, seat, place, flips);
    }

    private void use(Vendetta t, int relic) {
        boolean another = t.firstModifyingCard(Value.HOURGLASS, seat) == relic;
        t.become(another ? at(seat, place, Stage.CARD) : this);
        if (!another) {
            t.push(CardPlay.of(t, relic, 0, seat, NONE));
            return;
        }
        t.logCard(EventKind.RELIC, seat, relic);
        t.turnDown(relic);
    }
}
