package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// A player leaves a Location: Blood to the Pool, cards face up to the Prince's Haven, or everything to a shelter.
///
/// @param step whether it happens in the Withdraw Step instead of by a card
/// @param moved the number of cards moved, or NONE before that
public record Withdrawal(int seat, int place, boolean step, int moved, Stage at)
        implements Frame.Abandonable<Vendetta> {

    /// Ledger key: a text triggered by withdrawals was itself moved by this one.
    public static final int CARRIED_OFF = 2;

    /// A text may shelter the cards; cards and Blood move; texts trigger.
    public enum Stage {
        SHELTER, GO, GONE, DONE
    }

    public static Withdrawal of(int seat, int place, boolean step) {
        return new Withdrawal(seat, place, step, NONE, Stage.SHELTER);
    }

    @Override public boolean isValid(Vendetta t) {
        return t.seats.isAlive(seat);
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case SHELTER -> {
                if (shelter(t) != NONE) t.ask(seat);
                else t.become(to(Stage.GO, NONE));
            }
            case GO -> t.become(to(Stage.GONE, leave(t)));
            case GONE -> {
                t.become(to(Stage.DONE, moved));
                int what = moved << 4 | (step ? 8 : 0) | seat;
                TriggerResolution.start(t, Moment.WITHDRAWN, place, what, t.seats.ambition());
            }
            case DONE -> t.leave(moved);
        }
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        out.offer(Move.of(Verb.USE, shelter(t)));
        out.offer(Move.of(Verbs.PASS));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) t.become(to(Stage.GO, NONE));
        else t.become(to(Stage.GONE, hide(t, t.locations.of(Move.a(move)))));
    }

    /// The card that can shelter everything at its own Location, or NONE.
    private int shelter(Vendetta t) {
        int card = t.firstModifyingCard(Value.SHELTER, seat);
        return card != NONE && t.locations.of(card) != place ? card : NONE;
    }

    /// Moves everything to the shelter unchanged: cards keep their side, Blood stays Deployed (VEN-CRL-06).
    private int hide(Vendetta t, int to) {
        int[] cards = new int[t.count(Locations.position(seat, place))];
        int n = t.copyRows(Locations.position(seat, place), cards);
        for (int i = 0; i < n; i++) {
            note(t, cards[i]);
            if (t.isFaceDown(cards[i])) t.moveFaceDown(cards[i], Locations.position(seat, to));
            else t.move(cards[i], Locations.position(seat, to));
        }
        Bank.moveToOtherPlace(t, seat, place, to, t.locations.deployed(seat, place));
        return n;
    }

    /// Returns the Blood, then moves the cards, revealed, to the Prince's Haven; from there they go unseen to their
    /// owners' hands.
    private int leave(Vendetta t) {
        Bank.recall(t, seat, place, t.locations.deployed(seat, place));
        int zone = Locations.position(seat, place), n = 0;
        while (t.first(zone) != NONE) {
            int card = t.first(zone);
            if (place == t.evening.haven()) {
                t.move(card, HAND + t.owner(card));
            } else {
                t.turnUp(card);
                note(t, card);
                t.move(card, Locations.position(seat, t.evening.haven()));
                n++;
            }
        }
        return n;
    }

    /// Notes that a visible card left with this withdrawal: it was not at another Location.
    private static void note(Vendetta t, int card) {
        if (!t.isFaceDown(card) && (t.book().triggers(t.face(card)) >> Moment.WITHDRAWN & 1) != 0)
            t.ledger.use(Vendetta.LOCATION, card, CARRIED_OFF);
    }

    private Withdrawal to(Stage stage, int cards) {
        return new Withdrawal(seat, place, step, cards, stage);
    }
}
