package elysium.rivals.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.rivals.flow.attack.Antagonists;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.flow.attack.Claim;
import elysium.rivals.flow.attack.DamageHandling;
import elysium.rivals.flow.attack.MortalFalls;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Targeting;
import elysium.rivals.show.text.AttackSum;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.tabletop.text.Phrases;

/// Prompts of attacks, claims and Antagonists.
final class AttackPrompts {
    private static final int ABILITIES = 9;

    private AttackPrompts() {}

    /// The prompt, or an empty text if another class writes it.
    static String of(Rivals t, int seat, Frame<Rivals> top, RivalsPhrases in) {
        return switch (top) {
            case Attack attack -> attack(t, seat, attack.at(), in);
            case DamageHandling wounding -> prevent(t, wounding.card(), in);
            case MortalFalls falls -> mortal(t, falls, in);
            case Claim claim -> claim(t, seat, claim.claimant(), in);
            case Antagonists antagonists -> antagonists(t, antagonists.at(), in);
            default -> "";
        };
    }

    private static String attack(Rivals t, int seat, Attack.Stage at, RivalsPhrases in) {
        return switch (at) {
            case TARGET -> target(t, in);
            case INTEL -> intel(t, seat, in);
            case KIND -> kind(t, in);
            case CARD -> in.say("Which Attack card do you play for this " + kindOf(t, in) + " attack, if any?",
                    "Quelle carte Attaque jouer pour cette attaque " + kindOf(t, in) + ", s'il y a lieu ?");
            case BLOCK -> under(t, in) + in.say("Who blocks, if anyone?", "Qui bloque, s'il y a lieu ?");
            case FROM_AFAR -> under(t, in) + in.say("Do you block from elsewhere?", "Bloquez-vous depuis ailleurs ?");
            case REACTION -> under(t, in) + in.say("Which Reaction do you play, if any?",
                    "Quelle Réaction jouer, s'il y a lieu ?");
            case AIM -> in.say("Which character does the attack hit?",
                    "Quel personnage est frappé par l'attaque ?");
            case ATTACKER_ACTS -> in.say("Use an ability for your attack?",
                    "Utiliser une capacité pour votre attaque ?") + soFar(t, seat, in);
            default -> under(t, in) + in.say("Use an ability against it?", "Utiliser une capacité contre elle ?")
                    + soFar(t, seat, in);
        };
    }

    /// The damage so far, for a player who may change it.
    private static String soFar(Rivals t, int seat, RivalsPhrases in) {
        for (AttackSum.Part part : AttackSum.of(t, seat, ABILITIES))
            if (part.total() && part.taker() == CurrentAttack.target(t))
                return " (" + in.damage(part.amount()) + in.say(" so far.)", " jusqu'ici.)");
        return "";
    }

    /// The attack that the player responds to.
    private static String under(Rivals t, RivalsPhrases in) {
        String attacker = Prompts.name(t, CurrentAttack.attacker(t), in),
                target = Prompts.name(t, CurrentAttack.target(t), in);
        String kind = kindOf(t, in), card = card(t, in);
        return in.say(attacker + " makes a " + kind + " attack on " + target + card + ". ",
                attacker + " fait une attaque " + kind + " contre " + target + card + ". ");
    }

    private static String card(Rivals t, RivalsPhrases in) {
        int card = CurrentAttack.attackCard(t);
        if (card == NONE) return in.say(", without a card", ", sans carte");
        return t.isFaceDown(card) ? in.say(", with a card face down", ", avec une carte face cachée")
                : in.say(", with ", ", avec ") + Prompts.name(t, card, in);
    }

    private static String kindOf(Rivals t, RivalsPhrases in) {
        return CurrentAttack.kind(t).title().in(in.lang());
    }

    private static String target(Rivals t, RivalsPhrases in) {
        String attacker = Prompts.name(t, CurrentAttack.attacker(t), in);
        if (CurrentAttack.marked(t, AttackFields.TRIED))
            return in.say("Not enough Intel. Who does " + attacker + " attack instead, if anyone?",
                    "Info insuffisante. Quelle autre cible pour " + attacker + ", s'il y a lieu ?");
        return in.say("Who does " + attacker + " attack?", "Qui attaquer avec " + attacker + " ?");
    }

    private static String intel(Rivals t, int seat, RivalsPhrases in) {
        String target = Prompts.name(t, CurrentAttack.target(t), in);
        int lacking = Targeting.missingIntel(t);
        if (seat == CurrentAttack.attackerSeat(t))
            return in.say("You need " + lacking + " more Intel to attack " + target + ". Discard a card for it?",
                    "Il vous manque " + in.intel(lacking) + " pour attaquer " + target
                            + ". Défausser une carte pour cela ?");
        String attacker = in.seat(CurrentAttack.attackerSeat(t));
        return in.say(Phrases.capital(attacker) + " needs " + lacking + " more Intel to attack " + target
                + ". Discard a card to help?",
                "Il manque " + in.intel(lacking) + " à " + attacker + " pour attaquer " + target
                        + ". Défausser une carte pour l'aider ?");
    }

    private static String kind(Rivals t, RivalsPhrases in) {
        int attacker = CurrentAttack.attacker(t);
        String name = Prompts.name(t, attacker, in);
        int physical = t.attributes.attribute(attacker, AttackKind.PHYSICAL),
                social = t.attributes.attribute(attacker, AttackKind.SOCIAL),
                mental = t.attributes.attribute(attacker, AttackKind.MENTAL);
        return in.say("How does " + name + " attack? (Its attribute adds damage: Physical " + physical + ", Social "
                + social + ", Mental " + mental + "; none for Ranged.)",
                "Quel type d'attaque pour " + name + " ? (Son attribut s'ajoute aux dégâts : Physique " + physical
                        + ", Social "
                        + social + ", Mental " + mental + " ; rien à Distance.)");
    }

    private static String prevent(Rivals t, int card, RivalsPhrases in) {
        int harm = t.defeats.pendingDamage(card), bitter = t.defeats.pendingAggravated(card);
        String name = Prompts.name(t, card, in), damage = bitter > 0 ? in.aggravated(harm) : in.damage(harm);
        return in.say(name + " is about to take " + damage + ". Prevent some of it?",
                name + " va subir " + damage + ". En prévenir une partie ?");
    }

    private static String mortal(Rivals t, MortalFalls falls, RivalsPhrases in) {
        String mortal = Prompts.name(t, falls.mortal(), in), attacker = Prompts.name(t, CurrentAttack.attacker(t), in);
        String blood = in.blood(t.printed(falls.mortal(), Fact.MORTAL_BLOOD));
        if (falls.at() == MortalFalls.Stage.MENDS)
            return in.say("Does " + attacker + " mend " + blood + ", or each member of the party 1?",
                    "Régénérer " + blood + " pour " + attacker + ", ou 1 Sang pour chaque membre du groupe ?");
        return in.say(mortal + " is defeated. Burn it to mend " + blood + ", or attach it to " + attacker + "?",
                mortal + " est à terre. Brûler pour régénérer " + blood + ", ou attacher " + in.to(attacker) + " ?");
    }

    private static String claim(Rivals t, int seat, int claimant, RivalsPhrases in) {
        String name = Prompts.name(t, claimant, in), of = in.seat(t.controller(claimant));
        String cards = t.rivalTokens.isRival(seat, t.controller(claimant))
                ? in.say("You may play an Attack card.", "Vous pouvez jouer une carte Attaque.")
                : in.say("You attack without a card.", "Vous attaquez sans carte.");
        return in.say(
                name + " of " + of + " claims Prince of the City. Attack the claimant, and with whom? (" + cards + ")",
                name + ", de " + of + ", revendique le titre de Prince de la Cité. Attaquer, et avec qui ? ("
                        + cards + ")");
    }

    private static String antagonists(Rivals t, Antagonists.Stage at, RivalsPhrases in) {
        int left = t.activityStack.get(at == Antagonists.Stage.SENT ? AttackFields.DIVERTED : AttackFields.POINTS);
        if (at == Antagonists.Stage.DIVERTED)
            return in.say("Antagonists deal you " + in.aggravated(left) + ". Use an ability against them?",
                    "Des Antagonistes vous infligent " + in.aggravated(left) + ". Utiliser une capacité contre eux ?");
        return in.say("Antagonists: who takes 1 Aggravated damage? (" + left + " left to assign.)",
                "Antagonistes : qui subit 1 dégât Aggravé ? (" + left + " à attribuer.)");
    }
}
