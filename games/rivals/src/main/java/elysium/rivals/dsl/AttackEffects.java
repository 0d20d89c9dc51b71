package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;

import java.util.function.BiPredicate;
import elysium.rivals.rules.CurrentAttack;
import elysium.rivals.table.AttackKind;
import elysium.rivals.table.Discipline;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.RivalsClause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;

/// What Attack cards and Reactions say about the attack under way.
public final class AttackEffects {
    private AttackEffects() {}

    // ---- who takes part

    public static int attacker(Rivals t, CardPlay<Rivals> play) {
        return CurrentAttack.attacker(t);
    }

    /// A character is attacked, not a Mortal.
    public static boolean onCharacter(Rivals t, CardPlay<Rivals> play) {
        return !CurrentAttack.isMortal(t);
    }

    public static boolean onMortal(Rivals t, CardPlay<Rivals> play) {
        return CurrentAttack.isMortal(t);
    }

    /// The text's own player attacks.
    public static Instruction.Requirement<Rivals> yourAttack() {
        return (t, play) -> CurrentAttack.attackerSeat(t) == play.seat() ? null : RivalsClause.ATTACKER_ONLY;
    }

    /// The text's own player attacks so.
    public static Instruction.Requirement<Rivals> yourAttack(AttackKind kind) {
        return (t, play) -> CurrentAttack.attackerSeat(t) != play.seat() ? RivalsClause.ATTACKER_ONLY
                : CurrentAttack.kind(t) != kind ? RivalsClause.OTHER_KIND : null;
    }

    // ---- what is counted

    /// The icons in the party of whoever plays the card: the attacker or the one that reacts (RIV-DIS-04).
    public static Effects.Count iconsInParty(Discipline discipline) {
        return (t, play) -> t.partyIcons(play.subject(), discipline);
    }

    /// The characters with a Discipline in that party, each once (RIV-DIS-02).
    public static Effects.Count charactersWith(Discipline discipline) {
        return (t, play) -> t.partyWith(play.subject(), discipline);
    }

    /// The icons of whoever plays the card (RIV-DIS-03).
    public static Effects.Count iconsOfIts(Discipline discipline) {
        return (t, play) -> t.icons(play.subject(), discipline);
    }

    /// The party of whoever plays the card holds so many icons (RIV-RUL-16).
    public static BiPredicate<Rivals, CardPlay<Rivals>> inParty(int icons, Discipline discipline) {
        return (t, play) -> t.partyIcons(play.subject(), discipline) >= icons;
    }

    /// What is counted on each member of the party of whoever plays the card.
    public static Effects.Count eachInParty(OfCard count) {
        return (t, play) -> {
            int sum = 0;
            for (int card = t.firstOf(play.seat()); card != NONE; card = t.nextOf(card))
                if (t.sameParty(card, play.subject())) sum += count.of(t, card);
            return sum;
        };
    }

    /// What is counted on one card.
    @FunctionalInterface
    public interface OfCard {
        int of(Rivals t, int card);
    }

    // ---- damage and shields

    /// More damage to the target of the attack.
    public static Instruction.Effect<Rivals> damage(Effects.Count amount) {
        return (t, play) -> CurrentAttack.add(t, play.card(), amount.of(t, play));
    }

    public static Instruction.Effect<Rivals> damage(int amount) {
        return damage(Effects.just(amount));
    }

    /// More damage from the Reaction to the attacker.
    public static Instruction.Effect<Rivals> damageBack(Effects.Count amount) {
        return (t, play) -> CurrentAttack.addBack(t, play.card(), amount.of(t, play));
    }

    public static Instruction.Effect<Rivals> damageBack(int amount) {
        return damageBack(Effects.just(amount));
    }

    /// More shields for the one that reacts.
    public static Instruction.Effect<Rivals> shields(Effects.Count amount) {
        return (t, play) -> CurrentAttack.shield(t, play.subject(), amount.of(t, play));
    }

    public static Instruction.Effect<Rivals> shields(int amount) {
        return shields(Effects.just(amount));
    }

    public static Instruction.Effect<Rivals> negateReaction() {
        return (t, _) -> CurrentAttack.negateReaction(t);
    }

    /// Does something to each character of the opposing party.
    public static Instruction.Effect<Rivals> eachOpposing(Deed deed) {
        return (t, play) -> {
            int foe = CurrentAttack.defenderSeat(t);
            if (foe == NONE) return;
            for (int card = t.firstOf(foe); card != NONE; card = t.nextOf(card))
                if (CurrentAttack.inDefendingParty(t, card)) deed.to(t, play, card);
        };
    }

    /// What is done to a card.
    @FunctionalInterface
    public interface Deed {
        void to(Rivals t, CardPlay<Rivals> play, int card);
    }
}
