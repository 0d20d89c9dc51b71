package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.stealth;
import static elysium.vtes.dsl.ActionEffects.stealthAgainstIt;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.IN_TORPOR;
import static elysium.vtes.dsl.ChoiceZone.YOUR_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.YOUR_READY;
import static elysium.vtes.dsl.ChoiceZone.YOUR_UNCONTROLLED;
import static elysium.vtes.dsl.Effects.SECOND;
import static elysium.vtes.dsl.Effects.blood;
import static elysium.vtes.dsl.Effects.bloodOn;
import static elysium.vtes.dsl.Effects.burnBlood;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.movesBlood;
import static elysium.vtes.dsl.Effects.raise;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.ModifierEffects.afterwards;
import static elysium.vtes.dsl.ModifierEffects.was;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.THIS_CARD;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOU;
import static elysium.vtes.dsl.TextCosts.burnPool;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.acting;
import static elysium.vtes.dsl.UseConditions.undirected;
import static elysium.vtes.dsl.UseConditions.youAct;
import static elysium.vtes.dsl.UseConditions.yourTurn;
import static elysium.vtes.rules.card.Usage.NEEDED;
import static elysium.vtes.table.Trait.LOCATION;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.vocabulary.Clan.MALKAVIAN;
import static elysium.vtes.table.vocabulary.Clan.NOSFERATU;
import static elysium.vtes.table.vocabulary.Clan.TOREADOR;
import static elysium.vtes.table.vocabulary.Clan.TREMERE;
import static elysium.vtes.table.vocabulary.Clan.VENTRUE;
import static elysium.vtes.table.vocabulary.Kind.MASTER;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.AS_ANNOUNCED;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.INFLUENCE_PHASE;
import static elysium.vtes.table.vocabulary.Moment.MASTER_PHASE;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Scope.REFERENDUM;
import static elysium.vtes.table.vocabulary.Scope.TURN;
import static elysium.vtes.table.vocabulary.Value.SEAT_VOTES;

import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ModeBuilder;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.table.vocabulary.Clan;

/// The locations that require a ready member of a clan.
final class ClanLocationCards {
    private static final CardChoice SLEEPING_TREMERE =
            CardChoice.at(IN_TORPOR, (t, _, card) -> t.identity.is(card, TREMERE)),
            SLEEPING_NOSFERATU = CardChoice.at(IN_TORPOR, (t, _, card) -> t.identity.is(card, NOSFERATU)),
            BLEEDING_TREMERE =
                    CardChoice.at(YOUR_READY, (t, _, card) -> t.identity.is(card, TREMERE) && t.blood.of(card) > 0)
                            .as(SECOND),
            GIVING_TREMERE =
                    CardChoice.at(YOUR_MINIONS, (t, _, card) -> t.identity.is(card, TREMERE) && t.blood.of(card) > 0),
            YOUNG_TREMERE = uncontrolled(TREMERE);

    private ClanLocationCards() {}

    static void write(CardList page) {
        page.write(card(MASTER, "arcane-library", "Arcane Library", "Bibliothèque des arcanes")
                .is(UNIQUE | LOCATION).needs(TREMERE).pool(2)
                .says("This location comes into play.\n"
                        + "In your influence phase, you may lock it: an uncontrolled Tremere of yours receives 1 "
                        + "blood from the bank.",
                        "Ce lieu entre en jeu.\n"
                                + "Pendant votre phase d'influence, vous pouvez l'incliner : un de vos Tremeres incontrôlés "
                                + "reçoit 1 point de sang de la banque.")
                .basic(master().does(comesIntoPlay()))
                .lets(courts(TREMERE))
                .see("VTES-CLR-08", "VTES-RUL-96"));

        page.write(card(MASTER, "art-museum", "Art Museum", "Musée d'art")
                .is(UNIQUE | LOCATION).needs(TOREADOR).pool(2)
                .says("This location comes into play.\n"
                        + "In your influence phase, you may lock it: an uncontrolled Toreador of yours receives 1 "
                        + "blood from the bank.",
                        "Ce lieu entre en jeu.\n"
                                + "Pendant votre phase d'influence, vous pouvez l'incliner : un de vos Toréadors "
                                + "incontrôlés reçoit 1 point de sang de la banque.")
                .basic(master().does(comesIntoPlay()))
                .lets(courts(TOREADOR))
                .see("VTES-CLR-08", "VTES-RUL-96"));

        page.write(card(MASTER, "chantry", "Chantry", "Fondation")
                .is(UNIQUE | LOCATION).needs(TREMERE)
                .says("This location comes into play.\n"
                        + "In your master phase, you may lock it and burn either 1 of your pool or 1 blood of a "
                        + "ready Tremere of yours: a Tremere in torpor, yours or not, moves to its controller's "
                        + "ready region.",
                        "Ce lieu entre en jeu.\n"
                                + "Pendant votre phase de maître, vous pouvez l'incliner et brûler soit 1 de vos points de "
                                + "réserve, soit 1 point de sang d'un de vos Tremere disponibles : un Tremere en torpeur, "
                                + "à vous ou non, passe dans la région disponible de son contrôleur.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(MASTER_PHASE).called("for pool", "contre réserve").only(yourTurn()).at(SLEEPING_TREMERE)
                        .costs(lockThis(), burnPool(1))
                        .does(raise(SLEEPING_TREMERE)))
                .lets(use(MASTER_PHASE).called("for blood", "contre sang").only(yourTurn()).at(SLEEPING_TREMERE)
                        .at(BLEEDING_TREMERE).costs(lockThis())
                        .does(burnBlood(BLEEDING_TREMERE, 1), raise(SLEEPING_TREMERE)))
                .see("VTES-CRL-10", "VTES-TOR-08"));

        page.write(card(MASTER, "the-labyrinth", "The Labyrinth", "Le labyrinthe")
                .is(UNIQUE | LOCATION).needs(NOSFERATU).pool(1)
                .says("This location comes into play.\n"
                        + "You may lock it when one of your Nosferatu needs stealth: +1 stealth for that Nosferatu.",
                        "Ce lieu entre en jeu.\n"
                                + "Vous pouvez l'incliner quand un de vos Nosferatus a besoin de discrétion : +1 en "
                                + "discrétion pour lui.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(BEFORE_RESOLUTION).marked(NEEDED).only(youAct(), acting(NOSFERATU)).costs(lockThis())
                        .does(stealth(1)))
                .see("VTES-BLK-12"));

        page.write(card(MASTER, "ventrue-headquarters", "Ventrue Headquarters", "Quartier général Ventrue")
                .is(UNIQUE | LOCATION).needs(VENTRUE).pool(1)
                .says("This location comes into play.\n"
                        + "In the polling step of any referendum, blood hunts included, you may lock it: +3 votes "
                        + "for you.",
                        "Ce lieu entre en jeu.\n"
                                + "À l'étape de vote d'un référendum, chasses de sang comprises, vous pouvez l'incliner : "
                                + "+3 voix pour vous.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(POLLING).costs(lockThis()).does(until(REFERENDUM, SEAT_VOTES, YOU, 3)))
                .see("VTES-CLR-64", "VTES-POL-13", "VTES-RUL-65"));

        page.write(card(MASTER, "warsaw-station", "Warsaw Station", "Gare de Varsovie")
                .is(UNIQUE | LOCATION).needs(NOSFERATU).pool(2)
                .says("This location comes into play.\n"
                        + "As an undirected action by a Nosferatu is announced, you may lock it: if the action "
                        + "succeeds, that Nosferatu unlocks after resolution. At any opportunity, locked or not, "
                        + "you may burn it: a Nosferatu in torpor moves to the ready region.",
                        "Ce lieu entre en jeu.\n"
                                + "À l'annonce d'une action non dirigée d'un Nosferatu, vous pouvez l'incliner : si "
                                + "l'action réussit, ce Nosferatu se redresse après la résolution. À toute occasion, vous "
                                + "pouvez brûler ce lieu, même incliné : un Nosferatu en torpeur passe en région "
                                + "disponible.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(AS_ANNOUNCED).called("unlock afterwards", "redresser ensuite")
                        .only(acting(NOSFERATU), undirected()).costs(lockThis())
                        .does(afterwards(ACTING_MINION, was(ActionResult.SUCCESSFUL), acting(NOSFERATU),
                                unlock(THIS_MINION))))
                .lets(use(ANY_TIME).called("out of torpor", "sortir de torpeur").at(SLEEPING_NOSFERATU).does(burnThis(),
                        raise(SLEEPING_NOSFERATU)))
                .see("VTES-CRL-51", "VTES-RUL-16", "VTES-TOR-08"));

        page.write(card(MASTER, "wasserschloss-anif-austria", "Wasserschloss Anif, Austria",
                "Wasserschloss Anif, Autriche")
                .is(UNIQUE | LOCATION).needs(TREMERE)
                .says("This location comes into play.\n"
                        + "Once in your master phase, one of your Tremere may move 1 of its blood onto it. In your "
                        + "influence phase, you may lock it to move all its counters to an uncontrolled Tremere of "
                        + "yours. Any minion may burn this card with a directed action, a Malkavian at +1 stealth.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de maître, un de vos Tremere peut y déplacer 1 point de "
                                + "sang. Pendant votre phase d'influence, vous pouvez l'incliner pour déplacer tous ses "
                                + "compteurs vers un de vos Tremeres incontrôlés. Tout serviteur peut brûler ce lieu par "
                                + "une action dirigée, un Malkavien à +1 en discrétion.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(MASTER_PHASE).called("store blood", "mettre du sang").only(yourTurn()).at(GIVING_TREMERE)
                        .costs(once(TURN))
                        .does(movesBlood(GIVING_TREMERE, THIS_CARD, just(1))))
                .lets(use(INFLUENCE_PHASE).called("give it", "le donner").only(yourTurn()).at(YOUNG_TREMERE)
                        .costs(lockThis())
                        .does(movesBlood(THIS_CARD, YOUNG_TREMERE, bloodOn(THIS_CARD))))
                .lets(grant().atController().does(burnThis()))
                .always(stealthAgainstIt(MALKAVIAN, 1))
                .see("VTES-CLR-94", "VTES-CLR-95", "VTES-RUL-35", "VTES-RUL-96"));
    }

    private static CardChoice uncontrolled(Clan clan) {
        return CardChoice.at(YOUR_UNCONTROLLED, (t, _, card) -> t.identity.is(card, clan));
    }

    /// "Lock it: an uncontrolled vampire of the clan receives 1 blood from the bank."
    private static ModeBuilder courts(Clan clan) {
        CardChoice aim = uncontrolled(clan);
        return use(INFLUENCE_PHASE).only(yourTurn()).at(aim).costs(lockThis()).does(blood(aim, 1));
    }
}
