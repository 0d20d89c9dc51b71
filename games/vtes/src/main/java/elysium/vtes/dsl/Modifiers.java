package elysium.vtes.dsl;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Value;

/// Modifiers of values, continuous or for a scope.
public final class Modifiers {

    /// The amount added for a subject.
    @FunctionalInterface
    public interface Sum {
        int of(Vtes t, EffectSource by, int subject);
    }

    private Modifiers() {}

    private record To(int which, Sum sum) implements Instruction.ValueModifier<Vtes> {
        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }
    }

    private record Until(int which, Effects.Count aim, int until, Sum sum)
            implements Instruction.ValueModifier<Vtes>, PickType.Kept {
        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return sum.of(t, by, subject);
        }

        @Override public long values() {
            return 1L << which;
        }

        @Override public int until() {
            return until;
        }

        @Override public int target(Vtes t, CardPlay<Vtes> play) {
            return aim.of(t, play);
        }

        @Override public PickType sort() {
            return aim.sort();
        }
    }

    /// Adds to one value.
    public static Instruction.ValueModifier<Vtes> to(int which, Sum sum) {
        return new To(which, sum);
    }

    /// Adds to a value of the minion that bears the text.
    public static Instruction.ValueModifier<Vtes> toBearer(int which, int amount) {
        return to(which, (_, by, subject) -> subject == by.subject() ? amount : 0);
    }

    /// The same with an amount computed on demand.
    public static Instruction.ValueModifier<Vtes> toBearer(int which, Sum sum) {
        return to(which, (t, by, subject) -> subject == by.subject() ? sum.of(t, by, subject) : 0);
    }

    /// Adds to a value of the Methuselah who controls the card.
    public static Instruction.ValueModifier<Vtes> toYou(int which, Sum sum) {
        return to(which, (t, by, subject) -> subject == by.seat() ? sum.of(t, by, subject) : 0);
    }

    public static Instruction.ValueModifier<Vtes> toYou(int which, int amount) {
        return to(which, (_, by, subject) -> subject == by.seat() ? amount : 0);
    }

    /// Raises the pool cost of a card for the text's player.
    public static Instruction.ValueModifier<Vtes> costsYouMore(int def, int pool) {
        return to(Value.COST_POOL, (t, by, card) -> t.face(card) == def && t.controller(card) == by.seat() ? pool : 0);
    }

    /// Adds, until the end of a scope, to a value of the subject at the time of use: a minion or a Methuselah.
    public static Instruction.ValueModifier<Vtes> until(int span, int which, Effects.Count whom, int amount) {
        return until(span, which, whom, (_, by, subject) -> subject == by.subject() ? amount : 0);
    }

    /// Adds until the end of a scope; the subject is fixed at the time of use.
    public static Instruction.ValueModifier<Vtes> until(int span, int which, Effects.Count whom, Sum sum) {
        return new Until(which, whom, span, sum);
    }
}
