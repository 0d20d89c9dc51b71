package elysium.vtes.cards;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.YOUR_READY;
import static elysium.vtes.dsl.CombatEffects.mayPress;
import static elysium.vtes.dsl.CombatEffects.pressThisRound;
import static elysium.vtes.dsl.CombatEffects.toItsOpponent;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.employ;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.recruit;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.ReactionEffects.directedAtYou;
import static elysium.vtes.dsl.References.BLOCKING_MINION;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.References.YOUR_COMBATANT;
import static elysium.vtes.dsl.TextCosts.burnBlood;
import static elysium.vtes.dsl.UseConditions.isNot;
import static elysium.vtes.table.Trait.ANIMAL;
import static elysium.vtes.table.clause.CardClause.IT_BLOCKS;
import static elysium.vtes.table.vocabulary.Discipline.ANIMALISM;
import static elysium.vtes.table.vocabulary.Kind.ALLY;
import static elysium.vtes.table.vocabulary.Kind.RETAINER;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.PRESS;
import static elysium.vtes.table.vocabulary.Value.ENVIRONMENT;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;

import elysium.vtes.dsl.CardChoice;

/// The retainers and allies.
final class CompanyCards {
    /// Another ready minion that the text can affect.
    private static final CardChoice FELLOW =
            CardChoice.at(YOUR_READY, (t, play, minion) -> minion != play.card() && t.minions.locked(minion));

    private CompanyCards() {}

    static void write(CardList page) {
        page.write(card(RETAINER, "murder-of-crows", "Murder of Crows", "Nuée de corbeaux")
                .is(ANIMAL).needs(ANIMALISM).blood(1).body(1, 0, 0).superiorBody(2, 0, 0)
                .says("[ani] Employ it with 1 life.\n"
                        + "[ANI] Employ it with 2 life.\n"
                        + "In each round of its employer's combats, along with the normal strikes, it inflicts 1 "
                        + "ranged damage (environmental) on the opposing minion.",
                        "[ani] Employez ce compagnon avec 1 point de vie.\n"
                                + "[ANI] Employez ce compagnon avec 2 points de vie.\n"
                                + "À chaque round des combats de son employeur, en même temps que les frappes normales, il "
                                + "inflige au serviteur adverse 1 point de dégâts (environnementaux) à toute portée.")
                .inferior(ANIMALISM, employ())
                .superior(ANIMALISM, employ())
                .always(to(ENVIRONMENT, toItsOpponent(1)))
                .see("VTES-CLR-55", "VTES-CLR-20", "VTES-CRL-35", "VTES-RUL-70"));

        page.write(card(RETAINER, "raven-spy", "Raven Spy", "Corbeau espion")
                .is(ANIMAL).needs(ANIMALISM).blood(1).body(1, 0, 0).superiorBody(2, 0, 0)
                .says("[ani] Employ it with 1 life.\n"
                        + "[ANI] Employ it with 2 life.\n"
                        + "+1 intercept for its employer.",
                        "[ani] Employez ce compagnon avec 1 point de vie.\n"
                                + "[ANI] Employez ce compagnon avec 2 points de vie.\n"
                                + "+1 en interception pour son employeur.")
                .inferior(ANIMALISM, employ())
                .superior(ANIMALISM, employ())
                .always(toBearer(INTERCEPT, 1))
                .see("VTES-CRL-35", "VTES-RET-03"));

        page.write(card(ALLY, "underbridge-stray", "Underbridge Stray", "Chien errant")
                .is(ANIMAL).needs(ANIMALISM).blood(1).body(1, 0, 0).superiorBody(2, 1, 0)
                .says("[ani] Recruit it with 1 life, 0 strength, 0 bleed.\n"
                        + "[ANI] Recruit it with 2 life, 1 strength, 0 bleed.\n"
                        + "It may burn 1 life: one of your minions gets 1 press. While an action is directed at "
                        + "you or at one of your cards, you may burn this ally, unless it is blocking: one of your "
                        + "ready minions unlocks.",
                        "[ani] Recrutez cet allié avec 1 point de vie, 0 en force, 0 en morsure.\n"
                                + "[ANI] Recrutez cet allié avec 2 points de vie, 1 en force, 0 en morsure.\n"
                                + "Il peut brûler 1 point de vie : un de vos serviteurs reçoit 1 poursuite. Quand une "
                                + "action est dirigée contre vous ou contre une de vos cartes, vous pouvez brûler cet "
                                + "allié, sauf s'il bloque : un de vos serviteurs disponibles se redresse.")
                .inferior(ANIMALISM, recruit())
                .superior(ANIMALISM, recruit())
                .lets(itsUse(PRESS).called("press", "poursuite").only(mayPress(YOUR_COMBATANT)).costs(burnBlood(1))
                        .does(pressThisRound(YOUR_COMBATANT)))
                .lets(itsUse(ANY_TIME).called("unlock", "redresser")
                        .only(directedAtYou(), isNot(BLOCKING_MINION, ITS_BEARER, IT_BLOCKS)).at(FELLOW)
                        .does(burnThis(), unlock(FELLOW)))
                .see("VTES-CRL-46", "VTES-CRL-35", "VTES-BLK-18"));
    }
}
