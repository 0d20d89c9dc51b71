package elysium.vtes.dsl;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// Texts that add to values, for as long as their card speaks or for a while.
public final class Modifiers {

    /// How much a text adds, and for which subject.
    @FunctionalInterface
    public interface Sum {
        int of(Vtes t, EffectSource by, int subject);
    }

    private Modifiers() {}

    private record To(int which, Sum sum) implements Instruction.ValueModifier<Vtes> {
        @Override public int adds(Vtes t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }
    }

    private record Until(int which, Effects.Count aim, int until, Sum sum)
            implements Instruction.ValueModifier<Vtes>, PickType.Kept {
        @Override public int adds(Vtes t, int value, EffectSource by, int subject) {
            return sum.of(t, by, subject);
        }

        @Override public long values() {
            return 1L << which;
        }

        @Override public int until() {
            return until;
        }

        @Override public int aim(Vtes t, CardPlay<Vtes> play) {
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

    /// Adds to a value of the minion on which the text stands or lies.
    public static Instruction.ValueModifier<Vtes> toBearer(int which, int amount) {
        return to(which, (_, by, subject) -> subject == by.subject() ? amount : 0);
    }

    /// The same, as much as is counted.
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

    /// Cards of one name cost the text's player more pool.
    public static Instruction.ValueModifier<Vtes> costsYouMore(int def, int pool) {
        return to(Value.COST_POOL, (t, by, card) -> t.face(card) == def && t.controller(card) == by.seat() ? pool : 0);
    }

    /// Adds for a while to a value of whatever was meant when the text was used: a minion, a Methuselah.
    public static Instruction.ValueModifier<Vtes> until(int span, int which, Effects.Count whom, int amount) {
        return until(span, which, whom, (_, by, subject) -> subject == by.subject() ? amount : 0);
    }

    /// Adds for a while; the text reads what was meant when it was used as its subject.
    public static Instruction.ValueModifier<Vtes> until(int span, int which, Effects.Count whom, Sum sum) {
        return new Until(which, whom, span, sum);
    }
}
