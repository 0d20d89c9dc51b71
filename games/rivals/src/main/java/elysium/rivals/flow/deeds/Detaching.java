package elysium.rivals.flow.deeds;

import elysium.kernel.Frame;
import elysium.rivals.flow.Moments;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Moment;

/// Detaches an Animal for its Detach effect, then discards or burns it (RIV-ANI-05).
public record Detaching(int animal, boolean burns, boolean gone) implements Frame<Rivals> {

    public static Detaching discarding(int animal) {
        return new Detaching(animal, false, false);
    }

    public static Detaching burning(int animal) {
        return new Detaching(animal, true, false);
    }

    @Override public void resume(Rivals t) {
        if (gone) {
            t.leave();
            return;
        }
        int bearer = t.bearers.of(animal), seat = t.controller(animal);
        t.become(new Detaching(animal, burns, true));
        t.bearers.detach(animal);
        if (burns) t.burn(animal);
        else t.discard(animal);
        Moments.fire(t, Moment.DETACHED, bearer, animal, seat);
    }
}
