package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.NAMED;
import static elysium.rivals.table.GameLayout.NAMES;
import static elysium.rivals.table.GameLayout.NAMESAKES;

import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;

/// What is printed on cards.
public final class PrintedFacts extends RivalsPart {
    PrintedFacts(Rivals table) {
        super(table);
    }

    // ---- namesakes

    /// Records that a vampire with this name is in the game.
    void recordName(int face) {
        int cell = face / Short.SIZE % NAMES, bit = 1 << face % Short.SIZE;
        if ((get(NAMED + cell) & bit) != 0) set(NAMESAKES + cell, (short) (get(NAMESAKES + cell) | bit));
        set(NAMED + cell, (short) (get(NAMED + cell) | bit));
    }

    /// Whether another vampire with the same name may be in the game. Preconstructed decks rarely have one, but a
    /// secret deck may hold any.
    public boolean hasNamesakes(int vampire) {
        int face = table.face(vampire);
        return table.turn.custom() != 0 || (get(NAMESAKES + face / Short.SIZE % NAMES) >> face % Short.SIZE & 1) != 0;
    }

    // ---- what is printed on cards

    public boolean is(int card, Kind kind) {
        return (table.printed(card, Fact.KINDS) >> kind.ordinal() & 1) != 0;
    }

    public boolean is(int card, int trait) {
        return (table.printed(card, Fact.TRAITS) & trait) != 0;
    }

    /// Whether a card is attached to a vampire as one of a kind.
    public boolean attachedAs(int card, Kind kind) {
        return table.coteries.in(card, ATTACHED) && !table.isFaceDown(card) && is(card, kind);
    }
}
