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
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// A player leaves a Location: Blood to the Pool, cards face up to the Prince's Haven, or by shelter elsewhere.
///
/// @param step whether it happens in the Withdraw Step, and not by a card
/// @param moved how many cards were moved; NONE until they are
public record Withdrawal(int seat, int place, boolean step, int moved, Stage at)
        implements Frame.Abandonable<Vendetta> {

    /// Noted of a text that heeds withdrawals and has been carried off by this one.
    public static final int CARRIED_OFF = 2;

    /// A text may shelter what is there; cards and Blood go; those who heed it are heard.
    public enum Stage {
        SHELTER, GO, GONE, DONE
    }

    /// A player begins to leave, in the Withdraw Step or by a card.
    public static Withdrawal of(int seat, int place, boolean step) {
        return new Withdrawal(seat, place, step, NONE, Stage.SHELTER);
    }

    @Override public boolean isValid(Vendetta t) {
        return t.alive(seat);
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
                TriggerResolution.come(t, Moment.WITHDRAWN, place, what, t.ambition());
            }
            case DONE -> t.leave(moved);
        }
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        out.offer(Move.of(Verb.USE, shelter(t)));
        out.offer(Move.of(Verbs.PASS));
    }

    @Override public void answered(Vendetta t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) t.become(to(Stage.GO, NONE));
        else t.become(to(Stage.GONE, hide(t, t.place(Move.a(move)))));
    }

    /// The text by which everything goes to its own Location instead, or NONE.
    private int shelter(Vendetta t) {
        int card = t.speaker(Value.SHELTER, seat);
        return card != NONE && t.place(card) != place ? card : NONE;
    }

    /// Everything goes to the shelter as it lies: cards keep their side, Blood stays Deployed (VEN-CRL-06).
    private int hide(Vendetta t, int to) {
        int[] cards = new int[t.count(Vendetta.position(seat, place))];
        int n = t.rows(Vendetta.position(seat, place), cards);
        for (int i = 0; i < n; i++) {
            note(t, cards[i]);
            if (t.faceDown(cards[i])) t.moveFaceDown(cards[i], Vendetta.position(seat, to));
            else t.move(cards[i], Vendetta.position(seat, to));
        }
        Bank.shift(t, seat, place, to, t.deployed(seat, place));
        return n;
    }

    /// First the Blood, then the cards, revealed, to the Prince's Haven; from there, unseen, to their owners' hands.
    private int leave(Vendetta t) {
        Bank.recall(t, seat, place, t.deployed(seat, place));
        int zone = Vendetta.position(seat, place), n = 0;
        while (t.first(zone) != NONE) {
            int card = t.first(zone);
            if (place == t.haven()) {
                t.move(card, HAND + t.owner(card));
            } else {
                t.turnUp(card);
                note(t, card);
                t.move(card, Vendetta.position(seat, t.haven()));
                n++;
            }
        }
        return n;
    }

    /// What left from here was not at another Location when its player withdrew; what nobody sees is not noted.
    private static void note(Vendetta t, int card) {
        if (!t.faceDown(card) && (t.book().heeds(t.face(card)) >> Moment.WITHDRAWN & 1) != 0)
            t.ledger.use(Vendetta.LOCATION, card, CARRIED_OFF);
    }

    private Withdrawal to(Stage stage, int cards) {
        return new Withdrawal(seat, place, step, cards, stage);
    }
}
