package elysium.rivals.cards;

import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.eachInParty;
import static elysium.rivals.dsl.AttackEffects.iconsOfIts;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.TextCosts.ifHas;
import static elysium.rivals.table.vocabulary.AttackKind.MENTAL;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Discipline.FORTITUDE;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Discipline.POTENCE;
import static elysium.rivals.table.vocabulary.Discipline.PROTEAN;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Moment.DAMAGE_DEALT;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.rivals.table.vocabulary.Trait.FACE_UP;
import static elysium.rivals.table.vocabulary.Trait.SUPERFICIAL;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.rivals.dsl.CardList;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Bearers;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The neutral Attack cards of The Wolf and the Rat.
final class WildAttackCards {
    private WildAttackCards() {}

    static void write(CardList page) {
        page.write(card(ATTACK, "war-beasts-of-war", "Beasts of War", "Bêtes de guerre")
                .requires(5).attacks(PHYSICAL).damage(1).is(SUPERFICIAL)
                .says("Superficial. Each Animal in this party adds +1 [damage]. (The target is never left with less than 1 [blood].)",
                        "Superficiel. Chaque Animal dans ce groupe ajoute +1 [damage]. (Il reste toujours au moins 1 [blood] à la cible.)")
                .reads(SUMMED, damage(eachInParty((t, x) -> t.bearers.animals(x))))
                .see("RIV-RUL-25"));

        page.write(card(ATTACK, "war-feeding-frenzy", "Feeding Frenzy", "Festin frénétique")
                .requires(3).attacks(PHYSICAL).damage(1)
                .says("+1 [damage] with a Wounded attacker. [fortitude] The attacker mends 2 [blood] if the target is defeated by this attack.",
                        "+1 [damage] si l'attaquant est Blessé. [fortitude] Si la cible est vaincue par cette attaque, l'attaquant régénère 2 [blood].")
                .reads(SUMMED, ifTrue((t, play) -> t.blood.wounded(play.subject()), Program.of(damage(1))))
                .reads(DAMAGE_DEALT,
                        ifTrue(ifHas(FORTITUDE).and((t, _) -> CurrentAttack.isTargetDefeated(t)),
                                Program.of(feed(2)))));

        page.write(card(ATTACK, "war-feral-claws", "Feral Claws", "Griffes sauvages")
                .requires(2).attacks(PHYSICAL).damage(0)
                .says("[protean] This attack is Aggravated.",
                        "[protean] Cette attaque est Aggravée.")
                .reads(SUMMED, ifTrue(ifHas(PROTEAN), Program.of(aggravate())))
                .see("RIV-RUL-62"));

        page.write(card(ATTACK, "war-feral-fangs", "Feral Fangs", "Crocs sauvages")
                .requires(3).attacks(PHYSICAL).damage(2).is(FACE_UP)
                .says("Must be played face up. Each [protean] of this character adds +1 [damage].",
                        "À jouer face visible. Chaque [protean] de ce personnage ajoute +1 [damage].")
                .reads(SUMMED, damage(iconsOfIts(PROTEAN))));

        page.write(card(ATTACK, "war-seeing-is-believing", "Seeing is Believing", "Voir, c'est croire")
                .requires(4).attacks(MENTAL).damage(1)
                .says("[obfuscate] This attack's damage is not reduced by the target's [mental].",
                        "[obfuscate] Les dégâts de cette attaque ne sont pas réduits par l'attribut [mental] de la cible.")
                .reads(SUMMED, ifTrue(ifHas(OBFUSCATE), Program.of(seeThrough()))));

        page.write(card(ATTACK, "war-the-stampede", "The Stampede", "La Ruée")
                .requires(4).attacks(PHYSICAL).damage(1)
                .says("Per character in this party, the target has −1 [shield]. [potence] +1 [damage].",
                        "Pour chaque personnage de ce groupe, la cible a −1 [shield]. [potence] +1 [damage].")
                .reads(SUMMED, Program.of(trample()).then(ifTrue(ifHas(POTENCE), Program.of(damage(1))))));

        page.write(card(ATTACK, "war-veiled-threat", "Veiled Threat", "Menace voilée")
                .requires(3).attacks(SOCIAL).damage(1)
                .says("Each [obfuscate] of this character adds +1 [damage]. If the target has 2 or fewer attachments, Veiled Threat is attached to them face down.",
                        "Chaque [obfuscate] de ce personnage ajoute +1 [damage]. Si la cible a 2 cartes attachées ou moins, attachez-lui Menace voilée face cachée.")
                .reads(SUMMED,
                        Program.of(damage(iconsOfIts(OBFUSCATE)))
                                .then(ifTrue(WildAttackCards::hasRoom, Program.of(lurk()))))
                .see("RIV-RUL-26"));
    }

    private static Instruction.Effect<Rivals> feed(int blood) {
        return (t, play) -> {
            if (t.coteries.inCoterie(play.subject())) t.blood.mend(play.subject(), blood);
        };
    }

    private static Instruction.Effect<Rivals> aggravate() {
        return (t, _) -> CurrentAttack.aggravate(t);
    }

    private static Instruction.Effect<Rivals> seeThrough() {
        return (t, _) -> CurrentAttack.ignoreAttribute(t);
    }

    private static Instruction.Effect<Rivals> trample() {
        return (t, _) -> CurrentAttack.removeShields(t, CurrentAttack.attackers(t));
    }

    private static boolean hasRoom(Rivals t, CardPlay<Rivals> play) {
        return !CurrentAttack.isMortal(t) && t.bearers.attachments(CurrentAttack.target(t)) < Bearers.MOST_ATTACHED;
    }

    private static Instruction.Effect<Rivals> lurk() {
        return (t, play) -> t.bearers.attachDown(play.card(), CurrentAttack.target(t));
    }
}
