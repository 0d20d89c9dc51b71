package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import elysium.tabletop.Mode;
import elysium.tabletop.Part;
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
        for (Mode<Vtes> mode : t.book().modes(t.face(card)))
            for (Part<Vtes> part : mode.parts())
                if (part instanceof Remembers remembers) {
                    add(t, remembers.one().sort(), t.note(card), in, seats, whom);
                    add(t, remembers.other().sort(), t.second(card), in, seats, whom);
                }
        return whom;
    }

    private static void add(Vtes t, Sort sort, int number, Tongue in, IntFunction<String> seats, List<String> whom) {
        if (number == NONE) return;
        if (sort == Sort.SEAT) whom.add(seats.apply(number));
        else if (sort == Sort.CARD && t.inPlay(number)) whom.add(in.named(t, number));
    }
}
