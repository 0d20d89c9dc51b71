package elysium.rivals.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Frame;
import elysium.rivals.flow.CityPhase;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.Moments;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.flow.attack.Antagonists;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Phase;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Value;

/// A turn: the steps of its Beginning, Action and End Phases. A stage names the step to come.
public record Turn(Stage at) implements Frame<Rivals>, SafePoint {
    private static final int DRAWS = 2;
    private static final int[] READIED = {HAVEN, STREETS, ATTACHED, ONGOING};

    /// The steps, in the order of the rules (RIV-TRN-02 to RIV-TRN-14).
    public enum Stage {
        CITY, START, RETURN, ACTIONS, TORPOR, MENDING, END, ANTAGONISTS, DRAW, OVER
    }

    private static final Turn[] ALL = all();

    private static Turn[] all() {
        Turn[] all = new Turn[Stage.values().length];
        for (Stage stage : Stage.values()) all[stage.ordinal()] = new Turn(stage);
        return all;
    }

    public static Turn at(Stage stage) {
        return ALL[stage.ordinal()];
    }

    static void begin(Rivals t, int seat) {
        t.push(at(Stage.START));
        city(t, seat);
    }

    @Override public void resume(Rivals t) {
        Turn now = this;
        while (now.goes(t)) now = ALL[now.at.ordinal() + 1];
    }

    /// Takes a step; returns whether the next may follow at once.
    private boolean goes(Rivals t) {
        if (at == Stage.OVER) {
            over(t);
            return false;
        }
        Turn next = ALL[at.ordinal() + 1];
        t.become(next);
        go(t, t.turn.active());
        return t.top() == next && t.victory.noCheckNeeded();
    }

    private void go(Rivals t, int seat) {
        switch (at) {
            case CITY -> city(t, seat);
            case START -> start(t, seat);
            case RETURN -> comeHome(t, seat);
            case ACTIONS -> {
                t.turn.setPhase(Phase.ACTION);
                t.push(Actions.ACTED);
            }
            case TORPOR -> torpor(t, seat);
            case MENDING -> Mending.begin(t, seat);
            case END -> Moments.fire(t, Moment.TURN_ENDS, seat, seat, seat);
            case ANTAGONISTS -> Antagonists.begin(t);
            case DRAW, OVER -> t.push(new DrawCards(seat, DRAWS, true));
        }
    }

    /// Burns this player's Events, then reveals a city card; in the very first turn, one per player.
    private static void city(Rivals t, int seat) {
        t.turn.setPhase(Phase.BEGINNING);
        for (int card = t.first(CITY); card != NONE;) {
            int next = t.next(card);
            if (t.city.markOf(card) == seat) {
                t.logCard(EventKind.EVENT_OVER, seat, card, 0);
                t.burn(card);
            }
            card = next;
        }
        t.push(new CityPhase(t.turn.number() == 1 ? t.players() : 1));
        Culling.begin(t, seat);
    }

    private static void start(Rivals t, int seat) {
        t.ledger.endScope(Scope.untilTurnOf(seat));
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            if (t.readiness.hasNoInfluence(card)) t.readiness.clearNoInfluence(card);
        Moments.fire(t, Moment.TURN_STARTS, seat, seat, seat);
    }

    /// Readies all cards and returns all vampires home, from torpor too if full (RIV-TRN-05, RIV-TOR-10).
    private static void comeHome(Rivals t, int seat) {
        for (int zone : READIED)
            for (int card = t.first(zone + seat); card != NONE; card = t.next(card)) t.readiness.ready(card);
        for (int card = t.first(STREETS + seat); card != NONE;) {
            int next = t.next(card);
            if (t.value(Value.NO_RETURN, card) == 0) t.coteries.moveHome(card);
            card = next;
        }
        for (int card = t.first(TORPOR + seat); card != NONE;) {
            int next = t.next(card);
            if (t.blood.of(card) >= t.blood.bp(card)) t.coteries.rise(card);
            card = next;
        }
    }

    private static void torpor(Rivals t, int seat) {
        t.turn.setPhase(Phase.END);
        for (int card = t.first(TORPOR + seat); card != NONE;) {
            int next = t.next(card);
            t.blood.mend(card, 1);
            card = next;
        }
        Moments.fire(t, Moment.TORPOR_STEP, seat, seat, seat);
    }

    private static void over(Rivals t) {
        t.turn.finish();
        t.effects.endScope(Scope.TURN);
        t.effects.endScope(Scope.NEXT_ANIMAL);
        t.ledger.endScope(Scope.TURN);
        t.leave();
    }
}
