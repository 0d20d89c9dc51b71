package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;

/// The active player claims cards and discards others for influence, in any order (NF-RUL-62).
public record Claim() implements Frame<Nightfall> {
    static final Claim CLAIM = new Claim();

    @Override public void resume(Nightfall t) {
        t.ask(t.night.active());
    }

    @Override public void options(Nightfall t, int seat, Offers out) {
        out.offer(Move.of(Verb.END_CLAIM));
        for (int archive = 0; archive < ARCHIVES; archive++)
            if (Archives.exists(t, archive))
                out.offer(Move.of(Verb.CLAIM, archive), Archives.forbidsClaim(t, seat, archive));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!Piles.isDuplicate(t, card)) out.offer(Move.of(Verb.DISCARD, card));
        UntimelyMoves.orders(t, seat, out);
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        int seat = t.night.active();
        long move = answers.of(seat);
        switch (Move.verb(move)) {
            case Verb.CLAIM -> Archives.claim(t, seat, Move.a(move));
            case Verb.DISCARD -> {
                Piles.discard(t, Move.a(move));
                t.archives.setInfluence(seat, t.archives.influence(seat) + 1);
            }
            default -> {
                t.archives.removeInfluence();
                t.leave();
            }
        }
    }
}
