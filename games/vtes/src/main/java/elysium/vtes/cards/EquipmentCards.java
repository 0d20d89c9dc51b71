package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.intercept;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.inCombat;
import static elysium.vtes.dsl.CombatEffects.maneuver;
import static elysium.vtes.dsl.CombatEffects.mayManeuver;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.preventsOf;
import static elysium.vtes.dsl.CombatEffects.preventsOther;
import static elysium.vtes.dsl.CombatEffects.shieldFrom;
import static elysium.vtes.dsl.CombatEffects.shieldFromOthers;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.ModeBuilder.equip;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.References.BLOCKING_MINION;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.TextCosts.burnBlood;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.is;
import static elysium.vtes.dsl.UseConditions.itMasters;
import static elysium.vtes.dsl.UseConditions.onlyOne;
import static elysium.vtes.dsl.UseConditions.onlyOneOfIt;
import static elysium.vtes.rules.card.Usage.NEEDED;
import static elysium.vtes.table.Trait.GUN;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.Trait.VEHICLE;
import static elysium.vtes.table.Trait.WEAPON;
import static elysium.vtes.table.clause.ActionClause.BY_THE_BLOCKER;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Kind.EQUIPMENT;
import static elysium.vtes.table.vocabulary.Moment.BLOCK_ATTEMPT;
import static elysium.vtes.table.vocabulary.Moment.PREVENTION;
import static elysium.vtes.table.vocabulary.Moment.RANGE;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;

import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.table.vocabulary.Scope;

/// The equipment cards.
final class EquipmentCards {
    private static final int SHOT = StrikeFlags.RANGED | StrikeFlags.GUN | StrikeFlags.WEAPON;

    private EquipmentCards() {}

    static void write(CardList page) {
        page.write(card(EQUIPMENT, "44-magnum", ".44 Magnum", "Magnum .44")
                .is(WEAPON | GUN).pool(2)
                .says("Equip the acting minion with it.\n"
                        + "Weapon strike: 2 ranged damage. Once per combat it also offers 1 optional maneuver; "
                        + "using it commits the bearer to this strike for the round.",
                        "Équipez-en le serviteur qui agit.\n"
                                + "Frappe de l'arme : 2 points de dégâts à toute portée. Une fois par combat, elle offre "
                                + "aussi 1 manœuvre optionnelle ; s'en servir engage le possesseur à cette frappe pour le "
                                + "round.")
                .basic(equip())
                .lets(itsUse(STRIKE).called("strike", "frappe").only(mayStrike(SHOT)).does(strikes(SHOT, 2)))
                .lets(itsUse(RANGE).called("maneuver", "manœuvre").only(mayManeuver(), mayStrike(SHOT))
                        .costs(once(Scope.COMBAT))
                        .does(maneuver(), strikes(SHOT, 2)))
                .see("VTES-CLR-50", "VTES-CRL-01"));

        page.write(card(EQUIPMENT, "bowl-of-convergence", "Bowl of Convergence", "Coupe de convergence")
                .is(UNIQUE)
                .says("Equip the acting minion with it.\n"
                        + "A bearer that has Auspex gets +1 intercept. With superior Auspex it may also, once per "
                        + "action, burn 1 blood for +1 intercept more.",
                        "Équipez-en le serviteur qui agit.\n"
                                + "Un possesseur doté d'Auspex a +1 en interception. Avec Auspex supérieur, il peut aussi, "
                                + "une fois par action, brûler 1 point de sang pour +1 en interception de plus.")
                .basic(equip())
                .always(toBearer(INTERCEPT, (t, _, bearer) -> t.identity.has(bearer, AUSPEX) ? 1 : 0))
                .lets(itsUse(BLOCK_ATTEMPT).marked(NEEDED)
                        .only(is(BLOCKING_MINION, ITS_BEARER, BY_THE_BLOCKER), itMasters(AUSPEX))
                        .costs(once(Scope.ACTION), burnBlood(1)).does(intercept(1)))
                .see("VTES-CLR-21", "VTES-WORD-01", "VTES-BLK-13"));

        page.write(card(EQUIPMENT, "kevlar-vest", "Kevlar Vest", "Gilet de Kevlar")
                .pool(1)
                .says("One Kevlar Vest per minion.\n"
                        + "Equip the acting minion with it.\n"
                        + "Its bearer may, once per combat, prevent 2 damage coming from gun strikes, or 1 damage "
                        + "from elsewhere.",
                        "Un seul Gilet de Kevlar par serviteur.\n"
                                + "Équipez-en le serviteur qui agit.\n"
                                + "Le possesseur peut, une fois par combat, prévenir 2 points de dégâts venant de frappes "
                                + "d'arme à feu, ou 1 point venant d'ailleurs.")
                .basic(equip().only(onlyOneOfIt()))
                .lets(itsUse(PREVENTION).called("guns", "armes à feu").only(inCombat(ITS_BEARER))
                        .costs(shieldFrom(StrikeFlags.GUN, 2))
                        .does(preventsOf(StrikeFlags.GUN)))
                .lets(itsUse(PREVENTION).called("other damage", "autres dégâts").only(inCombat(ITS_BEARER))
                        .costs(shieldFromOthers(StrikeFlags.GUN))
                        .does(preventsOther(StrikeFlags.GUN)))
                .see("VTES-CRL-27", "VTES-RUL-71"));

        page.write(card(EQUIPMENT, "sport-bike", "Sport Bike", "Moto de sport")
                .is(VEHICLE).pool(1)
                .says("One vehicle per minion.\n"
                        + "Equip the acting minion with it.\n"
                        + "+1 intercept for its bearer.",
                        "Un seul véhicule par serviteur.\n"
                                + "Équipez-en le serviteur qui agit.\n"
                                + "+1 en interception pour son possesseur.")
                .basic(equip().only(onlyOne(VEHICLE)))
                .always(toBearer(INTERCEPT, 1)));
    }
}
