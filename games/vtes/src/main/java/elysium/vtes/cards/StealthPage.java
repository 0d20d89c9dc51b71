package elysium.vtes.cards;

import static elysium.vtes.rules.Who.FELLOW;
import static elysium.vtes.table.ActionKind.BLEED;
import static elysium.vtes.table.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.Discipline.CELERITY;
import static elysium.vtes.table.Discipline.OBFUSCATE;
import static elysium.vtes.table.Kind.ACTION_MODIFIER;
import static elysium.vtes.table.Kind.COMBAT;
import static elysium.vtes.table.Moment.ABOUT_TO_SUCCEED;
import static elysium.vtes.table.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.Moment.PRESS;
import static elysium.vtes.table.Moment.RANGE;
import static elysium.vtes.table.Moment.WOULD_SUCCEED;
import static elysium.vtes.table.Value.INTERCEPT;
import static elysium.vtes.words.Adding.until;
import static elysium.vtes.words.Among.READY_MINIONS;
import static elysium.vtes.words.Costs.burnBlood;
import static elysium.vtes.words.Costs.once;
import static elysium.vtes.words.Deeds.moreBleed;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Feats.staysOnIt;
import static elysium.vtes.words.Fights.maneuver;
import static elysium.vtes.words.Fights.mayManeuver;
import static elysium.vtes.words.Fights.mayPress;
import static elysium.vtes.words.Fights.press;
import static elysium.vtes.words.Fights.pressThisRound;
import static elysium.vtes.words.Holds.bleeding;
import static elysium.vtes.words.Modifying.bleedsForSomething;
import static elysium.vtes.words.Modifying.endAction;
import static elysium.vtes.words.Modifying.hiding;
import static elysium.vtes.words.Modifying.ifBlocked;
import static elysium.vtes.words.Modifying.insteadOfBleeding;
import static elysium.vtes.words.Modifying.lesser;
import static elysium.vtes.words.Modifying.locksWhoFails;
import static elysium.vtes.words.Modifying.notWith;
import static elysium.vtes.words.Those.BLED_METHUSELAH;
import static elysium.vtes.words.Those.BLOCKING_MINION;
import static elysium.vtes.words.Those.THIS_MINION;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.itsUse;
import static elysium.vtes.words.Way.modifier;
import static elysium.vtes.words.Words.burnThis;
import static elysium.vtes.words.Words.lock;
import static elysium.vtes.words.Words.remembers;

import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Promise;
import elysium.vtes.table.Later;
import elysium.vtes.table.Span;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Aim;

/// The cards that hide an action from those who would block it.
final class StealthPage {
    /// An ally, or a vampire younger than who acts.
    private static final Aim LESSER = Aim.at(READY_MINIONS, (t, play, minion) -> lesser(t, minion, play.subject()));

    private StealthPage() {}

    static void write(Page page) {
        page.write(card(ACTION_MODIFIER, "cloak-the-gathering", "Cloak the Gathering", "Masquer l'assemblée")
                .needs(OBFUSCATE)
                .says("[obf] +1 stealth.\n"
                        + "[OBF] Played by a ready vampire of yours that is not acting, locked or not: +1 stealth "
                        + "for the acting minion.",
                        "[obf] +1 en discrétion.\n"
                                + "[OBF] Jouée par un de vos vampires disponibles qui n'agit pas, incliné ou non : +1 en "
                                + "discrétion pour le serviteur qui agit.")
                .inferior(OBFUSCATE, hiding(1))
                .superior(OBFUSCATE, hiding(1).by(FELLOW))
                .see("VTES-CLR-51", "VTES-CLR-52", "VTES-CRL-09", "VTES-BLK-12"));

        page.write(card(ACTION_MODIFIER, "faceless-night", "Faceless Night", "Nuit sans visage")
                .needs(OBFUSCATE)
                .says("[obf] +1 stealth.\n"
                        + "[OBF] +1 stealth. From now on, each minion that fails in an attempt to block this "
                        + "action is locked just before the action resolves.",
                        "[obf] +1 en discrétion.\n"
                                + "[OBF] +1 en discrétion. Dès lors, tout serviteur qui échoue à bloquer cette action est "
                                + "incliné juste avant qu'elle ne se résolve.")
                .inferior(OBFUSCATE, hiding(1))
                .superior(OBFUSCATE, hiding(1).does(locksWhoFails()))
                .see("VTES-CLR-56", "VTES-CLR-57", "VTES-CRL-19"));

        page.write(card(ACTION_MODIFIER, "into-thin-air", "Into Thin Air", "Volatilisé")
                .needs(OBFUSCATE).replaced(Later.UNLOCK)
                .says("Never in the same action as Lost in Crowds. You replace it only in your unlock phase.\n"
                        + "[obf] +1 stealth. Once in the action, it may burn 1 blood to give -1 intercept to an "
                        + "ally or a vampire younger than it.\n"
                        + "[OBF] +2 stealth. Once in the action, it may burn 1 blood to give -1 intercept to an "
                        + "ally or a vampire younger than it.",
                        "Jamais dans la même action que Perdu dans la foule. Vous ne la remplacez qu'à votre "
                                + "phase de redressement.\n"
                                + "[obf] +1 en discrétion. Une fois dans l'action, il peut brûler 1 point de sang pour "
                                + "donner -1 en interception à un allié ou à un vampire plus jeune que lui.\n"
                                + "[OBF] +2 en discrétion. Une fois dans l'action, il peut brûler 1 point de sang pour "
                                + "donner -1 en interception à un allié ou à un vampire plus jeune que lui.")
                .inferior(OBFUSCATE, hiding(1).only(notWith("lost-in-crowds")).does(new Promise(2)))
                .superior(OBFUSCATE, hiding(2).only(notWith("lost-in-crowds")).does(new Promise(2)))
                .lets(itsUse(BEFORE_RESOLUTION).at(LESSER).costs(once(Span.ACTION), burnBlood(1))
                        .does(until(Span.ACTION, INTERCEPT, LESSER, -1)))
                .see("VTES-RUL-21", "VTES-RUL-22", "VTES-RUL-43"));

        page.write(card(ACTION_MODIFIER, "lost-in-crowds", "Lost in Crowds", "Perdu dans la foule")
                .needs(OBFUSCATE)
                .says("Never in the same action as Into Thin Air.\n"
                        + "[obf] +1 stealth.\n"
                        + "[OBF] +2 stealth.",
                        "Jamais dans la même action que Volatilisé.\n"
                                + "[obf] +1 en discrétion.\n"
                                + "[OBF] +2 en discrétion.")
                .inferior(OBFUSCATE, hiding(1).only(notWith("into-thin-air")))
                .superior(OBFUSCATE, hiding(2).only(notWith("into-thin-air")))
                .see("VTES-CLR-59", "VTES-BLK-12", "VTES-RUL-42"));

        page.write(card(ACTION_MODIFIER, "mirror-walk", "Mirror Walk", "Traversée du miroir")
                .needs(BLOOD_SORCERY).replaced(Later.DISCARD)
                .says("You replace it only in your next discard phase.\n"
                        + "[tha] +1 stealth.\n"
                        + "[THA] +1 stealth. If the action is blocked, the blocker is locked and the action ends "
                        + "before block resolution.",
                        "Vous ne la remplacez qu'à votre prochaine phase de défausse.\n"
                                + "[tha] +1 en discrétion.\n"
                                + "[THA] +1 en discrétion. Si l'action est bloquée, le serviteur qui bloque est incliné et "
                                + "l'action prend fin avant la résolution du blocage.")
                .inferior(BLOOD_SORCERY, hiding(1))
                .superior(BLOOD_SORCERY, hiding(1).does(ifBlocked(lock(BLOCKING_MINION), endAction())))
                .see("VTES-CLR-84", "VTES-CLR-85", "VTES-CRL-32", "VTES-RUL-21"));

        page.write(card(ACTION_MODIFIER, "resist-earths-grasp", "Resist Earth's Grasp", "Défier la gravité")
                .alsoIs(COMBAT).needs(CELERITY).blood(1)
                .says("[cel] Combat: Press.\n"
                        + "[cel] Combat: Maneuver, with 1 optional press this round.\n"
                        + "[CEL] Action modifier: +1 stealth.",
                        "[cel] Combat : Poursuite.\n"
                                + "[cel] Combat : Manœuvre, avec 1 poursuite optionnelle ce round-ci.\n"
                                + "[CEL] Modificateur d'action : +1 en discrétion.")
                .inferior(CELERITY,
                        combat(PRESS).called("press", "poursuite").only(mayPress(THIS_MINION)).does(press()))
                .inferior(CELERITY, combat(RANGE).called("maneuver", "manœuvre").only(mayManeuver())
                        .does(maneuver(), pressThisRound(THIS_MINION)))
                .superior(CELERITY, hiding(1))
                .see("VTES-CLR-23", "VTES-RUL-73", "VTES-BLK-12"));

        page.write(card(ACTION_MODIFIER, "spying-mission", "Spying Mission", "Mission d'espionnage")
                .needs(OBFUSCATE)
                .says("[obf] +1 stealth.\n"
                        + "[OBF] When the bleed would succeed: it is unsuccessful instead and burns no pool, and "
                        + "this card goes on this vampire.\n"
                        + "(Superior.) The next time a bleed by this vampire against that same Methuselah is about "
                        + "to succeed, burn this card for +2 bleed.",
                        "[obf] +1 en discrétion.\n"
                                + "[OBF] Quand la morsure devrait réussir : à la place, elle ne réussit pas, ne brûle "
                                + "aucun point de réserve, et cette carte va sur ce vampire.\n"
                                + "(Supérieur.) Quand la prochaine morsure de ce vampire contre ce même Mathusalem est sur "
                                + "le point de réussir, brûlez cette carte : +2 en morsure.")
                .inferior(OBFUSCATE, hiding(1))
                .superior(OBFUSCATE, modifier().in(WOULD_SUCCEED).only(bleeding(), bleedsForSomething())
                        .does(insteadOfBleeding(), staysOnIt(), remembers(BLED_METHUSELAH)))
                .on(ABOUT_TO_SUCCEED, StealthPage::bleedsTheSame, Program.<Vtes>of(burnThis()).then(moreBleed(2)))
                .see("VTES-CLR-53", "VTES-CLR-54", "VTES-CRL-40", "VTES-RUL-53", "VTES-EX-25"));

        page.write(card(ACTION_MODIFIER, "swallowed-by-the-night", "Swallowed by the Night", "Englouti par la nuit")
                .alsoIs(COMBAT).needs(OBFUSCATE)
                .says("[obf] Action modifier: +1 stealth.\n"
                        + "[OBF] Combat: Maneuver.",
                        "[obf] Modificateur d'action : +1 en discrétion.\n"
                                + "[OBF] Combat : Manœuvre.")
                .inferior(OBFUSCATE, hiding(1))
                .superior(OBFUSCATE, combat(RANGE).only(mayManeuver()).does(maneuver()))
                .see("VTES-CLR-34", "VTES-BLK-12"));
    }

    /// Its bearer is about to bleed the same Methuselah (VTES-CRL-40).
    private static boolean bleedsTheSame(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() == t.bearer(card) && Action.is(t, BLEED) && !Action.replaced(t) && Action.bleed(t) > 0
                && Action.bled(t) == t.note(card);
    }
}
