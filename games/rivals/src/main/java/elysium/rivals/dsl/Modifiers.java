package elysium.rivals.dsl;

import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;

/// Texts that add to values, for as long as their card speaks or for a while.
public final class Modifiers {

    /// How much a text adds, and for which subject.
    @FunctionalInterface
    public interface Sum {
        int of(Rivals t, EffectSource by, int subject);
    }

    private Modifiers() {}

    private record To(int which, boolean own, Sum sum) implements Instruction.ValueModifier<Rivals> {
        @Override public int adds(Rivals t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }
    }

    private record Until(int which, Effects.Count aim, int until, Sum sum)
            implements Instruction.ValueModifier<Rivals> {
        @Override public int adds(Rivals t, int value, EffectSource by, int subject) {
            return value == which ? sum.of(t, by, subject) : 0;
        }

        @Override public long values() {
            return 1L << which;
        }

        @Override public int until() {
            return until;
        }

        @Override public int aim(Rivals t, CardPlay<Rivals> play) {
            return aim.of(t, play);
        }
    }

    /// Adds to one value.
    public static Instruction.ValueModifier<Rivals> to(int which, Sum sum) {
        return new To(which, false, sum);
    }

    /// Adds to one value of characters of the player in whose area the text lies, and of nobody else's.
    public static Instruction.ValueModifier<Rivals> toOwn(int which, Sum sum) {
        return new To(which, true, sum);
    }

    /// Adds to a value of the character that bears the text.
    public static Instruction.ValueModifier<Rivals> toBearer(int which, int amount) {
        return toOwn(which, (t, by, subject) -> subject == Effects.bearer(t, by.card()) ? amount : 0);
    }

    /// The same, as much as is counted.
    public static Instruction.ValueModifier<Rivals> toBearer(int which, Sum sum) {
        return toOwn(which, (t, by, subject) -> subject == Effects.bearer(t, by.card()) ? sum.of(t, by, subject) : 0);
    }

    /// Adds to a value of every member of the party of whoever bears the text, the bearer included.
    public static Instruction.ValueModifier<Rivals> toParty(int which, Sum sum) {
        return toOwn(which, (t, by, subject) -> t.sameParty(Effects.bearer(t, by.card()), subject)
                ? sum.of(t, by, subject) : 0);
    }

    /// Adds for a while to a value of the character that bears the text when it is used.
    public static Instruction.ValueModifier<Rivals> toBearerUntil(int scope, int which, int amount) {
        return until(scope, which, Effects::bearer, (_, by, subject) -> subject == by.subject() ? amount : 0);
    }

    /// Adds for a while; the text reads what was counted when it was used as its subject.
    public static Instruction.ValueModifier<Rivals> until(int scope, int which, Effects.Count aim, Sum sum) {
        return new Until(which, aim, scope, sum);
    }
}
