package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.PRIZE;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.rules.Ranking;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;

/// Resolves one Location: Withdraw, Revelation, Preparation, Conflict, Aftermath, with the windows between them
/// (VEN-RUL-51).
public record Resolution(int place, Stage at) implements Frame<Vendetta> {
    private static final Stage[] STAGES = Stage.values();
    private static final Resolution[][] ALL = new Resolution[GameLayout.PLACES][STAGES.length];

    static {
        for (int place = 0; place < GameLayout.PLACES; place++)
            for (Stage stage : STAGES) ALL[place][stage.ordinal()] = new Resolution(place, stage);
    }

    /// The frame of a Location and a stage, from a cache.
    public static Resolution at(int place, Stage stage) {
        return ALL[place][stage.ordinal()];
    }

    /// The steps in order; some carry a moment to trigger.
    public enum Stage {
        TOKENS(NONE), TOKENS_SHOWN(Moment.TOKENS_SHOWN), WITHDRAWALS(NONE), STAYING(Moment.STAYING), SETTLED(NONE),
        BEFORE_REVELATION(Moment.BEFORE_REVELATION), REVELATION(Moment.REVELATION), REVEAL(NONE),
        AFTER_REVELATION(Moment.AFTER_REVELATION), PREPARATION(Moment.PREPARATION), DIPLOMACY(Moment.DIPLOMACY),
        STANDING(Moment.STANDING), CONFLICT(Moment.CONFLICT), COMPARING(Moment.COMPARING), RANKING(NONE), REWARDS(NONE),
        AFTERMATH(Moment.AFTERMATH), RESOLVED(Moment.RESOLVED), CLOSED(NONE);

        private final int moment;

        Stage(int moment) {
            this.moment = moment;
        }
    }

    @Override public void resume(Vendetta t) {
        Stage now = heeded(t);
        boolean stay = now == Stage.WITHDRAWALS && withdrawing(t) != NONE;
        boolean empty = now == Stage.TOKENS && t.locations.presentAt(place) == 0;
        if (now == Stage.CLOSED) {
            t.leave();
            return;
        }
        t.become(at(place, stay ? now : empty ? Stage.RANKING : STAGES[now.ordinal() + 1]));
        switch (now) {
            case TOKENS -> {
                if (!empty) t.push(new StayOrWithdraw(place));
            }
            case WITHDRAWALS -> withdraw(t);
            case SETTLED -> settle(t);
            case REVEAL -> reveal(t);
            case RANKING -> rank(t);
            case REWARDS -> {
                if (t.conflict.winner() != NONE) t.push(new Rewards(place, 0, Rewards.Stage.CARD));
            }
            default -> TriggerResolution.start(t, now.moment, place, place, t.seats.ambition());
        }
    }

    /// This stage, or the next one that is not a moment without texts.
    private Stage heeded(Vendetta t) {
        int now = at.ordinal();
        while (STAGES[now].moment != NONE && !t.hasTrigger(STAGES[now].moment)) now++;
        return STAGES[now];
    }

    private int withdrawing(Vendetta t) {
        return Opponents.firstFrom(t, t.seats.ambition(), t.locations.presentAt(place) & ~t.conflict.stayingSeats());
    }

    private void withdraw(Vendetta t) {
        int seat = withdrawing(t);
        if (seat != NONE) t.push(Withdrawal.of(seat, place, true));
    }

    /// Records who has cards here now, which decides whether a player wins alone.
    private void settle(Vendetta t) {
        int cards = Ranking.seatsWithCards(t, place);
        if (Integer.bitCount(cards) == 1) t.conflict.setOnlyPlayer(Integer.numberOfTrailingZeros(cards));
    }

    private void reveal(Vendetta t) {
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
                if (t.isFaceDown(card) && !t.ledger.used(Vendetta.LOCATION, card, ForcedChoice.LEFT_DOWN))
                    t.turnUp(card);
    }

    private void rank(Vendetta t) {
        Ranking.rank(t, place);
        if (t.conflict.winner() != NONE) return;
        t.log(EventKind.NO_WINNER, NONE, place, 0);
        while (t.first(PRIZE + place) != NONE) t.move(t.first(PRIZE + place), GONE);
    }
}
