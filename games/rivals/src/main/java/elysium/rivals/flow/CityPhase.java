package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.CardPlay;

/// Reveals city cards one by one; an Event resolves or is marked before the next (RIV-RUL-08).
///
/// @param card the Event whose text has been read, or NONE
public record CityPhase(int left, int card) implements Frame<Rivals> {

    private static final CityPhase DONE = new CityPhase(0, NONE);

    public CityPhase(int cards) {
        this(cards, NONE);
    }

    @Override public void resume(Rivals t) {
        if (card != NONE) {
            t.burn(card);                                 // resolved at once (RIV-EVT-01)
            t.become(new CityPhase(left, NONE));
        } else if (left == 0) {
            t.leave();
        } else {
            turnUp(t);
        }
    }

    private void turnUp(Rivals t) {
        int turned = t.city.revealTopCard();
        boolean event = turned != NONE && t.facts.is(turned, Kind.EVENT),
                stays = event && t.facts.is(turned, Trait.ONGOING);
        if (stays) t.city.markEvent(turned, t.turn.active());
        t.become(left > 1 || event && !stays ? new CityPhase(left - 1, event && !stays ? turned : NONE) : DONE);
        int mode = event ? Texts.of(t, turned, Moment.AS_PLAYED) : NONE;
        if (mode != NONE) t.push(CardPlay.of(t, turned, mode, t.turn.active(), NONE));
        else if (turned != NONE) Moments.fire(t, Moment.CITY_TURNED_UP, NONE, turned, t.turn.active());
        if (t.top() == DONE && t.victory.noCheckNeeded()) t.leave();
    }
}
