package elysium.rivals.flow.deeds;

import elysium.kernel.Frame;
import elysium.rivals.flow.Moments;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;

/// Burns a card in play by a text; this does not defeat an Antagonist (RIV-CRD-40).
public record BurnInPlay(int card, int seat, boolean done) implements Frame<Rivals> {

    @Override public void resume(Rivals t) {
        if (done) {
            t.leave();
            return;
        }
        t.become(new BurnInPlay(card, seat, true));
        t.burn(card);
        if (t.facts.is(card, Trait.ANTAGONIST)) Moments.fire(t, Moment.ANTAGONIST_BURNED, seat, card, seat);
    }
}
