package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionCardEffects.staysOnIt;
import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.READY_MINIONS;
import static elysium.vtes.dsl.CombatEffects.maneuver;
import static elysium.vtes.dsl.CombatEffects.mayManeuver;
import static elysium.vtes.dsl.CombatEffects.mayPress;
import static elysium.vtes.dsl.CombatEffects.press;
import static elysium.vtes.dsl.CombatEffects.pressThisRound;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.lock;
import static elysium.vtes.dsl.Effects.remembers;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModifierEffects.bleedsForSomething;
import static elysium.vtes.dsl.ModifierEffects.endAction;
import static elysium.vtes.dsl.ModifierEffects.hiding;
import static elysium.vtes.dsl.ModifierEffects.ifBlocked;
import static elysium.vtes.dsl.ModifierEffects.insteadOfBleeding;
import static elysium.vtes.dsl.ModifierEffects.lesser;
import static elysium.vtes.dsl.ModifierEffects.locksWhoFails;
import static elysium.vtes.dsl.ModifierEffects.notWith;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.BLED_METHUSELAH;
import static elysium.vtes.dsl.References.BLOCKING_MINION;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.TextCosts.burnBlood;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.bleeding;
import static elysium.vtes.rules.card.UsedBy.FELLOW;
import static elysium.vtes.table.vocabulary.ActionKind.BLEED;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.CELERITY;
import static elysium.vtes.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.vtes.table.vocabulary.Kind.ACTION_MODIFIER;
import static elysium.vtes.table.vocabulary.Kind.COMBAT;
import static elysium.vtes.table.vocabulary.Moment.ABOUT_TO_SUCCEED;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.PRESS;
import static elysium.vtes.table.vocabulary.Moment.RANGE;
import static elysium.vtes.table.vocabulary.Moment.WOULD_SUCCEED;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;

import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.action.GrantedUse;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Scope;

/// The action modifiers that add stealth.
final class StealthCards {
    /// An ally, or a vampire younger than the acting one.
    private static final CardChoice LESSER =
            CardChoice.at(READY_MINIONS, (t, play, minion) -> lesser(t, minion, play.subject()));

    private StealthCards() {}

    static void write(CardList page) {
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
                .needs(OBFUSCATE).replaced(ReplacementTime.UNLOCK)
                .says("Never in the same action as Lost in Crowds. You replace it only in your unlock phase.\n"
                        + "[obf] +1 stealth. Once in the action, it may burn 1 blood to give −1 intercept to an "
                        + "ally or a vampire younger than it.\n"
                        + "[OBF] +2 stealth. Once in the action, it may burn 1 blood to give −1 intercept to an "
                        + "ally or a vampire younger than it.",
                        "Jamais dans la même action que Perdu dans la foule. Vous ne la remplacez qu'à votre "
                                + "phase de redressement.\n"
                                + "[obf] +1 en discrétion. Une fois dans l'action, il peut brûler 1 point de sang pour "
                                + "donner −1 en interception à un allié ou à un vampire plus jeune que lui.\n"
                                + "[OBF] +2 en discrétion. Une fois dans l'action, il peut brûler 1 point de sang pour "
                                + "donner −1 en interception à un allié ou à un vampire plus jeune que lui.")
                .inferior(OBFUSCATE, hiding(1).only(notWith("lost-in-crowds")).does(new GrantedUse(2)))
                .superior(OBFUSCATE, hiding(2).only(notWith("lost-in-crowds")).does(new GrantedUse(2)))
                .lets(itsUse(BEFORE_RESOLUTION).at(LESSER).costs(once(Scope.ACTION), burnBlood(1))
                        .does(until(Scope.ACTION, INTERCEPT, LESSER, -1)))
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
                .needs(BLOOD_SORCERY).replaced(ReplacementTime.DISCARD)
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
                .on(ABOUT_TO_SUCCEED, StealthCards::bleedsTheSame, Program.<Vtes>of(burnThis()).then(moreBleed(2)))
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

    /// The bearer is about to bleed the same Methuselah (VTES-CRL-40).
    private static boolean bleedsTheSame(Vtes t, int card, TriggerResolution<Vtes> o) {
        return o.subject() == t.bearers.of(card) && CurrentAction.is(t, BLEED) && !CurrentAction.isBleedReplaced(t)
                && CurrentAction.bleed(t) > 0
                && CurrentAction.bleedTarget(t) == t.notes.first(card);
    }
}
