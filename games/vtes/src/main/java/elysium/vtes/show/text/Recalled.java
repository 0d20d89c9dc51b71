package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.vtes.dsl.Effects.Remembers;
import elysium.vtes.dsl.PickType;
import elysium.vtes.table.Vtes;

/// Names the public choices that a card in play remembers.
public final class Recalled {
    private Recalled() {}

    /// The minions and Methuselahs chosen for a card; none for most cards.
    ///
    /// @param seats names a Methuselah
    public static List<String> of(Vtes t, int card, VtesPhrases in, IntFunction<String> seats) {
        List<String> whom = new ArrayList<>();
        IntFunction<String> cards = number -> in.named(t, number);
        for (Mode<Vtes> mode : t.book().modes(t.face(card)))
            for (Instruction<Vtes> part : mode.instructions())
                if (part instanceof Remembers remembers) {
                    PickType one = remembers.one().sort(), other = remembers.other().sort();
                    if (isThere(t, one, t.notes.first(card)))
                        whom.add((one == PickType.SEAT ? seats : cards).apply(t.notes.first(card)));
                    if (isThere(t, other, t.notes.second(card)))
                        whom.add((other == PickType.SEAT ? seats : cards).apply(t.notes.second(card)));
                }
        return whom;
    }

    private static boolean isThere(Vtes t, PickType sort, int number) {
        return number != NONE && (sort == PickType.SEAT || sort == PickType.CARD && t.regions.inPlay(number));
    }
}
