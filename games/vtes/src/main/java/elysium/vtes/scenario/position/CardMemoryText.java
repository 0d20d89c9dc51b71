package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.dsl.Effects.Remembers;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Reads and writes the choices that cards in play remember: `memory: card play of Ana 1, first card ready of Bo 2`.
final class CardMemoryText {
    private CardMemoryText() {}

    /// The cards that remember a choice.
    static List<Integer> cards(Vtes t) {
        List<Integer> cards = new ArrayList<>();
        for (int row = 0; row < t.rows(); row++) {
            boolean there = t.zone(row) >= 0 && (t.regions.inPlay(row) || t.regions.isContested(row));
            if (there && remembers(t, row) != null) cards.add(row);
        }
        return cards;
    }

    private static @Nullable Remembers remembers(Vtes t, int card) {
        for (Mode<Vtes> mode : t.book().modes(t.face(card)))
            for (Instruction<Vtes> part : mode.instructions())
                if (part instanceof Remembers remembers) return remembers;
        return null;
    }

    /// Reads or writes the choices of a card.
    static void of(Vtes t, int card, Fields s) {
        int which = s.card("card", card);
        Remembers remembers = remembers(t, which);
        if (remembers == null) throw ScenarioValues.wrong(t.name(which).en() + " remembers no choice");
        int first = s.kept("first", remembers.one().sort(), card == NONE ? 0 : t.notes.first(card));
        int second = s.kept("second", remembers.other().sort(), card == NONE ? 0 : t.notes.second(card));
        if (card != NONE) return;
        t.notes.setFirst(which, first);
        t.notes.setSecond(which, second);
    }
}
