package elysium.vtes.flow.politics;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// Grants titles by texts.
public final class TitleGrants {
    private TitleGrants() {}

    /// Gives a vampire a title, represented by a card unless that is NONE, in place of its old one; a vampire that
    /// cannot hold the title gets nothing (VTES-SEC-02, VTES-SEC-04, VTES-SEC-17). Must be the last call of a step,
    /// since it fires triggers.
    public static void bestow(Vtes t, int vampire, int title, int card) {
        if (!t.regions.isMinion(vampire) || Titles.forbids(t, vampire, title) != null) return;
        if (card != NONE) t.bearers.attach(card, vampire);
        Titles.gain(t, vampire, title, card);
        TriggerResolution.start(t, Moment.TITLE_GAINED, card, vampire, t.turn.active());
    }

    /// The same as a frame.
    public static Frame<Vtes> bestowing(int vampire, int title, int card) {
        return new Award(vampire, title, card, false);
    }

    /// A title that a text grants.
    public record Award(int vampire, int title, int card, boolean done) implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            if (done) {
                t.leave();
                return;
            }
            t.become(new Award(vampire, title, card, true));
            bestow(t, vampire, title, card);
        }
    }
}
