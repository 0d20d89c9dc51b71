package elysium.rivals.dsl;

import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;

/// Texts that modify values, while their card is active or for a time.
public final class Modifiers {

    /// The amount that a text adds for a subject.
    @FunctionalInterface
    public interface Sum {
        int of(Rivals t, EffectSource by, int subject);
    }

    private Modifiers() {}

    private record To(int which, boolean ownSeatOnly, Sum sum) implements Instruction.ValueModifier<Rivals> {
        @Override public int amount(Rivals t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }
    }

    private record Until(int which, Effects.Count aim, int until, Sum sum)
            implements Instruction.ValueModifier<Rivals> {
        @Override public int amount(Rivals t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }

        @Override public int until() {
            return until;
        }

        @Override public int target(Rivals t, CardPlay<Rivals> play) {
            return aim.of(t, play);
        }
    }

    /// Adds to one value.
    public static Instruction.ValueModifier<Rivals> to(int which, Sum sum) {
        return new To(which, false, sum);
    }

    /// Adds to a value of the own characters only.
    public static Instruction.ValueModifier<Rivals> toOwn(int which, Sum sum) {
        return new To(which, true, sum);
    }

    public static Instruction.ValueModifier<Rivals> toBearer(int which, int amount) {
        return toOwn(which, (t, by, subject) -> subject == Effects.bearer(t, by.card()) ? amount : 0);
    }

    /// The same with a computed amount.
    public static Instruction.ValueModifier<Rivals> toBearer(int which, Sum sum) {
        return toOwn(which, (t, by, subject) -> subject == Effects.bearer(t, by.card()) ? sum.of(t, by, subject) : 0);
    }

    /// Adds to a value of each member of the bearer's party, the bearer included.
    public static Instruction.ValueModifier<Rivals> toParty(int which, Sum sum) {
        return toOwn(which, (t, by, subject) -> t.coteries.sameParty(Effects.bearer(t, by.card()), subject)
                ? sum.of(t, by, subject) : 0);
    }

    /// Adds for a time to a value of the bearer at the moment of use.
    public static Instruction.ValueModifier<Rivals> toBearerUntil(int scope, int which, int amount) {
        return until(scope, which, Effects::bearer, (_, by, subject) -> subject == by.subject() ? amount : 0);
    }

    /// Adds for a time an amount computed at the moment of use.
    public static Instruction.ValueModifier<Rivals> until(int scope, int which, Effects.Count aim, Sum sum) {
        return new Until(which, aim, scope, sum);
    }
}
