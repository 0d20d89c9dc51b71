package elysium.vtes.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Two Methuselahs with made-up cards in a combat, for strikes and damage that no real card has. Each ash heap holds a
/// card, so that no fighter's row equals a seat number.
final class Arena {
    /// The Methuselahs; the first one's minion counts as the acting minion.
    static final int ANA = 0, BO = 1;

    final Vtes t = new Vtes(Armoury.BOOK, _ -> false, 2, 1);
    private final int[] fighters = {NONE, NONE};

    private Arena() {
        t.turn.restore(1, ANA);
        for (int seat = ANA; seat <= BO; seat++) t.addCard(Armoury.number("Flurry"), seat, ASH + seat);
        t.push(new Rest());
    }

    /// Ends the game after the combat.
    private record Rest() implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            t.end();
        }
    }

    static Arena of(String ana, int blood, String bo, int more) {
        Arena arena = new Arena();
        arena.fighters[BO] = arena.minion(BO, bo, more);
        arena.fighters[ANA] = arena.minion(ANA, ana, blood);
        return arena;
    }

    int minion(int seat, String name, int blood) {
        int card = t.addCard(Armoury.number(name), seat, READY + seat);
        t.blood.restore(card, blood);
        return card;
    }

    /// Puts cards in a hand.
    Arena holds(int seat, String... names) {
        for (String name : names) t.addCard(Armoury.number(name), seat, HAND + seat);
        return this;
    }

    /// Attaches a card to the fighter of a seat.
    Arena bears(int seat, String name, int counters) {
        int card = t.addCard(Armoury.number(name), seat, ATTACHED + seat);
        t.attachments.attach(card, fighters[seat]);
        t.blood.restore(card, counters);
        return this;
    }

    Arena fight() {
        CombatFlow.begin(t, fighters[ANA], fighters[BO]);
        t.settle();
        return this;
    }

    /// Deals damage by a text, outside combat.
    Arena suffers(Frame<Vtes> damage) {
        t.push(damage);
        t.settle();
        return this;
    }

    int fighter(int seat) {
        return fighters[seat];
    }

    int blood(int seat) {
        return t.blood.of(fighters[seat]);
    }

    boolean ready(int seat) {
        return t.regions.isReady(fighters[seat]);
    }

    boolean inTorpor(int seat) {
        return t.regions.inTorpor(fighters[seat]);
    }

    boolean burned(int seat) {
        return !t.regions.inPlay(fighters[seat]);
    }

    /// The first card of a name anywhere.
    int card(String name) {
        for (int row = 0; row < t.rows(); row++) if (t.name(row).en().equals(name)) return row;
        throw new AssertionError("no card is called " + name);
    }

    // ---- what they do

    /// Passes until a seat is asked in a step of the round.
    Arena to(int step, int seat) {
        while (!asks(step, seat)) {
            if (t.isOver()) throw new AssertionError("seat " + seat + " is never asked in step " + step);
            answer(least());
        }
        return this;
    }

    boolean asks(int step, int seat) {
        return !t.isOver() && t.nextPending() == seat && step() == step;
    }

    private int step() {
        if (t.activities.isInProgress(ActivityKind.PLAY)) return Moment.AS_PLAYED;
        return DamagePackets.preventingMinion(t) != NONE ? Moment.PREVENTION : CurrentCombat.step(t);
    }

    /// Uses a card in a step.
    Arena uses(int seat, int step, String name) {
        to(step, seat);
        Offers offers = t.offers(seat, Offers.explained());
        for (int i = 0; i < offers.size(); i++) {
            long move = offers.get(i);
            boolean names = Move.verb(move) == Verb.PLAY || Move.verb(move) == Verbs.ACTIVATE
                    || Move.verb(move) == Verbs.PICK_CARD;
            if (names && t.name(Move.a(move)).en().equals(name)) return answer(move).unfoiled();
        }
        throw new AssertionError(name + " is not offered to " + seat);
    }

    /// Passes on cancelling cards.
    private Arena unfoiled() {
        while (!t.isOver() && step() == Moment.AS_PLAYED && !offers("Foil")) passes();
        return this;
    }

    /// Whether a card can be used now.
    boolean offers(String name) {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) {
            long move = offers.get(i);
            boolean names = Move.verb(move) == Verb.PLAY || Move.verb(move) == Verbs.ACTIVATE
                    || Move.verb(move) == Verbs.PICK_CARD;
            if (names && t.name(Move.a(move)).en().equals(name)) return true;
        }
        return false;
    }

    /// The first clause that forbids a card now, or null.
    @Nullable Clause refuses(String name) {
        for (Refusal refusal : t.offers(t.nextPending(), Offers.explained()).refusals())
            if (t.name(Move.a(refusal.move())).en().equals(name)) return refusal.clause();
        return null;
    }

    boolean offersVerb(int verb) {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) if (Move.verb(offers.get(i)) == verb) return true;
        return false;
    }

    Arena answer(long move) {
        if (!t.offers(t.nextPending(), Offers.movesOnly()).allows(move)) throw new AssertionError("not offered");
        t.answer(t.nextPending(), move);
        return this;
    }

    /// Passes once.
    Arena passes() {
        return answer(least());
    }

    /// Passes until the combat is over.
    Arena rest() {
        while (!t.isOver()) answer(least());
        return this;
    }

    private long least() {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        long pass = Move.of(Verbs.PASS);
        return offers.allows(pass) ? pass : offers.get(0);
    }
}
