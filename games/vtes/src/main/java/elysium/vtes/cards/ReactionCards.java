package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.intercept;
import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.lock;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.ReactionEffects.attempts;
import static elysium.vtes.dsl.ReactionEffects.bleedsYou;
import static elysium.vtes.dsl.ReactionEffects.directedAtYou;
import static elysium.vtes.dsl.ReactionEffects.forLocked;
import static elysium.vtes.dsl.ReactionEffects.ifItBlocks;
import static elysium.vtes.dsl.ReactionEffects.intercepting;
import static elysium.vtes.dsl.ReactionEffects.isLocked;
import static elysium.vtes.dsl.ReactionEffects.mightBlock;
import static elysium.vtes.dsl.ReactionEffects.onceUntilUnlock;
import static elysium.vtes.dsl.ReactionEffects.tiresAllies;
import static elysium.vtes.dsl.ReactionEffects.turnAside;
import static elysium.vtes.dsl.ReactionEffects.turningAside;
import static elysium.vtes.dsl.ReactionEffects.waking;
import static elysium.vtes.dsl.References.ACTING_METHUSELAH;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOUR_PREDATOR;
import static elysium.vtes.dsl.ReferendumEffects.notVotedFor;
import static elysium.vtes.dsl.ReferendumEffects.votes;
import static elysium.vtes.dsl.TextCosts.burnBlood;
import static elysium.vtes.dsl.UseConditions.is;
import static elysium.vtes.dsl.UseConditions.politicalAction;
import static elysium.vtes.dsl.UseConditions.vampire;
import static elysium.vtes.rules.card.UsedBy.HAS_BLOCKED;
import static elysium.vtes.table.clause.CardClause.PREDATOR_ONLY;
import static elysium.vtes.table.vocabulary.Clan.NOSFERATU;
import static elysium.vtes.table.vocabulary.Discipline.ANIMALISM;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Kind.REACTION;
import static elysium.vtes.table.vocabulary.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Title.JUSTICAR;
import static elysium.vtes.table.vocabulary.Title.PRIMOGEN;
import static elysium.vtes.table.vocabulary.Title.PRINCE;
import static elysium.vtes.table.vocabulary.Value.BOUND_AGAINST;
import static elysium.vtes.table.vocabulary.Value.MANEUVERS;
import static elysium.vtes.table.vocabulary.Value.PREVENTION;

import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Scope;

/// The reaction cards.
final class ReactionCards {
    private ReactionCards() {}

    static void write(CardList page) {
        page.write(card(REACTION, "cats-guidance", "Cats' Guidance", "Conseil des chats")
                .needs(ANIMALISM)
                .says("[ani] For a locked vampire that has blocked, once block resolution is over, combat "
                        + "included: it unlocks.\n"
                        + "[ANI] +1 intercept.",
                        "[ani] Pour un vampire incliné qui a bloqué, une fois le blocage résolu, combat compris "
                                + ": il se redresse.\n"
                                + "[ANI] +1 en interception.")
                .inferior(ANIMALISM,
                        reaction().by(HAS_BLOCKED).in(AFTER_RESOLUTION).only(isLocked()).does(unlock(THIS_MINION)))
                .superior(ANIMALISM, intercepting().does(intercept(1)))
                .see("VTES-CLR-19", "VTES-CRL-07", "VTES-BLK-13"));

        page.write(card(REACTION, "deflection", "Deflection", "Déflexion")
                .needs(DOMINATE).blood(1)
                .says("Only while a bleed targets you, once you have declined to block.\n"
                        + "[dom] Lock this vampire and turn the bleed to a Methuselah other than you and the "
                        + "acting one, who may then attempt to block.\n"
                        + "[DOM] Turn the bleed to a Methuselah other than you and the acting one, who may then "
                        + "attempt to block; this vampire does not lock.",
                        "Seulement si une morsure vous vise, une fois que vous avez renoncé à bloquer.\n"
                                + "[dom] Inclinez ce vampire et détournez la morsure vers un Mathusalem autre que vous et "
                                + "celui qui agit ; la nouvelle cible peut tenter de bloquer.\n"
                                + "[DOM] Détournez la morsure vers un Mathusalem autre que vous et celui qui agit ; la "
                                + "nouvelle cible peut tenter de bloquer. Ce vampire n'est pas incliné.")
                .inferior(DOMINATE, turningAside().does(lock(THIS_MINION), turnAside()))
                .superior(DOMINATE, turningAside().does(turnAside()))
                .see("VTES-CLR-24", "VTES-CRL-15", "VTES-FAQ-03", "VTES-FAQ-04", "VTES-RUL-49", "VTES-RUL-50"));

        page.write(card(REACTION, "eyes-of-argus", "Eyes of Argus", "Yeux d'Argus")
                .needs(AUSPEX)
                .says("[aus] Against an action directed at you or at one of your cards: +2 intercept.\n"
                        + "[AUS] For a locked vampire: it wakes (until the end of the action it may attempt to "
                        + "block and play reactions as if unlocked).",
                        "[aus] Contre une action dirigée contre vous ou contre une de vos cartes : +2 en "
                                + "interception.\n"
                                + "[AUS] Pour un vampire incliné : il se réveille (jusqu'à la fin de l'action, il peut "
                                + "tenter de bloquer et jouer des réactions comme s'il était redressé).")
                .inferior(AUSPEX, intercepting().only(directedAtYou()).does(intercept(2)))
                .superior(AUSPEX, waking())
                .see("VTES-CLR-96", "VTES-CLR-98", "VTES-CRL-50", "VTES-BLK-16", "VTES-BLK-17"));

        page.write(card(REACTION, "guard-dogs", "Guard Dogs", "Chiens de garde")
                .needs(ANIMALISM)
                .says("Only by a locked vampire, while a bleed is directed at you.\n"
                        + "[ani] This vampire unlocks.\n"
                        + "[ANI] This vampire unlocks. If it blocks, it has 1 optional maneuver in the combat that "
                        + "follows.",
                        "Par un vampire incliné seulement, pendant une morsure dirigée contre vous.\n"
                                + "[ani] Ce vampire se redresse.\n"
                                + "[ANI] Ce vampire se redresse. S'il bloque, il a 1 manœuvre optionnelle dans le combat "
                                + "qui s'ensuit.")
                .inferior(ANIMALISM, forLocked().only(bleedsYou()).does(unlock(THIS_MINION)))
                .superior(ANIMALISM, forLocked().only(bleedsYou()).does(unlock(THIS_MINION), ifItBlocks(MANEUVERS, 1)))
                .see("VTES-CLR-16", "VTES-CRL-24", "VTES-BLK-18"));

        page.write(card(REACTION, "instinctive-reaction", "Instinctive Reaction", "Réaction instinctive")
                .needs(ANIMALISM)
                .says("Only while a minion of your predator acts.\n"
                        + "[ani] +1 intercept.\n"
                        + "[ANI] +1 intercept. If this vampire blocks, it has 1 optional maneuver in the combat "
                        + "that follows.",
                        "Seulement quand un serviteur de votre prédateur agit.\n"
                                + "[ani] +1 en interception.\n"
                                + "[ANI] +1 en interception. Si ce vampire bloque, il a 1 manœuvre optionnelle dans le "
                                + "combat qui s'ensuit.")
                .inferior(ANIMALISM,
                        intercepting().only(is(ACTING_METHUSELAH, YOUR_PREDATOR, PREDATOR_ONLY)).does(intercept(1)))
                .superior(ANIMALISM,
                        intercepting().only(is(ACTING_METHUSELAH, YOUR_PREDATOR, PREDATOR_ONLY)).does(intercept(1),
                                ifItBlocks(MANEUVERS, 1)))
                .see("VTES-CRL-24", "VTES-BLK-13", "VTES-RUL-73"));

        page.write(card(REACTION, "on-the-qui-vive", "On the Qui Vive", "Sur le qui-vive")
                .says("Only by a locked minion, and one per minion between two of its unlock phases.\n"
                        + "This minion wakes (until the end of the action it may attempt to block and play "
                        + "reactions as if unlocked). If it is an ally, it skips the normal unlock of its next "
                        + "unlock phase.",
                        "Par un serviteur incliné seulement, un exemplaire par serviteur entre deux de ses "
                                + "phases de redressement.\n"
                                + "Ce serviteur se réveille (jusqu'à la fin de l'action, il peut tenter de bloquer et "
                                + "jouer des réactions comme s'il était redressé). Si c'est un allié, il ne bénéficie pas "
                                + "du redressement normal à sa prochaine phase de redressement.")
                .basic(waking().costs(onceUntilUnlock()).does(tiresAllies()))
                .see("VTES-CLR-81", "VTES-CLR-82", "VTES-CRL-50", "VTES-BLK-16", "VTES-BLK-17"));

        page.write(card(REACTION, "precognition", "Precognition", "Précognition")
                .needs(AUSPEX)
                .says("[aus] +1 intercept.\n"
                        + "[AUS] +1 intercept. If this vampire blocks, it may prevent 1 damage in the first round "
                        + "of the combat that follows.",
                        "[aus] +1 en interception.\n"
                                + "[AUS] +1 en interception. Si ce vampire bloque, il peut prévenir 1 point de dégâts au "
                                + "premier round du combat qui s'ensuit.")
                .inferior(AUSPEX, intercepting().does(intercept(1)))
                .superior(AUSPEX, intercepting().does(intercept(1), ifItBlocks(PREVENTION, 1)))
                .see("VTES-CRL-24", "VTES-BLK-13"));

        page.write(card(REACTION, "protected-district", "Protected District", "District protégé")
                .needs(PRIMOGEN)
                .says("Primogen only.\n"
                        + "During a bleed against you: reduce it by 3.\n"
                        + "Polling step of a political action: +3 votes for this vampire, only against the "
                        + "referendum.",
                        "Primogène seulement.\n"
                                + "Pendant une morsure contre vous : réduisez-la de 3.\n"
                                + "Étape de vote d'une action politique : +3 voix pour ce vampire, uniquement contre le "
                                + "référendum.")
                .basic(reaction().called("bleed", "morsure").only(bleedsYou()).does(moreBleed(-3)))
                .basic(reaction().in(POLLING).called("votes", "voix").only(politicalAction(), notVotedFor())
                        .does(votes(3), until(Scope.REFERENDUM, BOUND_AGAINST, THIS_MINION, 1)))
                .see("VTES-CLR-33", "VTES-CRL-36", "VTES-RUL-55", "VTES-FAQ-02"));

        page.write(card(REACTION, "second-tradition-domain", "Second Tradition: Domain",
                "Deuxième Tradition : le Domaine")
                .needs(PRINCE, JUSTICAR)
                .says("Prince or justicar only.\n"
                        + "+2 intercept.\n"
                        + "For a locked vampire: it burns 1 blood, unlocks and attempts to block with +2 "
                        + "intercept, whether needed or not.",
                        "Prince ou justicar seulement.\n"
                                + "+2 en interception.\n"
                                + "Pour un vampire incliné : il brûle 1 point de sang, se redresse et tente de bloquer "
                                + "avec +2 en interception, nécessaire ou non.")
                .basic(intercepting().called("intercept", "interception").does(intercept(2)))
                .basic(forLocked().called("unlock and block", "se redresser et bloquer").only(mightBlock())
                        .costs(burnBlood(1)).does(unlock(THIS_MINION), intercept(2), attempts()))
                .see("VTES-CLR-26", "VTES-CLR-27", "VTES-CRL-38", "VTES-RUL-41"));

        page.write(card(REACTION, "spirits-touch", "Spirit's Touch", "Psychométrie")
                .needs(AUSPEX)
                .says("[aus] +1 intercept.\n"
                        + "[AUS] +1 intercept. If this vampire blocks, it has 1 optional maneuver in the combat "
                        + "that follows.",
                        "[aus] +1 en interception.\n"
                                + "[AUS] +1 en interception. Si ce vampire bloque, il a 1 manœuvre optionnelle dans le "
                                + "combat qui s'ensuit.")
                .inferior(AUSPEX, intercepting().does(intercept(1)))
                .superior(AUSPEX, intercepting().does(intercept(1), ifItBlocks(MANEUVERS, 1)))
                .see("VTES-CRL-24", "VTES-BLK-13", "VTES-RUL-73"));

        page.write(card(REACTION, "telepathic-misdirection", "Telepathic Misdirection", "Distraction télépathique")
                .needs(AUSPEX).blood(1)
                .says("[aus] +1 intercept.\n"
                        + "[AUS] Only while a bleed targets you, once you have declined to block: lock this "
                        + "vampire and turn the bleed to a Methuselah other than you and the acting one, who may "
                        + "then attempt to block.",
                        "[aus] +1 en interception.\n"
                                + "[AUS] Seulement si une morsure vous vise, une fois que vous avez renoncé à bloquer : "
                                + "inclinez ce vampire et détournez la morsure vers un Mathusalem autre que vous et celui "
                                + "qui agit ; la nouvelle cible peut tenter de bloquer.")
                .inferior(AUSPEX, intercepting().does(intercept(1)))
                .superior(AUSPEX, turningAside().does(lock(THIS_MINION), turnAside()))
                .see("VTES-CLR-25", "VTES-CRL-15", "VTES-RUL-49", "VTES-RUL-50"));

        page.write(card(REACTION, "wake-with-evenings-freshness", "Wake with Evening's Freshness",
                "Réveil avec la fraîcheur du soir")
                .replaced(ReplacementTime.UNLOCK)
                .says("Only by a locked vampire. You replace it only in your next unlock phase.\n"
                        + "This vampire wakes (until the end of the action it may attempt to block and play "
                        + "reactions as if unlocked).",
                        "Par un vampire incliné seulement. Vous ne la remplacez qu'à votre prochaine phase de "
                                + "redressement.\n"
                                + "Ce vampire se réveille (jusqu'à la fin de l'action, il peut tenter de bloquer et jouer "
                                + "des réactions comme s'il était redressé).")
                .basic(waking().only(vampire(THIS_MINION)))
                .see("VTES-CLR-69", "VTES-CRL-50", "VTES-RUL-21", "VTES-BLK-16", "VTES-BLK-17"));

        page.write(card(REACTION, "the-warrens", "The Warrens", "Le terrier")
                .needs(NOSFERATU).blood(1)
                .says("Only against an action directed at you or at one of your cards.\n"
                        + "+2 intercept, plus 1 more if this Nosferatu has a title.",
                        "Seulement contre une action dirigée contre vous ou contre une de vos cartes.\n"
                                + "+2 en interception, et 1 de plus si ce Nosferatu a un titre.")
                .basic(intercepting().only(directedAtYou())
                        .does(intercept((t, _, minion) -> Titles.inForce(t, minion) != 0 ? 3 : 2)))
                .see("VTES-CLR-83", "VTES-BLK-13", "VTES-CTI-02"));
    }
}
