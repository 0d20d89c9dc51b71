package elysium.rivals.cards;

import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.damageBack;
import static elysium.rivals.dsl.AttackEffects.iconsOfIts;
import static elysium.rivals.dsl.AttackEffects.inParty;
import static elysium.rivals.dsl.AttackEffects.negateReaction;
import static elysium.rivals.dsl.AttackEffects.shields;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.table.vocabulary.AttackKind.MENTAL;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Discipline.CELERITY;
import static elysium.rivals.table.vocabulary.Discipline.FORTITUDE;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.REACTION;
import static elysium.rivals.table.vocabulary.Moment.COUNTERS;
import static elysium.rivals.table.vocabulary.Moment.REACTS;
import static elysium.rivals.table.vocabulary.Moment.REVEALED;
import static elysium.rivals.table.vocabulary.Moment.SHIELDED;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.rivals.dsl.AttackEffects;
import elysium.rivals.dsl.CardList;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The neutral Reactions, including cards that are also Attacks.
final class ReactionCards {
    private ReactionCards() {}

    static void write(CardList page) {
        page.write(card(ATTACK, "core-38-special", ".38 Special", ".38 Special")
                .requires(1).attacks(RANGED).reacts(RANGED).damage(2).replies(RANGED));

        page.write(card(ATTACK, "core-baseball-bat", "Baseball Bat", "Batte de baseball")
                .requires(1).attacks(PHYSICAL).reacts(PHYSICAL).damage(1).replies(PHYSICAL)
                .says("+1 [damage] against a City Deck Mortal.",
                        "+1 [damage] contre un Mortel du Deck Cité.")
                .reads(SUMMED, ifTrue(AttackEffects::onMortal, Program.of(damage(1)))));

        page.write(card(REACTION, "core-cloak-of-shadows", "Cloak of Shadows", "Cape d'ombres")
                .requires(1).reacts(RANGED, PHYSICAL)
                .says("Every member of this party has +1 [shield] per [obfuscate] in it.",
                        "Chaque membre de ce groupe a +1 [shield] par [obfuscate] dans ce groupe.")
                .reads(SHIELDED, cloak()));

        page.write(card(REACTION, "core-fleetness", "Fleetness", "Vivacité")
                .requires(2).reacts(RANGED, PHYSICAL)
                .says("Each [celerity] of this character adds +2 [shield].",
                        "Chaque [celerity] de ce personnage ajoute +2 [shield].")
                .reads(SHIELDED, shields((t, play) -> 2 * t.attributes.icons(play.subject(), CELERITY)))
                .see("RIV-DIS-03"));

        page.write(card(ATTACK, "core-humiliate", "Humiliate", "Humilier")
                .requires(3).attacks(SOCIAL).reacts(SOCIAL).damage(1).replies(SOCIAL)
                .says("+1 [damage] with 2+ [presence] in this party.",
                        "+1 [damage] avec 2+ [presence] dans ce groupe.")
                .reads(SUMMED, ifTrue(inParty(2, PRESENCE), Program.of(damage(1))))
                .reads(COUNTERS, ifTrue(inParty(2, PRESENCE), Program.of(damageBack(1))))
                .see("RIV-RUL-16"));

        page.write(card(REACTION, "core-slap-in-the-face", "Slap in the Face", "Affront")
                .requires(1).reacts(SOCIAL, MENTAL).damage(1).replies(PHYSICAL)
                .says("The attacker takes [physical] [damage]: this card's value plus this character's [physical].",
                        "L'attaquant subit des [damage] [physical] : la valeur de cette carte plus l'attribut [physical] de ce personnage.")
                .see("RIV-CRD-41"));

        page.write(card(ATTACK, "core-the-mighty-fall", "The Mighty Fall", "La chute des puissants")
                .requires(2).attacks(MENTAL).reacts(MENTAL).damage(1).replies(MENTAL)
                .says("+2 [damage] against a target with 5+ [blood].",
                        "+2 [damage] contre une cible qui a 5+ [blood].")
                .reads(SUMMED, ifTrue((t, _) -> full(t, CurrentAttack.target(t)), Program.of(damage(2))))
                .reads(COUNTERS, ifTrue((t, _) -> full(t, CurrentAttack.attacker(t)), Program.of(damageBack(2))))
                .see("RIV-CRD-27", "RIV-RUL-36"));

        page.write(card(REACTION, "core-unswayable-mind", "Unswayable Mind", "Imperturbable")
                .requires(1).reacts(SOCIAL, MENTAL).shield(1)
                .says("With 2+ [fortitude] in this party, the text of the attacker's Attack card is negated; its inherent damage and its keywords stay.",
                        "Avec 2+ [fortitude] dans ce groupe, le texte de la carte Attaque de l'attaquant est annulé ; ses dégâts intrinsèques et ses mots-clefs restent.")
                .reads(REACTS, ifTrue(inParty(2, FORTITUDE), Program.of(negateText())))
                .see("RIV-CRD-36", "RIV-RUL-16"));

        page.write(card(ATTACK, "war-fight-or-flight", "Fight or Flight", "Fuir ou combattre")
                .requires(3).attacks(MENTAL).reacts(MENTAL).damage(1)
                .says("Attacker — If this attack is blocked, the target's Reaction (if any) is negated. Reaction — +1 [shield], and another +1 [shield] per [fortitude] of this character; the attacker takes no [damage] from this.",
                        "Attaquant — Si cette attaque est bloquée, la Réaction de la cible (s'il y en a une) est annulée. Réaction — +1 [shield], et encore +1 [shield] par [fortitude] de ce personnage ; l'attaquant ne subit aucun [damage] de cette carte.")
                .reads(REVEALED, ifTrue((t, _) -> CurrentAttack.blocked(t), Program.of(negateReaction())))
                .reads(SHIELDED, shields((t, play) -> 1 + t.attributes.icons(play.subject(), FORTITUDE)))
                .see("RIV-CRD-70"));

        page.write(card(REACTION, "war-hardened-flesh", "Hardened Flesh", "Chair endurcie")
                .requires(2).reacts(RANGED, PHYSICAL).shield(1)
                .says("Each [fortitude] of this character adds +1 [shield].",
                        "Chaque [fortitude] de ce personnage ajoute +1 [shield].")
                .reads(SHIELDED, shields(iconsOfIts(FORTITUDE)))
                .see("RIV-DIS-03"));
    }

    private static Instruction.Effect<Rivals> cloak() {
        return (t, play) -> CurrentAttack.addShieldsToParty(t, t.attributes.partyIcons(play.subject(), OBFUSCATE));
    }

    /// Whether a character has at least five blood, whatever its BP.
    private static boolean full(Rivals t, int card) {
        return t.coteries.isCharacter(card) && t.blood.of(card) >= 5;
    }

    private static Instruction.Effect<Rivals> negateText() {
        return (t, _) -> CurrentAttack.negateText(t);
    }
}
