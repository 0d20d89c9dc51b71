package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;

import java.util.function.BiPredicate;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;

/// Effects of Attack cards and Reactions on the current attack.
public final class AttackEffects {
    private AttackEffects() {}

    // ---- who takes part

    public static int attacker(Rivals t, CardPlay<Rivals> play) {
        return CurrentAttack.attacker(t);
    }

    /// The target is a character, not a Mortal.
    public static boolean onCharacter(Rivals t, CardPlay<Rivals> play) {
        return !CurrentAttack.isMortal(t);
    }

    public static boolean onMortal(Rivals t, CardPlay<Rivals> play) {
        return CurrentAttack.isMortal(t);
    }

    public static Instruction.Requirement<Rivals> yourAttack() {
        return (t, play) -> CurrentAttack.attackerSeat(t) == play.seat() ? null : RivalsClause.ATTACKER_ONLY;
    }

    /// The player of the text attacks with this kind.
    public static Instruction.Requirement<Rivals> yourAttack(AttackKind kind) {
        return (t, play) -> CurrentAttack.attackerSeat(t) != play.seat() ? RivalsClause.ATTACKER_ONLY
                : CurrentAttack.kind(t) != kind ? RivalsClause.OTHER_KIND : null;
    }

    // ---- what is counted

    /// The icons in the party of the vampire that plays the card: the attacker or the reacting one (RIV-DIS-04).
    public static Effects.Count iconsInParty(Discipline discipline) {
        return (t, play) -> t.attributes.partyIcons(play.subject(), discipline);
    }

    /// The characters with a Discipline in that party, each once (RIV-DIS-02).
    public static Effects.Count charactersWith(Discipline discipline) {
        return (t, play) -> t.attributes.partyWith(play.subject(), discipline);
    }

    /// The icons of the vampire that plays the card (RIV-DIS-03).
    public static Effects.Count iconsOfIts(Discipline discipline) {
        return (t, play) -> t.attributes.icons(play.subject(), discipline);
    }

    /// The party of that vampire has a number of icons (RIV-RUL-16).
    public static BiPredicate<Rivals, CardPlay<Rivals>> inParty(int icons, Discipline discipline) {
        return (t, play) -> t.attributes.partyIcons(play.subject(), discipline) >= icons;
    }

    /// Sums a count over the members of that party.
    public static Effects.Count eachInParty(OfCard count) {
        return (t, play) -> {
            int sum = 0;
            for (int card = t.coteries.firstOf(play.seat()); card != NONE; card = t.coteries.nextOf(card))
                if (t.coteries.sameParty(card, play.subject())) sum += count.of(t, card);
            return sum;
        };
    }

    @FunctionalInterface
    public interface OfCard {
        int of(Rivals t, int card);
    }

    // ---- damage and shields

    /// Adds damage to the target of the attack.
    public static Instruction.Effect<Rivals> damage(Effects.Count amount) {
        return (t, play) -> CurrentAttack.addDamage(t, play.card(), amount.of(t, play));
    }

    public static Instruction.Effect<Rivals> damage(int amount) {
        return damage(Effects.just(amount));
    }

    /// Adds damage of the Reaction to the attacker.
    public static Instruction.Effect<Rivals> damageBack(Effects.Count amount) {
        return (t, play) -> CurrentAttack.addDamageToAttacker(t, play.card(), amount.of(t, play));
    }

    public static Instruction.Effect<Rivals> damageBack(int amount) {
        return damageBack(Effects.just(amount));
    }

    /// Gives shields to the reacting character.
    public static Instruction.Effect<Rivals> shields(Effects.Count amount) {
        return (t, play) -> CurrentAttack.addShields(t, play.subject(), amount.of(t, play));
    }

    public static Instruction.Effect<Rivals> shields(int amount) {
        return shields(Effects.just(amount));
    }

    public static Instruction.Effect<Rivals> negateReaction() {
        return (t, _) -> CurrentAttack.negateReaction(t);
    }

    public static Instruction.Effect<Rivals> eachOpposing(Deed deed) {
        return (t, play) -> {
            int foe = CurrentAttack.defenderSeat(t);
            if (foe == NONE) return;
            for (int card = t.coteries.firstOf(foe); card != NONE; card = t.coteries.nextOf(card))
                if (CurrentAttack.inDefendingParty(t, card)) deed.to(t, play, card);
        };
    }

    @FunctionalInterface
    public interface Deed {
        void to(Rivals t, CardPlay<Rivals> play, int card);
    }
}
