package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.stealth;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.amount;
import static elysium.vtes.dsl.Effects.blood;
import static elysium.vtes.dsl.Effects.burnBlood;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.hurts;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.ModifierEffects.afterwards;
import static elysium.vtes.dsl.ModifierEffects.bledHas;
import static elysium.vtes.dsl.ModifierEffects.endAction;
import static elysium.vtes.dsl.ModifierEffects.lesser;
import static elysium.vtes.dsl.ModifierEffects.limitedBleed;
import static elysium.vtes.dsl.ModifierEffects.noOtherForPoor;
import static elysium.vtes.dsl.ModifierEffects.notAgain;
import static elysium.vtes.dsl.ModifierEffects.was;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.MARGIN;
import static elysium.vtes.dsl.References.THAT_MANY;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.ReferendumEffects.VOTER;
import static elysium.vtes.dsl.ReferendumEffects.afterPassing;
import static elysium.vtes.dsl.ReferendumEffects.silencing;
import static elysium.vtes.dsl.ReferendumEffects.votes;
import static elysium.vtes.dsl.UseConditions.bleeding;
import static elysium.vtes.dsl.UseConditions.politicalAction;
import static elysium.vtes.rules.card.Usage.LIMITED;
import static elysium.vtes.rules.card.Usage.NEEDED;
import static elysium.vtes.table.vocabulary.Clan.TOREADOR;
import static elysium.vtes.table.vocabulary.Discipline.CELERITY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Discipline.FORTITUDE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Kind.ACTION_MODIFIER;
import static elysium.vtes.table.vocabulary.Kind.REACTION;
import static elysium.vtes.table.vocabulary.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.BLOCKED;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;
import static elysium.vtes.table.vocabulary.Value.NO_VAMPIRE_BLOCKS;

import elysium.tabletop.Instruction;
import elysium.vtes.dsl.ModeBuilder;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Scope;

/// The action modifiers for bleeds, votes and results.
final class ModifierCards {
    private static final int SUNLIGHT = StrikeFlags.AGGRAVATED | StrikeFlags.ENVIRONMENTAL | StrikeFlags.UNPREVENTABLE;

    private ModifierCards() {}

    static void write(CardList page) {
        page.write(card(ACTION_MODIFIER, "aire-of-elation", "Aire of Elation", "Exaltation")
                .is(Trait.LIMITED).needs(PRESENCE).blood(1)
                .says("Only during a bleed.\n"
                        + "[pre] +1 bleed, plus 1 more if this vampire is a Toreador (limited).\n"
                        + "[PRE] +2 bleed, plus 1 more if this vampire is a Toreador (limited).",
                        "Pendant une morsure seulement.\n"
                                + "[pre] +1 en morsure, et 1 de plus pour un Toréador (limité).\n"
                                + "[PRE] +2 en morsure, et 1 de plus pour un Toréador (limité).")
                .inferior(PRESENCE, raise(limitedBleed((t, _, vampire) -> t.identity.is(vampire, TOREADOR) ? 2 : 1)))
                .superior(PRESENCE, raise(limitedBleed((t, _, vampire) -> t.identity.is(vampire, TOREADOR) ? 3 : 2)))
                .see("VTES-BLD-10", "VTES-CLR-17", "VTES-RUL-54"));

        page.write(card(ACTION_MODIFIER, "bewitching-oration", "Bewitching Oration", "Discours ensorcelant")
                .needs(PRESENCE)
                .says("Polling step of a political action only.\n"
                        + "[pre] +2 votes for this vampire.\n"
                        + "[PRE] +4 votes for this vampire.",
                        "Étape de vote d'une action politique seulement.\n"
                                + "[pre] +2 voix pour ce vampire.\n"
                                + "[PRE] +4 voix pour ce vampire.")
                .inferior(PRESENCE, speech().does(votes(2)))
                .superior(PRESENCE, speech().does(votes(4)))
                .see("VTES-CLR-31", "VTES-CLR-32", "VTES-RUL-58"));

        page.write(card(ACTION_MODIFIER, "bonding", "Bonding", "Sociabilisation")
                .is(Trait.LIMITED).needs(DOMINATE)
                .says("Only during a bleed.\n"
                        + "[dom] +1 bleed (limited).\n"
                        + "[DOM] +1 bleed (limited) and +1 stealth; playable only when stealth is needed.",
                        "Pendant une morsure seulement.\n"
                                + "[dom] +1 en morsure (limité).\n"
                                + "[DOM] +1 en morsure (limité) et +1 en discrétion ; jouable seulement si la discrétion "
                                + "est nécessaire.")
                .inferior(DOMINATE, raise(limitedBleed(1)))
                .superior(DOMINATE, raise(limitedBleed(1)).marked(NEEDED).does(stealth(1)))
                .see("VTES-CLR-78", "VTES-CRL-06", "VTES-BLK-12"));

        page.write(card(ACTION_MODIFIER, "change-of-target", "Change of Target", "Changement de cible")
                .says("Only when this minion has just been blocked, ahead of block resolution.\n"
                        + "This minion unlocks and its action ends without success. That same action is barred to "
                        + "it for the rest of the turn.",
                        "Seulement quand ce serviteur vient d'être bloqué, avant la résolution du blocage.\n"
                                + "Ce serviteur se redresse et son action prend fin sans succès. Cette même action lui est "
                                + "interdite jusqu'à la fin du tour.")
                .basic(modifier().in(BLOCKED).does(unlock(THIS_MINION), notAgain(), endAction()))
                .see("VTES-CLR-13", "VTES-CLR-14", "VTES-CRL-08", "VTES-RUL-29"));

        page.write(card(ACTION_MODIFIER, "conditioning", "Conditioning", "Conditionnement")
                .is(Trait.LIMITED).needs(DOMINATE).blood(1)
                .says("Only during a bleed.\n"
                        + "[dom] +2 bleed (limited).\n"
                        + "[DOM] +3 bleed (limited).",
                        "Pendant une morsure seulement.\n"
                                + "[dom] +2 en morsure (limité).\n"
                                + "[DOM] +3 en morsure (limité).")
                .inferior(DOMINATE, raise(limitedBleed(2)))
                .superior(DOMINATE, raise(limitedBleed(3)))
                .see("VTES-BLD-10", "VTES-CLR-17", "VTES-RUL-54"));

        page.write(card(ACTION_MODIFIER, "daring-the-dawn", "Daring the Dawn", "Braver l'aube")
                .needs(FORTITUDE)
                .says("[for] No vampire may block this action. Once it has resolved, this vampire takes 2 "
                        + "aggravated environmental damage that cannot be prevented.\n"
                        + "[FOR] No vampire may block this action. Once it has resolved, this vampire takes 1 "
                        + "aggravated environmental damage that cannot be prevented.",
                        "[for] Aucun vampire ne peut bloquer cette action. Une fois l'action résolue, ce vampire "
                                + "subit 2 points de dégâts aggravés et environnementaux, impossibles à prévenir.\n"
                                + "[FOR] Aucun vampire ne peut bloquer cette action. Une fois l'action résolue, ce vampire "
                                + "subit 1 point de dégâts aggravés et environnementaux, impossible à prévenir.")
                .inferior(FORTITUDE,
                        modifier().does(until(Scope.ACTION, NO_VAMPIRE_BLOCKS, ACTING_MINION, 1))
                                .does(afterwards(THIS_MINION, hurts(THIS_MINION, 2, SUNLIGHT))))
                .superior(FORTITUDE,
                        modifier().does(until(Scope.ACTION, NO_VAMPIRE_BLOCKS, ACTING_MINION, 1))
                                .does(afterwards(THIS_MINION, hurts(THIS_MINION, 1, SUNLIGHT))))
                .see("VTES-CLR-09", "VTES-CRL-13", "VTES-RUL-47"));

        page.write(card(ACTION_MODIFIER, "foreshadowing-destruction", "Foreshadowing Destruction",
                "Présage de destruction")
                .is(Trait.LIMITED).needs(DOMINATE)
                .says("Only during a bleed.\n"
                        + "[dom] +1 bleed (limited).\n"
                        + "[DOM] +3 bleed as long as the target has 9 pool or less (limited).",
                        "Pendant une morsure seulement.\n"
                                + "[dom] +1 en morsure (limité).\n"
                                + "[DOM] +3 en morsure tant que la cible a au plus 9 points de réserve (limité).")
                .inferior(DOMINATE, raise(limitedBleed(1)))
                .superior(DOMINATE, modifier().only(bleeding(), noOtherForPoor(9))
                        .does(limitedBleed((t, _, _) -> bledHas(t, 9) ? 3 : 0)))
                .see("VTES-CLR-61", "VTES-CRL-21", "VTES-RUL-54"));

        page.write(card(ACTION_MODIFIER, "freak-drive", "Freak Drive", "Pulsion monstrueuse")
                .needs(FORTITUDE).blood(1)
                .says("Only after the action has resolved.\n"
                        + "[for] If the action succeeded: this vampire unlocks.\n"
                        + "[FOR] If the action was blocked: this vampire unlocks.",
                        "Seulement après que l'action s'est résolue.\n"
                                + "[for] Si l'action a réussi : ce vampire se redresse.\n"
                                + "[FOR] Si l'action a été bloquée : ce vampire se redresse.")
                .inferior(FORTITUDE,
                        modifier().in(AFTER_RESOLUTION).only(was(ActionResult.SUCCESSFUL)).does(unlock(THIS_MINION)))
                .superior(FORTITUDE,
                        modifier().in(AFTER_RESOLUTION).only(was(ActionResult.BLOCKED)).does(unlock(THIS_MINION)))
                .see("VTES-CLR-63", "VTES-CRL-22", "VTES-RUL-52"));

        page.write(card(ACTION_MODIFIER, "perfect-paragon", "Perfect Paragon", "Parangon de perfection")
                .needs(PRESENCE).blood(1)
                .says("[pre] Polling step of a political action only: +3 votes for this vampire.\n"
                        + "[PRE] For this action, −1 intercept for every ally and every vampire younger than this "
                        + "one.",
                        "[pre] Étape de vote d'une action politique seulement : +3 voix pour ce vampire.\n"
                                + "[PRE] Pour cette action, −1 en interception à tout allié et à tout vampire plus jeune "
                                + "que celui-ci.")
                .inferior(PRESENCE, speech().does(votes(3)))
                .superior(PRESENCE, modifier().does(until(Scope.ACTION, INTERCEPT, THIS_MINION,
                        (t, by, minion) -> lesser(t, minion, by.subject()) ? -1 : 0)))
                .see("VTES-CLR-58", "VTES-CRL-34", "VTES-CLR-32"));

        page.write(card(ACTION_MODIFIER, "scalpel-tongue", "Scalpel Tongue", "Langue acérée")
                .alsoIs(REACTION).needsAll(CELERITY, PRESENCE).blood(1)
                .says("Polling step of a political action only.\n"
                        + "[cel][pre] Choose a vampire that has already cast votes or ballots: it is locked and "
                        + "abstains, and what it cast is cancelled.\n"
                        + "[CEL][PRE] Choose a vampire that has already cast votes or ballots: it is locked, it "
                        + "burns 1 blood and abstains, and what it cast is cancelled.",
                        "Étape de vote d'une action politique seulement.\n"
                                + "[cel][pre] Choisissez un vampire qui a déjà exprimé des voix ou bulletins : il est "
                                + "incliné, il s'abstient et son vote est annulé.\n"
                                + "[CEL][PRE] Choisissez un vampire qui a déjà exprimé des voix ou bulletins : il est "
                                + "incliné, brûle 1 point de sang, s'abstient et son vote est annulé.")
                .inferior(CELERITY, PRESENCE, silencing(modifier().called("modifier", "modificateur")))
                .inferior(CELERITY, PRESENCE, silencing(reaction().called("reaction", "réaction")))
                .superior(CELERITY, PRESENCE,
                        silencing(modifier().called("modifier", "modificateur")).does(burnBlood(VOTER, 1)))
                .superior(CELERITY, PRESENCE,
                        silencing(reaction().called("reaction", "réaction")).does(burnBlood(VOTER, 1)))
                .see("VTES-CLR-46", "VTES-CRL-37", "VTES-RUL-59"));

        page.write(card(ACTION_MODIFIER, "voter-captivation", "Voter Captivation", "Envoûtement des électeurs")
                .needs(PRESENCE)
                .says("Only after a political action has resolved, if its referendum passed.\n"
                        + "[pre] This vampire gains 1 blood per vote of the winning margin.\n"
                        + "[PRE] Gain 1 blood per vote of the winning margin: up to 2 of it may go to your pool, "
                        + "the rest goes to this vampire.",
                        "Seulement après la résolution d'une action politique, si son référendum est passé.\n"
                                + "[pre] Ce vampire gagne 1 point de sang par voix d'écart.\n"
                                + "[PRE] Gagnez 1 point de sang par voix d'écart : jusqu'à 2 peuvent aller à votre "
                                + "réserve, le reste va à ce vampire.")
                .inferior(PRESENCE, afterPassing().does(blood(THIS_MINION, MARGIN)))
                .superior(PRESENCE,
                        afterPassing().does(amount(just(0), (t, _) -> Math.min(2, CurrentReferendum.margin(t))),
                                gainPool(THAT_MANY),
                                blood(THIS_MINION, (t, play) -> CurrentReferendum.margin(t) - THAT_MANY.of(t, play))))
                .see("VTES-CLR-35", "VTES-CLR-36", "VTES-CRL-49", "VTES-RUL-64"));
    }

    /// A limited bleed modifier.
    private static ModeBuilder raise(Instruction.ValueModifier<Vtes> more) {
        return modifier().marked(LIMITED).only(bleeding()).does(more);
    }

    /// A modifier for polling.
    private static ModeBuilder speech() {
        return modifier().in(POLLING).only(politicalAction());
    }
}
