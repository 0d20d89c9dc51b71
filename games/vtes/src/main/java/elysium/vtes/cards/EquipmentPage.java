package elysium.vtes.cards;

import static elysium.vtes.rules.How.NEEDED;
import static elysium.vtes.table.ActionClause.BY_THE_BLOCKER;
import static elysium.vtes.table.Discipline.AUSPEX;
import static elysium.vtes.table.Kind.EQUIPMENT;
import static elysium.vtes.table.Moment.BLOCK_ATTEMPT;
import static elysium.vtes.table.Moment.PREVENTION;
import static elysium.vtes.table.Moment.RANGE;
import static elysium.vtes.table.Moment.STRIKE;
import static elysium.vtes.table.Trait.GUN;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.Trait.VEHICLE;
import static elysium.vtes.table.Trait.WEAPON;
import static elysium.vtes.table.Value.INTERCEPT;
import static elysium.vtes.words.Adding.toBearer;
import static elysium.vtes.words.Costs.burnBlood;
import static elysium.vtes.words.Costs.once;
import static elysium.vtes.words.Deeds.intercept;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Fights.inCombat;
import static elysium.vtes.words.Fights.maneuver;
import static elysium.vtes.words.Fights.mayManeuver;
import static elysium.vtes.words.Fights.mayStrike;
import static elysium.vtes.words.Fights.preventsOf;
import static elysium.vtes.words.Fights.preventsOther;
import static elysium.vtes.words.Fights.shieldFrom;
import static elysium.vtes.words.Fights.shieldFromOthers;
import static elysium.vtes.words.Fights.strikes;
import static elysium.vtes.words.Holds.is;
import static elysium.vtes.words.Holds.itMasters;
import static elysium.vtes.words.Holds.onlyOne;
import static elysium.vtes.words.Holds.onlyOneOfIt;
import static elysium.vtes.words.Those.BLOCKING_MINION;
import static elysium.vtes.words.Those.ITS_BEARER;
import static elysium.vtes.words.Way.equip;
import static elysium.vtes.words.Way.itsUse;

import elysium.vtes.rules.Strike;
import elysium.vtes.table.Span;

/// What minions bear.
final class EquipmentPage {
    private static final int SHOT = Strike.RANGED | Strike.GUN | Strike.WEAPON;

    private EquipmentPage() {}

    static void write(Page page) {
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
                        .costs(once(Span.COMBAT))
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
                .always(toBearer(INTERCEPT, (t, _, bearer) -> t.has(bearer, AUSPEX) ? 1 : 0))
                .lets(itsUse(BLOCK_ATTEMPT).marked(NEEDED)
                        .only(is(BLOCKING_MINION, ITS_BEARER, BY_THE_BLOCKER), itMasters(AUSPEX))
                        .costs(once(Span.ACTION), burnBlood(1)).does(intercept(1)))
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
                        .costs(shieldFrom(Strike.GUN, 2))
                        .does(preventsOf(Strike.GUN)))
                .lets(itsUse(PREVENTION).called("other damage", "autres dégâts").only(inCombat(ITS_BEARER))
                        .costs(shieldFromOthers(Strike.GUN))
                        .does(preventsOther(Strike.GUN)))
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
