package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Sort;
import elysium.vtes.words.Words.Remembers;

/// What a card in play keeps in mind of what was chosen for it, as everybody could see.
final class Recalled {
    private Recalled() {}

    /// The minions and Methuselahs that a card is about; none for most cards.
    ///
    /// @param seats how Methuselahs are called
    static List<String> of(Vtes t, int card, Tongue in, IntFunction<String> seats) {
        List<String> whom = new ArrayList<>();
        IntFunction<String> cards = number -> in.named(t, number);
        for (Mode<Vtes> mode : t.book().modes(t.face(card)))
            for (Instruction<Vtes> part : mode.parts())
                if (part instanceof Remembers remembers) {
                    Sort one = remembers.one().sort(), other = remembers.other().sort();
                    if (isThere(t, one, t.note(card))) whom.add((one == Sort.SEAT ? seats : cards).apply(t.note(card)));
                    if (isThere(t, other, t.second(card)))
                        whom.add((other == Sort.SEAT ? seats : cards).apply(t.second(card)));
                }
        return whom;
    }

    private static boolean isThere(Vtes t, Sort sort, int number) {
        return number != NONE && (sort == Sort.SEAT || sort == Sort.CARD && t.inPlay(number));
    }
}
