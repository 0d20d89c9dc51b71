package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.flow.StateChecks;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// A table laid by hand with made-up cards, on which the first player's turn begins.
final class Laid {
    final Nightfall t;

    Laid(int players) {
        t = new Nightfall(SmallBook.BOOK, StateChecks::due, players, 7);
        t.beginGame(0);
        for (int type = 0; type < 3; type++)
            for (int i = 0; i < 20; i++) t.addCard(wound(type), NONE, WOUNDS);
        t.wounds.setFaceUpCount(10 * players);
    }

    static int def(String slug) {
        return SmallBook.BOOK.number(slug);
    }

    static int wound(int type) {
        return def("wound-" + type);
    }

    /// A minion with this strength and health and no text, which the small book has for these pairs.
    static int minion(int strength, int health) {
        for (int def = 0; def < SmallBook.BOOK.size(); def++) {
            var book = SmallBook.BOOK;
            if (book.printed(def, Fact.STRENGTH) == strength && book.printed(def, Fact.HEALTH) == health
                    && book.printed(def, Fact.TRAITS) == 0 && book.printed(def, Fact.DISCOUNT) == 0)
                return def;
        }
        throw new IllegalArgumentException("the small book has no minion " + strength + "/" + health);
    }

    /// A card in a hand; its row may be any of the hand's.
    void hand(int seat, int... defs) {
        for (int def : defs) t.addCard(def, seat, HAND + seat);
    }

    int play(int seat, int def) {
        return t.addCard(def, seat, PLAY + seat);
    }

    Laid begin() {
        t.push(new GameFlow(GameFlow.Stage.TURNS));
        t.settle();
        return this;
    }

    /// Begins in the middle of something.
    Laid begin(Frame<Nightfall> inside) {
        t.push(new GameFlow(GameFlow.Stage.TURNS));
        t.push(inside);
        t.settle();
        return this;
    }

    int held(int seat, int def) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) if (t.face(card) == def) return card;
        throw new IllegalArgumentException("seat " + seat + " does not hold " + def);
    }

    Laid says(int seat, int verb, int... operands) {
        int a = operands.length > 0 ? operands[0] : 0, b = operands.length > 1 ? operands[1] : 0;
        new MoveValidator<>(t).play(seat, Move.of(verb, a, b));
        return this;
    }

    Laid passes(int seat) {
        return says(seat, Verbs.PASS);
    }

    Offers offers() {
        return t.offers(t.nextPending(), Offers.explained());
    }
}
