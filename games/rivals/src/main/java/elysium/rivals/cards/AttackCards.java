package elysium.rivals.cards;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.charactersWith;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.eachInParty;
import static elysium.rivals.dsl.AttackEffects.eachOpposing;
import static elysium.rivals.dsl.AttackEffects.iconsInParty;
import static elysium.rivals.dsl.AttackEffects.inParty;
import static elysium.rivals.dsl.AttackEffects.negateReaction;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.CHOICE;
import static elysium.rivals.dsl.Effects.just;
import static elysium.rivals.dsl.TextCosts.burn;
import static elysium.rivals.dsl.TextCosts.discard;
import static elysium.rivals.dsl.TextCosts.ifHas;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.dsl.TextCosts.payBlood;
import static elysium.rivals.rules.CardAreas.ATTACHMENTS;
import static elysium.rivals.table.clause.RivalsClause.DISCIPLINE_NEEDED;
import static elysium.rivals.table.clause.RivalsClause.NO_TARGET;
import static elysium.rivals.table.vocabulary.AttackKind.MENTAL;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Discipline.CELERITY;
import static elysium.rivals.table.vocabulary.Discipline.DOMINATE;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Discipline.POTENCE;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Moment.FORESEEN;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.REVEALED;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.rivals.table.vocabulary.Trait.AGGRAVATED;
import static elysium.tabletop.ControlFlow.ifElse;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.rivals.dsl.AttackEffects;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Effects;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.Discarding;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The neutral Attack cards of the base set.
final class AttackCards {
    private static final int STEAL = 1, HURT = 2;
    private static final CardChoice RETAINER =
            CardChoice.at(ATTACHMENTS, (t, _, card) -> t.facts.attachedAs(card, MORTAL)
                    && CurrentAttack.inDefendingParty(t, t.bearers.of(card)));
    private static final CardChoice OF_TARGET = CardChoice.at(ATTACHMENTS,
            (t, _, card) -> t.facts.attachedAs(card, MORTAL)
                    && t.bearers.of(card) == CurrentAttack.target(t)
                    && AttachmentRules.hasRoomFor(t, card, CurrentAttack.attacker(t)));

    private AttackCards() {}

    static void write(CardList page) {
        page.write(card(ATTACK, "core-a-biting-comment", "A Biting Comment", "Remarque mordante")
                .requires(4).attacks(SOCIAL).damage(0)
                .says("Pick one: steal 1 [prestige] from your foe; or +2 [damage].",
                        "Au choix : volez 1 [prestige] à votre adversaire ; ou +2 [damage].")
                .reads(SUMMED, ifElse(AttackEffects::onCharacter, stealOrHurt(), Program.of(damage(2)))));

        page.write(card(ATTACK, "core-demand-obedience", "Demand Obedience", "Exiger l'obéissance")
                .requires(4).attacks(MENTAL).damage(1)
                .says("Your foe loses 2 [prestige] if this party has 2+ [dominate].",
                        "Votre adversaire perd 2 [prestige] si ce groupe a 2+ [dominate].")
                .reads(SUMMED, ifTrue(inParty(2, DOMINATE), Program.of(foeLoses(2))))
                .see("RIV-RUL-16"));

        page.write(card(ATTACK, "core-fragmented-mind", "Fragmented Mind", "Esprit fragmenté")
                .requires(4).attacks(MENTAL).damage(0)
                .says("Per character with [dominate] in this party, your foe discards 1 card.",
                        "Pour chaque personnage avec [dominate] dans ce groupe, votre adversaire défausse 1 carte.")
                .reads(SUMMED, ifTrue(AttackEffects::onCharacter, Program.of(foeDiscards(charactersWith(DOMINATE)))))
                .see("RIV-DIS-02", "RIV-RUL-35"));

        page.write(card(ATTACK, "core-gang-up", "Gang Up", "Tous contre un")
                .requires(5).attacks(PHYSICAL).damage(0)
                .says("Each Retainer in this party adds +1 [damage].",
                        "Chaque Servant dans ce groupe ajoute +1 [damage].")
                .reads(SUMMED, damage(eachInParty((t, x) -> t.bearers.retainers(x)))));

        page.write(card(ATTACK, "core-holdout-dagger", "Holdout Dagger", "Dague dissimulée")
                .attacks(PHYSICAL).damage(0)
                .says("Each [obfuscate] in this party adds +1 [damage].",
                        "Chaque [obfuscate] dans ce groupe ajoute +1 [damage].")
                .reads(SUMMED, damage(iconsInParty(OBFUSCATE))));

        page.write(card(ATTACK, "core-incite-rebellion", "Incite Rebellion", "Inciter à la rébellion")
                .requires(3).attacks(SOCIAL).damage(1).blood(1)
                .says("Pay 1 [blood]: 1 Retainer of the opposing party is burned, for no reward.",
                        "Payez 1 [blood] : brûlez 1 Servant du groupe adverse, sans aucune récompense.")
                .ability(IN_ATTACK, Program.of(RETAINER.exists(), payBlood(AttackEffects::attacker, just(1))),
                        RETAINER.pick().then(burn(RETAINER)))
                .see("RIV-RUL-28"));

        page.write(card(ATTACK, "core-irresistible-voice", "Irresistible Voice", "Voix envoûtante")
                .requires(4).attacks(MENTAL).damage(2).blood(2)
                .says("[presence] Pay 2 [blood], or only 1 [blood] with [dominate] in this party: steal 1 Retainer of the target.",
                        "[presence] Payez 2 [blood], ou seulement 1 [blood] avec [dominate] dans ce groupe : volez 1 Servant à la cible.")
                .ability(IN_ATTACK,
                        Program.of(needs(ifHas(PRESENCE), DISCIPLINE_NEEDED), OF_TARGET.exists(),
                                payBlood(AttackEffects::attacker, AttackCards::priceOfVoice)),
                        OF_TARGET.pick().then(steal()))
                .see("RIV-CRD-19", "RIV-CRD-20", "RIV-CRD-21", "RIV-DIS-06"));

        page.write(card(ATTACK, "core-kneecapped", "Kneecapped", "Rotules brisées")
                .requires(3).attacks(PHYSICAL).damage(1)
                .says("Discard 1 card: a Second Inquisition target takes +3 [damage].",
                        "Défaussez 1 carte : une cible de la Seconde Inquisition subit +3 [damage].")
                .ability(IN_ATTACK,
                        Program.of(needs((t, _) -> CurrentAttack.isSecondInquisition(t), NO_TARGET)).then(discard(1)),
                        damage(3)));

        page.write(card(ATTACK, "core-know-your-place", "Know Your Place", "Reste à ta place")
                .requires(3).attacks(SOCIAL).damage(1)
                .says("+1 [damage] with a titled attacker, or +2 [damage] instead with the Prince of the City as attacker.",
                        "+1 [damage] si l'attaquant est titré, ou plutôt +2 [damage] s'il est Prince de la Cité.")
                .reads(SUMMED, damage((t, play) -> t.bearers.isPrince(play.subject()) ? 2
                        : t.bearers.titled(play.subject()) ? 1 : 0)));

        page.write(card(ATTACK, "core-lightning-strike", "Lightning Strike", "Frappe éclair")
                .requires(5).attacks(PHYSICAL).damage(2)
                .says("With 2+ [celerity] in this party, no [shield] counts against this attack.",
                        "Avec 2+ [celerity] dans ce groupe, aucun [shield] ne compte contre cette attaque.")
                .reads(SUMMED, ifTrue(inParty(2, CELERITY), Program.of(ignoreShields())))
                .see("RIV-RUL-16"));

        page.write(card(ATTACK, "core-molotov-cocktail", "Molotov Cocktail", "Cocktail Molotov")
                .requires(3).attacks(RANGED).damage(1).is(AGGRAVATED)
                .says("Aggravated. Discard 1 card: every other member of the opposing party takes 1 Aggravated [damage].",
                        "Aggravé. Défaussez 1 carte : chaque autre membre du groupe adverse subit 1 [damage] Aggravé.")
                .ability(IN_ATTACK, discard(1), eachOpposing(AttackCards::burnOther))
                .see("RIV-CRD-28", "RIV-CRD-29", "RIV-RUL-62"));

        page.write(card(ATTACK, "core-power-play", "Power Play", "Rapport de force")
                .requires(5).attacks(MENTAL).damage(1)
                .says("Each titled character in this party adds +1 [damage].",
                        "Chaque personnage titré dans ce groupe ajoute +1 [damage].")
                .reads(SUMMED, damage(eachInParty((t, card) -> t.bearers.titled(card) ? 1 : 0))));

        page.write(card(ATTACK, "core-rain-on-your-parade", "Rain on Your Parade", "Gâcher la fête")
                .requires(3).attacks(SOCIAL).damage(1)
                .says("Your foe loses 1 [agenda] if they have 9+ [agenda].",
                        "Votre adversaire perd 1 [agenda] s'il a 9+ [agenda].")
                .reads(SUMMED, ifTrue(AttackEffects::onCharacter, Program.of(dampen()))));

        page.write(card(ATTACK, "core-scoped-30-06", "Scoped .30-06", "Dans la ligne de mire")
                .requires(3).attacks(RANGED).damage(2)
                .says("You may play this face up in the Intel step: +1 Intel for this attack.",
                        "Vous pouvez jouer cette carte face visible à l'étape d'Info : +1 en Info pour cette attaque.")
                .reads(FORESEEN, moreIntel(1))
                .see("RIV-CRD-35", "RIV-RUL-03"));

        page.write(card(ATTACK, "core-scry-the-soul", "Scry the Soul", "Emprise psychique")
                .requires(3).attacks(MENTAL).damage(1)
                .says("With 2+ [auspex] in this party, the target's Reaction (if any) is negated.",
                        "Avec 2+ [auspex] dans ce groupe, la Réaction de la cible (s'il y en a une) est annulée.")
                .reads(REVEALED, ifTrue(inParty(2, AUSPEX), Program.of(negateReaction())))
                .see("RIV-CRD-36"));

        page.write(card(ATTACK, "core-seduction", "Seduction", "Séduction")
                .requires(3).attacks(SOCIAL).damage(0)
                .says("Pick one: steal 1 [blood] from the target; or, against a City Deck Mortal, +1 [damage] per [presence] in this party.",
                        "Au choix : volez 1 [blood] à la cible ; ou, contre un Mortel du Deck Cité, +1 [damage] par [presence] dans ce groupe.")
                .reads(SUMMED,
                        ifElse(AttackEffects::onMortal, Program.of(damage(iconsInParty(PRESENCE))),
                                Program.of(stealBlood(1))))
                .see("RIV-CRD-37", "RIV-CRD-38"));

        page.write(card(ATTACK, "core-throat-rip", "Throat Rip", "Gorge arrachée")
                .requires(4).attacks(PHYSICAL).damage(1)
                .says("Each character with [potence] in this party adds +1 [damage].",
                        "Chaque personnage avec [potence] dans ce groupe ajoute +1 [damage].")
                .reads(SUMMED, damage(charactersWith(POTENCE)))
                .see("RIV-DIS-02"));
    }

    private static Program<Rivals> stealOrHurt() {
        Instruction.Choice<Rivals> pick = (_, _, out) -> {
            out.offer(Move.of(PICK_NUMBER, STEAL, CHOICE));
            out.offer(Move.of(PICK_NUMBER, HURT, CHOICE));
        };
        Instruction.Effect<Rivals> steal = (t, play) -> t.prestige.steal(CurrentAttack.defenderSeat(t), play.seat(), 1);
        return Program.of(pick).then(ifElse((_, play) -> play.picked(CHOICE) == STEAL, Program.of(steal),
                Program.of(damage(2))));
    }

    private static Instruction.Effect<Rivals> foeLoses(int prestige) {
        return (t, play) -> {
            int foe = CurrentAttack.defenderSeat(t);
            if (foe != NONE) t.prestige.lose(foe, prestige, play.seat());
        };
    }

    private static Instruction.StartFrame<Rivals> foeDiscards(Effects.Count cards) {
        return (t, play) -> Discarding.of(CurrentAttack.defenderSeat(t), cards.of(t, play));
    }

    /// Two blood, or one with Dominate in the party (RIV-DIS-06).
    private static int priceOfVoice(Rivals t, CardPlay<Rivals> play) {
        return t.attributes.partyWith(play.subject(), DOMINATE) > 0 ? 1 : 2;
    }

    private static Instruction.StartFrame<Rivals> steal() {
        return (t, play) -> new Attaching(OF_TARGET.of(t, play), CurrentAttack.attacker(t), NONE);
    }

    private static Instruction.Effect<Rivals> ignoreShields() {
        return (t, _) -> CurrentAttack.ignoreShields(t);
    }

    private static void burnOther(Rivals t, CardPlay<Rivals> play, int card) {
        if (card != CurrentAttack.target(t)) CurrentAttack.damageBystander(t, card, 1, true);
    }

    private static Instruction.Effect<Rivals> dampen() {
        return (t, _) -> {
            int foe = CurrentAttack.defenderSeat(t);
            if (t.agendas.of(foe) >= 9) t.agendas.lose(foe, 1);
        };
    }

    private static Instruction.Effect<Rivals> moreIntel(int intel) {
        return (t, _) -> CurrentAttack.addIntel(t, intel);
    }

    private static Instruction.Effect<Rivals> stealBlood(int blood) {
        return (t, play) -> t.blood.steal(CurrentAttack.target(t), play.subject(), blood, play.subject());
    }
}
