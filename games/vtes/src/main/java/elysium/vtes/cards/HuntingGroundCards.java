package elysium.vtes.cards;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.YOUR_READY;
import static elysium.vtes.dsl.Effects.blood;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.yourTurn;
import static elysium.vtes.table.Trait.HUNTING_GROUND;
import static elysium.vtes.table.Trait.LOCATION;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.vocabulary.Clan.MALKAVIAN;
import static elysium.vtes.table.vocabulary.Clan.NOSFERATU;
import static elysium.vtes.table.vocabulary.Clan.TOREADOR;
import static elysium.vtes.table.vocabulary.Clan.TREMERE;
import static elysium.vtes.table.vocabulary.Clan.VENTRUE;
import static elysium.vtes.table.vocabulary.Kind.MASTER;
import static elysium.vtes.table.vocabulary.Moment.UNLOCK_PHASE;
import static elysium.vtes.table.vocabulary.Scope.TURN;

import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ModeBuilder;
import elysium.vtes.table.Vtes;

/// The hunting grounds.
final class HuntingGroundCards {
    /// The ledger key of a vampire that a hunting ground has fed this turn.
    private static final int FED = 4000;
    private static final CardChoice HUNGRY = CardChoice.at(YOUR_READY,
            (t, _, card) -> t.facts.isVampire(card) && !t.ledger.used(TURN, card, FED));

    private HuntingGroundCards() {}

    static void write(CardList page) {
        page.write(ground("academic-hunting-ground", "Academic Hunting Ground", "École, terrain de chasse")
                .needs(TREMERE));
        page.write(
                ground("asylum-hunting-ground", "Asylum Hunting Ground", "Asile, terrain de chasse").needs(MALKAVIAN));
        page.write(
                ground("slum-hunting-ground", "Slum Hunting Ground", "Bidonville, terrain de chasse").needs(NOSFERATU));
        page.write(ground("society-hunting-ground", "Society Hunting Ground", "Haute société, terrain de chasse")
                .needs(TOREADOR));
        page.write(ground("uptown-hunting-ground", "Uptown Hunting Ground", "Quartier résidentiel, terrain de chasse")
                .needs(VENTRUE));
    }

    /// A hunting ground without its clan.
    private static CardBuilder ground(String slug, String en, String fr) {
        return card(MASTER, slug, en, fr)
                .is(UNIQUE | LOCATION | HUNTING_GROUND).pool(2)
                .says("This location comes into play.\n"
                        + "Once in your unlock phase, one of your ready vampires may gain 1 blood, unless another "
                        + "hunting ground already fed it this turn.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de redressement, un de vos vampires disponibles peut "
                                + "gagner 1 point de sang, sauf si un autre terrain de chasse l'a déjà nourri ce tour-ci.")
                .basic(master().does(comesIntoPlay()))
                .lets(feeds())
                .see("VTES-CLR-05", "VTES-CLR-06", "VTES-CLR-07");
    }

    private static ModeBuilder feeds() {
        Instruction.Effect<Vtes> note = (t, play) -> t.ledger.use(TURN, HUNGRY.of(play), FED);
        return use(UNLOCK_PHASE).only(yourTurn()).at(HUNGRY).costs(once(TURN)).does(blood(HUNGRY, 1), note);
    }
}
