package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.vtes.rules.card.VariableCost;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import org.jspecify.annotations.Nullable;

/// Costs and limits of texts in play: "do this to do that" requires that the first can be done (VTES-RUL-41).
public final class TextCosts {
    private static final int USED = 4096, MODES = 8;

    private TextCosts() {}

    private record Lock() implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.minions.locked(play.card()) ? VtesClause.MUST_BE_UNLOCKED : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.minions.lock(play.card());
        }
    }

    /// Whether a text's cost locks its card.
    static boolean locks(Mode<Vtes> text) {
        for (Instruction<Vtes> part : text.announcement().instructions()) if (part instanceof Lock) return true;
        return false;
    }

    private record Pool(int amount) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.pools.of(play.seat()) < amount ? VtesClause.CANNOT_DO : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.pools.burn(play.seat(), amount);
        }
    }

    private record Blood(int amount) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.blood.of(whose(t, play)) < amount ? VtesClause.CANNOT_DO : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.blood.burn(whose(t, play), amount);
        }

        private static int whose(Vtes t, CardPlay<Vtes> play) {
            return play.subject() == NONE ? Effects.bearer(t, play) : play.subject();
        }
    }

    private record Transfers(int number) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.turn.transfers() < number ? VtesClause.CANNOT_DO : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.turn.setTransfers(t.turn.transfers() - number);
        }
    }

    /// Once per scope; all modes of a card with the same use share it.
    private record Once(int span, int use) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(span, play.card(), key(play)) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(span, play.card(), key(play));
        }

        /// Includes the face, so that another card on the same row counts as unused.
        private int key(CardPlay<Vtes> play) {
            return USED + play.def() * MODES + (use < 0 ? play.mode() : use);
        }
    }

    /// "Lock it to …": it must be unlocked (VTES-WORD-02).
    public static Instruction.Cost<Vtes> lockThis() {
        return new Lock();
    }

    public static Instruction.Cost<Vtes> burnPool(int amount) {
        return new Pool(amount);
    }

    /// Burns blood or life of the minion that uses or bears the text.
    public static Instruction.Cost<Vtes> burnBlood(int amount) {
        return new Blood(amount);
    }

    /// A computed cost in place of the printed one.
    private record Counted(Effects.Count blood, Effects.Count pool) implements VariableCost {
        @Override public int blood(Vtes t, CardPlay<Vtes> play) {
            return blood.of(t, play);
        }

        @Override public int pool(Vtes t, CardPlay<Vtes> play) {
            return pool.of(t, play);
        }
    }

    public static VariableCost costsBlood(Effects.Count amount) {
        return new Counted(amount, Effects.just(0));
    }

    public static VariableCost costsPool(Effects.Count amount) {
        return new Counted(Effects.just(0), amount);
    }

    public static Instruction.Cost<Vtes> transfers(int number) {
        return new Transfers(number);
    }

    /// Once per scope (VTES-WORD-01), for this mode.
    public static Instruction.Cost<Vtes> once(int span) {
        return new Once(span, -1);
    }

    /// Once per scope for all modes that share a use, a number below 8.
    public static Instruction.Cost<Vtes> once(int span, int use) {
        return new Once(span, use);
    }
}
