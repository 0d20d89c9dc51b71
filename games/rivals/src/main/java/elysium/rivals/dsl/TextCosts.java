package elysium.rivals.dsl;

import static elysium.rivals.table.GameLayout.HAND;

import java.util.function.BiPredicate;
import elysium.kernel.Clause;
import elysium.rivals.flow.Discarding;
import elysium.rivals.rules.ExhaustCost;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import org.jspecify.annotations.Nullable;

/// The costs and requirements of texts.
public final class TextCosts {
    private TextCosts() {}

    private record Blood(Effects.Count who, Effects.Count amount) implements Instruction.Cost<Rivals> {
        @Override public @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
            return t.blood.of(who.of(t, play)) > amount.of(t, play) ? null : RivalsClause.LAST_BLOOD;
        }

        @Override public void pay(Rivals t, CardPlay<Rivals> play) {
            t.blood.pay(who.of(t, play), amount.of(t, play));
        }
    }

    private record Prestige(Effects.Count amount) implements Instruction.Cost<Rivals> {
        @Override public @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
            return t.prestige.of(play.seat()) > amount.of(t, play) ? null : RivalsClause.LAST_PRESTIGE;
        }

        @Override public void pay(Rivals t, CardPlay<Rivals> play) {
            t.prestige.pay(play.seat(), amount.of(t, play));
        }
    }

    private record Exhaustion(Effects.Count who) implements ExhaustCost {
        @Override public int exhaustedCard(Rivals t, CardPlay<Rivals> play) {
            return who.of(t, play);
        }

        @Override public @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
            return t.readiness.exhausted(who.of(t, play)) ? RivalsClause.MUST_BE_READY : null;
        }

        @Override public void pay(Rivals t, CardPlay<Rivals> play) {
            t.readiness.exhaust(who.of(t, play));
        }
    }

    /// The bearer pays blood, never the last (RIV-ABL-08).
    public static Instruction.Cost<Rivals> payBlood(int amount) {
        return payBlood(Effects::bearer, Effects.just(amount));
    }

    /// A character pays blood, never its last.
    public static Instruction.Cost<Rivals> payBlood(Effects.Count who, Effects.Count amount) {
        return new Blood(who, amount);
    }

    /// The player pays prestige, never the last (RIV-ABL-09).
    public static Instruction.Cost<Rivals> payPrestige(int amount) {
        return new Prestige(Effects.just(amount));
    }

    public static Instruction.Cost<Rivals> payPrestige(Effects.Count amount) {
        return new Prestige(amount);
    }

    /// Exhausts this card (RIV-ABL-17).
    public static Instruction.Cost<Rivals> exhaustThis() {
        return new Exhaustion((_, play) -> play.card());
    }

    public static Instruction.Cost<Rivals> exhaustBearer() {
        return new Exhaustion(Effects::bearer);
    }

    public static Instruction.Cost<Rivals> exhaust(CardChoice aim) {
        return new Exhaustion(aim::of);
    }

    /// The player discards chosen cards of their hand; the result is their number.
    public static Program<Rivals> discard(int least, int most) {
        Instruction.Requirement<Rivals> held =
                (t, play) -> t.count(HAND + play.seat()) >= least ? null : RivalsClause.FULL_COST;
        Instruction.StartFrame<Rivals> discard = (_, play) -> Discarding.from(play.seat(), least, most);
        return Program.of(held, discard);
    }

    public static Program<Rivals> discard(int cards) {
        return discard(cards, cards);
    }

    /// Requires a condition, with the clause that it enforces.
    public static Instruction.Requirement<Rivals> needs(BiPredicate<Rivals, CardPlay<Rivals>> holds, Clause clause) {
        return (t, play) -> holds.test(t, play) ? null : clause;
    }

    /// The coterie has a number of icons of a Discipline.
    public static BiPredicate<Rivals, CardPlay<Rivals>> inCoterie(int icons, Discipline discipline) {
        return (t, play) -> t.attributes.coterieIcons(play.seat(), discipline) >= icons;
    }

    /// The vampire that plays the card has the Discipline (RIV-DIS-05).
    public static BiPredicate<Rivals, CardPlay<Rivals>> ifHas(Discipline discipline) {
        return (t, play) -> t.attributes.has(play.subject(), discipline);
    }

    /// Discards this card.
    public static Instruction.Effect<Rivals> discardThis() {
        return (t, play) -> t.discard(play.card());
    }

    public static Instruction.Effect<Rivals> burnThis() {
        return (t, play) -> t.burn(play.card());
    }

    public static Instruction.Effect<Rivals> burn(CardChoice aim) {
        return (t, play) -> t.burn(aim.of(t, play));
    }
}
