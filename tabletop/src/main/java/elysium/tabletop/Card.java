package elysium.tabletop;

import java.util.List;
import elysium.kernel.Text;

/// One entry of the book: what a card is called, what it says, and what it does.
///
/// @param number the permanent number by which tables, moves and journals name it
/// @param kind what sort of card it is, in the game's own numbering
/// @param facts printed numbers, by the game's own numbering
public record Card<T extends CardTable<T>>(int number, String slug, Text name, Text words, int kind,
        List<Integer> facts,
        List<Mode<T>> modes, List<Instruction.ValueModifier<T>> always, Masks masks, Source source, List<String> see) {

    /// Which moments the card heeds and to which values it adds while it speaks, a bit each.
    ///
    /// @param upright the moments that it heeds only while it is not turned
    public record Masks(long heeds, long adds, long upright) {
        public Masks(long heeds, long adds) {
            this(heeds, adds, 0);
        }
    }

    /// How sure we are of what is printed on it.
    public enum Source {
        RULEBOOK, OFFICIAL, THIRD_PARTY, RECONSTRUCTED
    }
}
