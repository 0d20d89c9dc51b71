package elysium.vtes.words;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;
import elysium.tabletop.Sentence;
import elysium.vtes.rules.Arrival;
import elysium.vtes.table.Vtes;

/// What many cards say, in words that read as on a card.
public final class Words {
    /// The names under which cards remember picks.
    public static final int TARGET = 0, CHOICE = Vtes.CHOICE, AMOUNT = 2, SECOND = 3;

    /// A number that a card counts out when it acts.
    @FunctionalInterface
    public interface Count {
        int of(Vtes t, CardPlay<Vtes> play);
    }

    private Words() {}

    public static Count just(int amount) {
        return (_, _) -> amount;
    }

    /// The minion that a text in play is about: the one it is printed on, or on which it lies; NONE of a location.
    public static int bearer(Vtes t, int card) {
        return t.isMinion(card) ? card : t.bearer(card);
    }

    public static int bearer(Vtes t, CardPlay<Vtes> play) {
        return bearer(t, play.card());
    }

    // ---- where the card goes

    /// "This card comes into play."
    public static Part.Does<Vtes> comesIntoPlay() {
        return (t, play) -> {
            t.enter(play.card(), play.seat());
            Arrival.of(t, play.card());
        };
    }

    /// The same with counters from the bank.
    public static Sentence<Vtes> comesIntoPlayWith(int counters) {
        Part.Does<Vtes> count = (t, play) -> t.count(play.card(), counters);
        return Sentence.<Vtes>of(comesIntoPlay()).then(count);
    }

    /// "Put it on …": its player controls it there, whosever minion it is (VTES-TERM-07).
    public static Part.Does<Vtes> putOn(Aim aim) {
        return (t, play) -> {
            t.attach(play.card(), aim.of(play), play.seat());
            Arrival.of(t, play.card());
        };
    }

    public static Part.Does<Vtes> burnThis() {
        return (t, play) -> {
            if (t.inPlay(play.card())) t.burn(play.card());
        };
    }

    /// What was chosen is burned, if anything was and it still is in play.
    public static Part.Does<Vtes> burn(Aim aim) {
        return (t, play) -> {
            if (aim.of(play) != NONE && t.inPlay(aim.of(play))) t.burn(aim.of(play));
        };
    }

    // ---- pool

    public static Part.Does<Vtes> gainPool(int amount) {
        return (t, play) -> t.gainPool(play.seat(), amount);
    }

    /// Whoever the moment is about burns pool; whoever controls the minion that it is about.
    public static Part.Does<Vtes> seatBurns(int amount) {
        return (t, play) -> t.burnPool(play.subject(), amount);
    }

    public static Part.Does<Vtes> controllerBurns(int amount) {
        return (t, play) -> t.burnPool(t.controller(play.subject()), amount);
    }

    /// Pool of whoever controls the card moves onto it.
    public static Part.Does<Vtes> takesPool(int amount) {
        return (t, play) -> t.invest(t.controller(play.card()), play.card(), amount);
    }

    // ---- blood

    /// A chosen vampire burns blood.
    public static Part.Does<Vtes> burnBlood(Aim aim, int amount) {
        return (t, play) -> t.burnBlood(aim.of(play), amount);
    }

    /// Blood of a chosen vampire moves onto the card, or all that lies on the card onto a chosen vampire.
    public static Part.Does<Vtes> ontoThis(Aim aim, int amount) {
        return (t, play) -> t.stealBlood(aim.of(play), play.card(), amount);
    }

    public static Part.Does<Vtes> allOnto(Aim aim) {
        return (t, play) -> t.stealBlood(play.card(), aim.of(play), t.blood(play.card()));
    }

    /// A chosen vampire receives blood from the bank.
    public static Part.Does<Vtes> blood(Aim aim, int amount) {
        return (t, play) -> t.addBlood(aim.of(play), amount);
    }

    /// Moves blood from a chosen vampire to its player's pool, as much as was said.
    public static Part.Does<Vtes> toPool(Aim aim) {
        return (t, play) -> t.divest(aim.of(play), play.seat(), play.picked(AMOUNT));
    }

    /// Asks for an amount.
    public static Part.Picks<Vtes> amount(Count from, Count to) {
        return (t, play, out) -> {
            for (int n = from.of(t, play), last = to.of(t, play); n <= last; n++)
                out.offer(Move.of(PICK_NUMBER, n, AMOUNT));
        };
    }

    // ---- locking, torpor

    /// What was chosen locks, if anything was.
    public static Part.Does<Vtes> lock(Aim aim) {
        return (t, play) -> {
            if (aim.of(play) != NONE) t.lock(aim.of(play));
        };
    }

    /// The minion that bears the text unlocks.
    public static Part.Does<Vtes> unlocks() {
        return (t, play) -> t.unlock(bearer(t, play));
    }

    public static Part.Does<Vtes> unlock(Aim aim) {
        return (t, play) -> t.unlock(aim.of(play));
    }

    /// A chosen vampire in torpor moves to the ready region of whoever controls it.
    public static Part.Does<Vtes> raise(Aim aim) {
        return (t, play) -> {
            if (t.inTorpor(aim.of(play))) t.moveToReady(aim.of(play));
        };
    }

    // ---- cards of the hand

    public static Part.Does<Vtes> discard(Aim aim) {
        return (t, play) -> {
            if (aim.of(play) != NONE) t.discard(aim.of(play));
        };
    }

    // ---- who has it, and what is drawn

    /// The text's player hands the card over to their prey.
    public static Part.Does<Vtes> toPrey() {
        return (t, play) -> t.control(play.card(), t.prey(play.seat()));
    }

    public static Part.Does<Vtes> drawCrypt() {
        return (t, play) -> t.drawCrypt(play.seat());
    }

    public static Part.Does<Vtes> remove(Aim aim) {
        return (t, play) -> t.removeFromGame(aim.of(play));
    }

    /// A counter is put on the card, which is burned with the last of so many.
    public static Part.Does<Vtes> fades(int last) {
        return (t, play) -> {
            t.count(play.card(), 1);
            if (t.blood(play.card()) >= last) t.burn(play.card());
        };
    }

    /// A counter on the card is burned, and the card with the last.
    public static Part.Does<Vtes> wanes() {
        return (t, play) -> {
            t.count(play.card(), -1);
            if (t.blood(play.card()) == 0) t.burn(play.card());
        };
    }
}
