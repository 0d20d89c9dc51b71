package elysium.rivals.rules;

import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;

/// A cost that exhausts a card.
public interface ExhaustCost extends Instruction.Cost<Rivals> {
    int exhaustedCard(Rivals t, CardPlay<Rivals> play);
}
