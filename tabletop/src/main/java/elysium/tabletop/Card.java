package elysium.tabletop;

import java.util.List;
import elysium.kernel.Text;

/// The definition of a card: its name, text, printed facts and behaviour.
///
/// @param number the permanent number in tables, moves and journals
/// @param kind the type of card, in the game's own numbering
/// @param facts the printed numbers, in the game's own order
public record Card<T extends CardTable<T>>(int number, String slug, Text name, Text text, int kind,
        List<Integer> facts,
        List<Mode<T>> modes, List<Instruction.ValueModifier<T>> modifiers, Masks masks, Source source,
        List<String> rulings) {

    /// Bit sets of the moments the card waits for and the values it modifies while its text is active.
    ///
    /// @param uprightTriggers the moments it waits for only while it is not turned
    public record Masks(long triggers, long modifiedValues, long uprightTriggers) {
        public Masks(long heeds, long adds) {
            this(heeds, adds, 0);
        }
    }

    /// How reliable the data of the card is.
    public enum Source {
        RULEBOOK, OFFICIAL, THIRD_PARTY, RECONSTRUCTED
    }
}
