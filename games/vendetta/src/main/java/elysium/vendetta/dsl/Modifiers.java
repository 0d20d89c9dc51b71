package elysium.vendetta.dsl;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Texts that modify values: Power, scores, costs and rewards.
public final class Modifiers {

    /// The amount that a text adds for a subject.
    @FunctionalInterface
    public interface Sum {
        int of(Vendetta t, EffectSource by, int subject);
    }

    private Modifiers() {}

    private record To(int which, Sum sum) implements Instruction.ValueModifier<Vendetta> {
        @Override public int amount(Vendetta t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }
    }

    /// Adds to one value.
    public static Instruction.ValueModifier<Vendetta> to(int which, Sum sum) {
        return new To(which, sum);
    }

    /// Adds to the Power of the card itself.
    public static Instruction.ValueModifier<Vendetta> bonus(Sum sum) {
        return to(Value.BONUS, (t, by, subject) -> subject == by.card() ? sum.of(t, by, subject) : 0);
    }

    /// Adds to a value of the card's own player.
    public static Instruction.ValueModifier<Vendetta> toPlayer(int which, int amount) {
        return to(which, (_, by, subject) -> subject == by.seat() ? amount : 0);
    }

    /// Adds to a value of the card itself.
    public static Instruction.ValueModifier<Vendetta> toSelf(int which, int amount) {
        return to(which, (_, by, subject) -> subject == by.card() ? amount : 0);
    }

    /// Fixes the Rivals when the text is applied; it reads them as its subject.
    public static Instruction.ValueModifier<Vendetta> aimedAtRivals(Instruction.ValueModifier<Vendetta> text) {
        return counting(Effects::rivals, text);
    }

    /// Fixes a count when the text is applied; it reads the number as its subject.
    public static Instruction.ValueModifier<Vendetta> counting(Effects.Count count,
            Instruction.ValueModifier<Vendetta> text) {
        return new Instruction.ValueModifier<>() {
            @Override public int amount(Vendetta t, int value, EffectSource by, int subject) {
                return text.amount(t, value, by, subject);
            }

            @Override public long values() {
                return text.values();
            }

            @Override public int target(Vendetta t, CardPlay<Vendetta> play) {
                return count.of(t, play);
            }
        };
    }
}
