package elysium.tabletop;

import elysium.kernel.SlabLayout;
import elysium.kernel.StateCheck;

/// Hooks that a game may override; only `triggerZone` has no default.
public abstract class GameHooks<T extends CardTable<T>> extends CellAccess<T> {
    GameHooks(SlabLayout slices, StateCheck<T> due, int players, long seed) {
        super(slices, due, players, seed);
    }

    /// The k-th zone in which a seat's cards may react to a moment, or NONE after the last. Seat NONE stands for the
    /// common area.
    protected abstract int triggerZone(int k, int seat, TriggerResolution<T> occurrence);

    /// Called when a text takes effect at its moment, for example to log it.
    protected void onTrigger(CardPlay<T> play) {}

    /// Whether a play continues; false if it ends with the seat that made it.
    protected boolean canContinue(CardPlay<T> play) {
        return true;
    }

    /// Called after a choice, for games in which players announce their targets.
    protected void onPicked(CardPlay<T> play, long move) {}

    /// The number under which the ledger records the use of a card. Return its face in a game where a card can leave
    /// its row and return.
    protected int useKey(int card) {
        return card;
    }

    /// Whether a card lends its text to the card it is attached to.
    protected boolean lendsText(int card) {
        return false;
    }

    /// Whether the text of this card is inactive in a zone where other texts are active.
    protected boolean isTextInactive(int zone, int def) {
        return false;
    }

    /// The card back, from 0 to 7; viewers can tell different backs apart.
    protected int back(int def) {
        return 0;
    }

    /// Replaces the hidden faces of an owner and back by faces that the viewer may assume, for games where the content
    /// of a deck is secret.
    protected void fillUnknown(int viewer, int owner, int back, int[] faces, int n) {}

    /// The operands of a verb that name rows, as a bit set: 1 for the first, 2 for the second.
    protected int rowOperands(int verb) {
        return verb == Verbs.PICK_CARD || verb == Verbs.ACTIVATE ? 1 : 0;
    }

    /// The viewers besides its holder who may see a hand by a public effect, as a bit set.
    protected int handViewers(int zone) {
        return 0;
    }
}
