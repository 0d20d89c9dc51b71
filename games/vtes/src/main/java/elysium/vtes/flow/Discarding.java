package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;

/// Makes a player discard down to their hand size, one card after the other (VTES-PLAY-08).
public record Discarding(int seat) implements Frame.Abandonable<Vtes> {
    private static final Discarding[] ALL = {new Discarding(0), new Discarding(1), new Discarding(2),
            new Discarding(3), new Discarding(4), new Discarding(5)};

    public static Discarding of(int seat) {
        return ALL[seat];
    }

    @Override public boolean isValid(Vtes t) {
        return t.seats.isAlive(seat);
    }

    @Override public void resume(Vtes t) {
        if (HandSizes.surplus(t, seat) > 0) t.ask(seat);
        else t.leave();
    }

    @Override public void options(Vtes t, int who, Offers out) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!HandSizes.isDuplicate(t, card)) out.offer(Move.of(Verb.DISCARD, card));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        t.discardExcess(Move.a(answers.of(seat)));
    }
}
