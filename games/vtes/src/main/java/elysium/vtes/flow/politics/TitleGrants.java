package elysium.vtes.flow.politics;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.rules.Titles;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;

/// Titles that are given by a text.
public final class TitleGrants {
    private TitleGrants() {}

    /// A vampire gets a title, and a card that stands for it unless that is NONE, in place of what it had; one that may not
    /// hold it gets nothing (VTES-SEC-02, VTES-SEC-04, VTES-SEC-17). Last call of a step: whatever heeds it acts.
    public static void bestow(Vtes t, int vampire, int title, int card) {
        if (!t.isMinion(vampire) || Titles.forbids(t, vampire, title) != null) return;
        if (card != NONE) t.attach(card, vampire);
        Titles.gain(t, vampire, title, card);
        TriggerResolution.come(t, Moment.TITLE_GAINED, card, vampire, t.active());
    }

    /// The same as a part of a text.
    public static Frame<Vtes> bestowing(int vampire, int title, int card) {
        return new Award(vampire, title, card, false);
    }

    /// A title that a text gives, unless that is done.
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
