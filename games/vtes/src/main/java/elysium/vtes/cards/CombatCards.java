package elysium.vtes.cards;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.atRange;
import static elysium.vtes.dsl.CombatEffects.drinkWhatWasLost;
import static elysium.vtes.dsl.CombatEffects.foughtVampire;
import static elysium.vtes.dsl.CombatEffects.handsOnly;
import static elysium.vtes.dsl.CombatEffects.isHurt;
import static elysium.vtes.dsl.CombatEffects.maneuver;
import static elysium.vtes.dsl.CombatEffects.mayManeuver;
import static elysium.vtes.dsl.CombatEffects.mayPressOn;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.nextRange;
import static elysium.vtes.dsl.CombatEffects.oneEach;
import static elysium.vtes.dsl.CombatEffects.press;
import static elysium.vtes.dsl.CombatEffects.pressThisRound;
import static elysium.vtes.dsl.CombatEffects.prevents;
import static elysium.vtes.dsl.CombatEffects.strengthIs;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.CombatEffects.toItsOpponent;
import static elysium.vtes.dsl.Effects.amount;
import static elysium.vtes.dsl.Effects.bloodOn;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.THAT_MANY;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.TextCosts.costsBlood;
import static elysium.vtes.dsl.UseConditions.without;
import static elysium.vtes.rules.combat.CurrentCombat.CLOSE;
import static elysium.vtes.rules.combat.StrikeFlags.ENDS;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static elysium.vtes.rules.combat.StrikeFlags.RANGED;
import static elysium.vtes.rules.combat.StrikeFlags.STEALS;
import static elysium.vtes.rules.combat.StrikeFlags.STRENGTH;
import static elysium.vtes.table.Trait.GRAPPLE;
import static elysium.vtes.table.clause.CardClause.TOO_STRONG;
import static elysium.vtes.table.vocabulary.Discipline.ANIMALISM;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.FORTITUDE;
import static elysium.vtes.table.vocabulary.Discipline.POTENCE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Fact.VARIABLE;
import static elysium.vtes.table.vocabulary.Kind.COMBAT;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RANGE;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_STRIKES;
import static elysium.vtes.table.vocabulary.Moment.END_OF_ROUND;
import static elysium.vtes.table.vocabulary.Moment.PRESS;
import static elysium.vtes.table.vocabulary.Moment.PREVENTION;
import static elysium.vtes.table.vocabulary.Moment.RANGE;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;
import static elysium.vtes.table.vocabulary.Value.ENVIRONMENT;

import elysium.vtes.table.vocabulary.Scope;

/// The combat cards.
final class CombatCards {
    private CombatCards() {}

    static void write(CardList page) {
        page.write(card(COMBAT, "apportation", "Apportation", "Télétransport")
                .needs(BLOOD_SORCERY)
                .says("[tha] Press, to continue combat only.\n"
                        + "[THA] Maneuver.",
                        "[tha] Poursuite, uniquement pour continuer le combat.\n"
                                + "[THA] Manœuvre.")
                .inferior(BLOOD_SORCERY, combat(PRESS).only(mayPressOn()).does(press()))
                .superior(BLOOD_SORCERY, combat(RANGE).only(mayManeuver()).does(maneuver()))
                .see("VTES-RNG-04", "VTES-PRS-02"));

        page.write(card(COMBAT, "carrion-crows", "Carrion Crows", "Corneilles noires")
                .needs(ANIMALISM)
                .says("Before range only. One Carrion Crows per vampire and combat.\n"
                        + "[ani] In each round of this combat, the normal strikes come with 1 ranged environmental "
                        + "damage to the opposing minion.\n"
                        + "[ANI] In each round of this combat, the normal strikes come with 2 ranged environmental "
                        + "damage to the opposing minion.",
                        "Avant l'étape de manœuvre seulement. Un seul exemplaire par vampire et par combat.\n"
                                + "[ani] À chaque round de ce combat, les frappes normales s'accompagnent de 1 point de "
                                + "dégâts environnementaux, à toute portée, pour le serviteur adverse.\n"
                                + "[ANI] À chaque round de ce combat, les frappes normales s'accompagnent de 2 points de "
                                + "dégâts environnementaux, à toute portée, pour le serviteur adverse.")
                .inferior(ANIMALISM,
                        combat(BEFORE_RANGE).costs(oneEach(Scope.COMBAT))
                                .does(until(Scope.COMBAT, ENVIRONMENT, THIS_MINION, toItsOpponent(1))))
                .superior(ANIMALISM,
                        combat(BEFORE_RANGE).costs(oneEach(Scope.COMBAT))
                                .does(until(Scope.COMBAT, ENVIRONMENT, THIS_MINION, toItsOpponent(2))))
                .see("VTES-CLR-20", "VTES-RUL-69", "VTES-RUL-70"));

        page.write(card(COMBAT, "hidden-strength", "Hidden Strength", "Force cachée")
                .needs(FORTITUDE).blood(VARIABLE)
                .says("[for] Prevent X+1 damage, X being the blood paid.\n"
                        + "[FOR] Prevent X+1 damage, X being the blood paid; 1 optional press this round.",
                        "[for] Prévenez X+1 points de dégâts, X étant le sang payé.\n"
                                + "[FOR] Prévenez X+1 points de dégâts, X étant le sang payé ; 1 poursuite optionnelle ce "
                                + "round-ci.")
                .inferior(FORTITUDE,
                        combat(PREVENTION).only(isHurt(THIS_MINION)).announces(costsBlood(THAT_MANY))
                                .announces(amount(just(0), bloodOn(THIS_MINION)))
                                .does(prevents((t, play) -> THAT_MANY.of(t, play) + 1)))
                .superior(FORTITUDE,
                        combat(PREVENTION).only(isHurt(THIS_MINION)).announces(costsBlood(THAT_MANY))
                                .announces(amount(just(0), bloodOn(THIS_MINION)))
                                .does(prevents((t, play) -> THAT_MANY.of(t, play) + 1), pressThisRound(THIS_MINION)))
                .see("VTES-CLR-38", "VTES-CRL-25", "VTES-RUL-71", "VTES-RUL-73"));

        page.write(card(COMBAT, "immortal-grapple", "Immortal Grapple", "Prise immortelle")
                .is(GRAPPLE).needs(POTENCE)
                .says("At close range only, before strikes are chosen. One per vampire and round.\n"
                        + "[pot] For this round, both combatants may use hand strikes only.\n"
                        + "[POT] For this round, both combatants may use hand strikes only; 1 optional press. If "
                        + "there is a next round, it is at close range, without a range step.",
                        "Au contact seulement, avant le choix des frappes. Un seul exemplaire par vampire et par "
                                + "round.\n"
                                + "[pot] Pour ce round, les deux combattants ne peuvent utiliser que des frappes à mains "
                                + "nues.\n"
                                + "[POT] Pour ce round, les deux combattants ne peuvent utiliser que des frappes à mains "
                                + "nues ; 1 poursuite optionnelle. S'il y a un round suivant, il se déroule au contact, "
                                + "sans étape de manœuvre.")
                .inferior(POTENCE,
                        combat(BEFORE_STRIKES).only(atRange(CLOSE)).costs(oneEach(Scope.ROUND)).does(handsOnly()))
                .superior(POTENCE,
                        combat(BEFORE_STRIKES).only(atRange(CLOSE)).costs(oneEach(Scope.ROUND)).does(handsOnly(),
                                pressThisRound(THIS_MINION), nextRange(CLOSE)))
                .see("VTES-CLR-50", "VTES-CLR-62", "VTES-CRL-26"));

        page.write(card(COMBAT, "majesty", "Majesty", "Majesté")
                .needs(PRESENCE).blood(1)
                .says("[pre] Strike: combat ends.\n"
                        + "[PRE] Strike: combat ends; just before it does, this vampire unlocks.",
                        "[pre] Frappe : fin de combat.\n"
                                + "[PRE] Frappe : fin de combat ; juste avant, ce vampire se redresse.")
                .inferior(PRESENCE, combat(STRIKE).only(mayStrike(ENDS)).does(strikes(ENDS, 0)))
                .superior(PRESENCE, combat(STRIKE).only(mayStrike(ENDS)).does(strikes(ENDS, 0), unlock(THIS_MINION)))
                .see("VTES-CRL-31", "VTES-EFF-05", "VTES-RUL-77"));

        page.write(card(COMBAT, "roundhouse", "Roundhouse", "Crochet")
                .needs(POTENCE)
                .says("[pot] Hand strike at +2 damage.\n"
                        + "[POT] Hand strike at +3 damage.",
                        "[pot] Frappe à mains nues à +2 points de dégâts.\n"
                                + "[POT] Frappe à mains nues à +3 points de dégâts.")
                .inferior(POTENCE, combat(STRIKE).only(mayStrike(HAND)).does(strikes(HAND | STRENGTH, 2)))
                .superior(POTENCE, combat(STRIKE).only(mayStrike(HAND)).does(strikes(HAND | STRENGTH, 3)))
                .see("VTES-CLR-22", "VTES-EFF-01"));

        page.write(card(COMBAT, "taste-of-vitae", "Taste of Vitae", "Gorgée de vitæ")
                .says("Only when a combat round ends, never by a vampire about to be burned or to go to "
                        + "torpor. One per vampire and round.\n"
                        + "This vampire gains as much blood as damage made the opposing vampire lose this round.",
                        "En fin de round de combat seulement, jamais par un vampire sur le point d'être brûlé ou "
                                + "d'aller en torpeur. Un seul exemplaire par vampire et par round.\n"
                                + "Ce vampire gagne l'équivalent du sang que les dégâts ont fait perdre au vampire adverse "
                                + "ce round-ci.")
                .basic(combat(END_OF_ROUND).only(foughtVampire()).costs(oneEach(Scope.ROUND)).does(drinkWhatWasLost()))
                .see("VTES-CLR-40", "VTES-CLR-41", "VTES-CLR-42", "VTES-CRL-42", "VTES-RUL-76"));

        page.write(card(COMBAT, "theft-of-vitae", "Theft of Vitae", "Vol de vitæ")
                .needs(BLOOD_SORCERY)
                .says("[tha] Ranged strike: steal 1 blood, or 1 life, which turns into blood.\n"
                        + "[THA] Ranged strike: steal 2 blood, or 2 life, which turns into blood.",
                        "[tha] Frappe à toute portée : volez 1 point de sang, ou 1 point de vie qui devient du "
                                + "sang.\n"
                                + "[THA] Frappe à toute portée : volez 2 points de sang, ou 2 points de vie qui deviennent "
                                + "du sang.")
                .inferior(BLOOD_SORCERY, combat(STRIKE).only(mayStrike(STEALS)).does(strikes(RANGED | STEALS, 1)))
                .superior(BLOOD_SORCERY, combat(STRIKE).only(mayStrike(STEALS)).does(strikes(RANGED | STEALS, 2)))
                .see("VTES-CLR-89", "VTES-CLR-90", "VTES-CLR-91", "VTES-CLR-92", "VTES-CLR-93", "VTES-CRL-43",
                        "VTES-RCB-02"));

        page.write(card(COMBAT, "torn-signpost", "Torn Signpost", "Panneau arraché")
                .needs(POTENCE)
                .says("Before range only.\n"
                        + "[pot] For this combat, this vampire's strength is 2.\n"
                        + "[POT] For this combat, this vampire's strength is 3.",
                        "Avant l'étape de manœuvre seulement.\n"
                                + "[pot] Pour ce combat, la force de ce vampire est de 2.\n"
                                + "[POT] Pour ce combat, la force de ce vampire est de 3.")
                .inferior(POTENCE,
                        combat(BEFORE_RANGE).only(without("preternatural-strength", TOO_STRONG)).does(strengthIs(2, 3)))
                .superior(POTENCE,
                        combat(BEFORE_RANGE).only(without("preternatural-strength", TOO_STRONG)).does(strengthIs(3, 2)))
                .see("VTES-CLR-39"));
    }
}
