package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionCardEffects.outfits;
import static elysium.vtes.dsl.ActionCardEffects.plundersHand;
import static elysium.vtes.dsl.ActionCardEffects.staysOnIt;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.READY_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.YOUR_UNCONTROLLED;
import static elysium.vtes.dsl.Effects.blood;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.fights;
import static elysium.vtes.dsl.Effects.lock;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOUR_PREY;
import static elysium.vtes.dsl.TextCosts.costsBlood;
import static elysium.vtes.dsl.UseConditions.onlyOneOfIt;
import static elysium.vtes.table.Trait.FRENZY;
import static elysium.vtes.table.vocabulary.ActionKind.BLEED;
import static elysium.vtes.table.vocabulary.ActionKind.EQUIP;
import static elysium.vtes.table.vocabulary.Clan.NOSFERATU;
import static elysium.vtes.table.vocabulary.Discipline.ANIMALISM;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Discipline.POTENCE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Fact.VARIABLE;
import static elysium.vtes.table.vocabulary.Kind.ACTION;
import static elysium.vtes.table.vocabulary.Moment.UNLOCKING;
import static elysium.vtes.table.vocabulary.Value.OPEN_HAND;
import static elysium.vtes.table.vocabulary.Value.STRENGTH;

import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.Triggers;

/// The action cards.
final class ActionCards {
    private static final CardChoice FOE = CardChoice.at(READY_MINIONS,
            (t, play, card) -> t.facts.isVampire(card) && t.controller(card) != play.seat()),
            YOUNGER = CardChoice.at(YOUR_UNCONTROLLED,
                    (t, play, card) -> t.facts.isVampire(card) && t.identity.isOlder(play.subject(), card));

    private ActionCards() {}

    static void write(CardList page) {
        page.write(card(ACTION, "creeping-sabotage", "Creeping Sabotage", "Sabotage insidieux")
                .needs(NOSFERATU).blood(VARIABLE)
                .says("+1 stealth action. X is how many Creeping Sabotage you already control. This card comes "
                        + "into play.\n"
                        + "Your prey burns 1 pool in each of your unlock phases. Any minion may burn this card "
                        + "with a directed action.",
                        "Action à +1 en discrétion. X vaut le nombre de Sabotages insidieux que vous contrôlez "
                                + "déjà. Cette carte entre en jeu.\n"
                                + "Votre proie brûle 1 point de réserve à chacune de vos phases de redressement. Tout "
                                + "serviteur peut brûler cette carte par une action dirigée.")
                .basic(action().stealth(1).announces(costsBlood(Effects::copies)).does(comesIntoPlay()))
                .inOrder(UNLOCKING, Triggers::yours, burnsPool(YOUR_PREY, 1))
                .lets(grant().atController().does(burnThis()))
                .see("VTES-CLR-72", "VTES-CLR-73", "VTES-CRL-12", "VTES-RUL-35"));

        page.write(card(ACTION, "deep-song", "Deep Song", "Chant profond")
                .is(FRENZY).needs(ANIMALISM)
                .says("[ani] Bleed at +1.\n"
                        + "[ANI] Directed action, frenzy: lock a vampire and enter combat with it; in that combat "
                        + "it counts as the acting minion.",
                        "[ani] Morsure à +1.\n"
                                + "[ANI] Action dirigée, frénésie : inclinez un vampire et entrez en combat contre lui ; "
                                + "dans ce combat, il compte comme le serviteur qui agit.")
                .inferior(ANIMALISM, action(BLEED).bleed(1))
                .superior(ANIMALISM, action().at(FOE).does(lock(FOE), fights(FOE, THIS_MINION)))
                .see("VTES-CLR-15", "VTES-CRL-14"));

        page.write(card(ACTION, "enchant-kindred", "Enchant Kindred", "Enchanter la descendance")
                .needs(PRESENCE)
                .says("[pre] Bleed at +1.\n"
                        + "[PRE] +1 stealth action: an uncontrolled vampire of yours, younger than this one, "
                        + "receives 2 blood from the bank.",
                        "[pre] Morsure à +1.\n"
                                + "[PRE] Action à +1 en discrétion : un de vos vampires incontrôlés, plus jeune que "
                                + "celui-ci, reçoit 2 points de sang de la banque.")
                .inferior(PRESENCE, action(BLEED).bleed(1))
                .superior(PRESENCE, action().stealth(1).at(YOUNGER).does(blood(YOUNGER, 2)))
                .see("VTES-CLR-30", "VTES-CRL-23", "VTES-RUL-96"));

        page.write(card(ACTION, "govern-the-unaligned", "Govern the Unaligned", "Diriger les indécis")
                .needs(DOMINATE).blood(1)
                .says("[dom] Bleed at +2.\n"
                        + "[DOM] +1 stealth action: an uncontrolled vampire of yours, younger than this one, "
                        + "receives 3 blood from the bank.",
                        "[dom] Morsure à +2.\n"
                                + "[DOM] Action à +1 en discrétion : un de vos vampires incontrôlés, plus jeune que "
                                + "celui-ci, reçoit 3 points de sang de la banque.")
                .inferior(DOMINATE, action(BLEED).bleed(2))
                .superior(DOMINATE, action().stealth(1).at(YOUNGER).does(blood(YOUNGER, 3)))
                .see("VTES-CLR-28", "VTES-CLR-29", "VTES-CRL-23", "VTES-RUL-96"));

        page.write(card(ACTION, "intimidation", "Intimidation", "Intimidation")
                .needs(PRESENCE)
                .says("[pre] Bleed at +1.\n"
                        + "[PRE] Bleed at +2.",
                        "[pre] Morsure à +1.\n"
                                + "[PRE] Morsure à +2.")
                .inferior(PRESENCE, action(BLEED).bleed(1))
                .superior(PRESENCE, action(BLEED).bleed(2))
                .see("VTES-BLD-01", "VTES-RUL-54"));

        page.write(card(ACTION, "magic-of-the-smith", "Magic of the Smith", "Magie du forgeron")
                .needs(BLOOD_SORCERY).blood(1)
                .says("[tha] +1 stealth equip action: search your library, equip this vampire with an "
                        + "equipment found there (its own cost and requirements apply), then shuffle.\n"
                        + "[THA] +3 stealth equip action: search your library, equip this vampire with an "
                        + "equipment found there (its own cost and requirements apply), then shuffle.",
                        "[tha] Action d'équipement à +1 en discrétion : fouillez votre bibliothèque, équipez ce "
                                + "vampire d'un équipement trouvé là (son propre coût et ses prérequis s'appliquent), puis "
                                + "mélangez.\n"
                                + "[THA] Action d'équipement à +3 en discrétion : fouillez votre bibliothèque, équipez ce "
                                + "vampire d'un équipement trouvé là (son propre coût et ses prérequis s'appliquent), puis "
                                + "mélangez.")
                .inferior(BLOOD_SORCERY, action(EQUIP).stealth(1).does(outfits()))
                .superior(BLOOD_SORCERY, action(EQUIP).stealth(3).does(outfits()))
                .see("VTES-CLR-47", "VTES-CLR-48", "VTES-CLR-49", "VTES-CRL-30", "VTES-RUL-98"));

        page.write(card(ACTION, "preternatural-strength", "Preternatural Strength", "Force surnaturelle")
                .needs(POTENCE).blood(1)
                .says("One Preternatural Strength per vampire.\n"
                        + "[pot] +2 stealth action: put it on this vampire, who gets +1 strength.\n"
                        + "[POT] +2 stealth action: put it on this vampire, who gets +2 strength.\n"
                        + "The strength bonus lasts as long as the card. This vampire may not play Torn Signpost.",
                        "Une seule Force surnaturelle par vampire.\n"
                                + "[pot] Action à +2 en discrétion : posez-la sur ce vampire, qui a +1 en force.\n"
                                + "[POT] Action à +2 en discrétion : posez-la sur ce vampire, qui a +2 en force.\n"
                                + "Le bonus de force dure autant que la carte. Panneau arraché est interdit à ce vampire.")
                .inferior(POTENCE, action().stealth(2).only(onlyOneOfIt()).does(staysOnIt()))
                .superior(POTENCE, action().stealth(2).only(onlyOneOfIt()).does(staysOnIt()))
                .always(toBearer(STRENGTH, (t, by, bearer) -> t.facts.isVampire(bearer) ? t.notes.level(by.card()) : 0))
                .see("VTES-CLR-39", "VTES-CRL-35", "VTES-RUL-37"));

        page.write(card(ACTION, "revelations", "Revelations", "Révélations")
                .needs(AUSPEX).blood(1)
                .says("[aus] Directed action at +1 stealth: look at your prey's hand, then discard a card you "
                        + "choose from it.\n"
                        + "[AUS] +1 stealth action: this card comes into play.\n"
                        + "(Superior.) Your prey plays with their hand open. Any minion may burn this card with a "
                        + "directed action.",
                        "[aus] Action dirigée à +1 en discrétion : consultez la main de votre proie, puis "
                                + "défaussez-en la carte que vous voulez.\n"
                                + "[AUS] Action à +1 en discrétion : cette carte entre en jeu.\n"
                                + "(Supérieur.) Votre proie joue main ouverte. Tout serviteur peut brûler cette carte par "
                                + "une action dirigée.")
                .inferior(AUSPEX, action().stealth(1).atPrey().does(plundersHand()))
                .superior(AUSPEX, action().stealth(1).does(comesIntoPlay()))
                .always(to(OPEN_HAND, (t, by, seat) -> seat == t.seats.prey(by.seat()) ? 1 : 0))
                .lets(grant().atController().does(burnThis()))
                .see("VTES-RUL-40", "VTES-RUL-97", "VTES-RUL-35"));
    }
}
