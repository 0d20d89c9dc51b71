package elysium.vtes.dsl;

import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;

/// Card choices that several texts share.
public final class CardChoices {
    private static final int EACH = 16;

    private CardChoices() {}

    /// A card of the player's hand that requires a Discipline.
    public static CardChoice heldRequiring(Discipline discipline) {
        int fact = Fact.NEEDS_DISCIPLINES + discipline.ordinal() / EACH, bit = discipline.ordinal() % EACH;
        return CardChoice.at(ChoiceZone.YOUR_HAND, (t, _, card) -> (t.printed(card, fact) >> bit & 1) != 0);
    }
}
