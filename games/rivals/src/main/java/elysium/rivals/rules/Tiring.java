package elysium.rivals.rules;

import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;

/// A cost that exhausts a card.
public interface Tiring extends Part.Costs<Rivals> {
    int tires(Rivals t, CardPlay<Rivals> play);
}
