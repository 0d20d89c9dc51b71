package elysium.tabletop;

import elysium.kernel.SlabLayout;
import elysium.kernel.StateCheck;
import elysium.kernel.Table;

/// What a game tells the tabletop of its own customs; each has a default but where texts are heard.
abstract class GameHooks<T extends CardTable<T>> extends Table<T> {
    GameHooks(SlabLayout slices, StateCheck<T> due, int players, long seed) {
        super(slices, due, players, seed);
    }

    /// The k-th zone in which a seat's cards may hear a moment, or NONE after the last; nobody's cards are those of NONE.
    protected abstract int triggerZone(int k, int seat, TriggerResolution<T> occurrence);

    /// A text acts because its moment has come: a game may tell of it.
    protected void onTrigger(CardPlay<T> play) {}

    /// Whether a play still goes on, or falls with the seat it was made by.
    protected boolean goesOn(CardPlay<T> play) {
        return true;
    }

    /// Something was picked for a play: for games whose players say aloud what they aim at.
    protected void picked(CardPlay<T> play, long move) {}

    /// Under which number it is noted that a card has acted; its face where a card may act, change rows and come back.
    protected int useKey(int card) {
        return card;
    }

    /// Whether a card lends its text to the card it lies on.
    protected boolean lendsText(int card) {
        return false;
    }

    /// Whether the text of a card is not heard in a zone where others are.
    protected boolean isTextInactive(int zone, int def) {
        return false;
    }

    /// Which back a card has, from 0 to 7; everybody can tell cards of different backs apart.
    protected int back(int def) {
        return 0;
    }

    /// Where it is secret which cards an owner has, puts what a viewer may suppose in place of hidden faces of one back.
    protected void fillUnknown(int viewer, int owner, int back, int[] faces, int n) {}

    /// The operands of a verb that name rows, a bit each: 1 for the first, 2 for the second.
    protected int rowOperands(int verb) {
        return verb == Verbs.PICK_CARD || verb == Verbs.ACTIVATE ? 1 : 0;
    }

    /// The viewers that see a hand as well as whoever holds it, a bit each, by what everybody knows.
    protected int handViewers(int zone) {
        return 0;
    }
}
