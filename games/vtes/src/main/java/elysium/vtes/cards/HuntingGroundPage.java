package elysium.vtes.cards;

import static elysium.vtes.table.Clan.MALKAVIAN;
import static elysium.vtes.table.Clan.NOSFERATU;
import static elysium.vtes.table.Clan.TOREADOR;
import static elysium.vtes.table.Clan.TREMERE;
import static elysium.vtes.table.Clan.VENTRUE;
import static elysium.vtes.table.Kind.MASTER;
import static elysium.vtes.table.Moment.UNLOCK_PHASE;
import static elysium.vtes.table.Span.TURN;
import static elysium.vtes.table.Trait.HUNTING_GROUND;
import static elysium.vtes.table.Trait.LOCATION;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.words.Among.YOUR_READY;
import static elysium.vtes.words.Costs.once;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Holds.yourTurn;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Way.use;
import static elysium.vtes.words.Words.blood;
import static elysium.vtes.words.Words.comesIntoPlay;

import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Way;

/// The hunting grounds, which feed one vampire a turn.
final class HuntingGroundPage {
    /// Noted of a vampire that a hunting ground has fed this turn.
    private static final int FED = 4000;
    private static final Aim HUNGRY = Aim.at(YOUR_READY,
            (t, _, card) -> t.isVampire(card) && !t.ledger.used(TURN, card, FED));

    private HuntingGroundPage() {}

    static void write(Page page) {
        page.write(card(MASTER, "academic-hunting-ground", "Academic Hunting Ground", "École, terrain de chasse")
                .is(UNIQUE | LOCATION | HUNTING_GROUND).needs(TREMERE).pool(2)
                .says("This location comes into play.\n"
                        + "Once in your unlock phase, one of your ready vampires may gain 1 blood, unless another "
                        + "hunting ground already fed it this turn.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de redressement, un de vos vampires disponibles peut "
                                + "gagner 1 point de sang, sauf si un autre terrain de chasse l'a déjà nourri ce tour-ci.")
                .basic(master().does(comesIntoPlay()))
                .lets(feeds())
                .see("VTES-CLR-05", "VTES-CLR-06", "VTES-CLR-07"));

        page.write(card(MASTER, "asylum-hunting-ground", "Asylum Hunting Ground", "Asile, terrain de chasse")
                .is(UNIQUE | LOCATION | HUNTING_GROUND).needs(MALKAVIAN).pool(2)
                .says("This location comes into play.\n"
                        + "Once in your unlock phase, one of your ready vampires may gain 1 blood, unless another "
                        + "hunting ground already fed it this turn.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de redressement, un de vos vampires disponibles peut "
                                + "gagner 1 point de sang, sauf si un autre terrain de chasse l'a déjà nourri ce tour-ci.")
                .basic(master().does(comesIntoPlay()))
                .lets(feeds())
                .see("VTES-CLR-05", "VTES-CLR-06", "VTES-CLR-07"));

        page.write(card(MASTER, "slum-hunting-ground", "Slum Hunting Ground", "Bidonville, terrain de chasse")
                .is(UNIQUE | LOCATION | HUNTING_GROUND).needs(NOSFERATU).pool(2)
                .says("This location comes into play.\n"
                        + "Once in your unlock phase, one of your ready vampires may gain 1 blood, unless another "
                        + "hunting ground already fed it this turn.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de redressement, un de vos vampires disponibles peut "
                                + "gagner 1 point de sang, sauf si un autre terrain de chasse l'a déjà nourri ce tour-ci.")
                .basic(master().does(comesIntoPlay()))
                .lets(feeds())
                .see("VTES-CLR-05", "VTES-CLR-06", "VTES-CLR-07"));

        page.write(card(MASTER, "society-hunting-ground", "Society Hunting Ground",
                "Haute société, terrain de chasse")
                .is(UNIQUE | LOCATION | HUNTING_GROUND).needs(TOREADOR).pool(2)
                .says("This location comes into play.\n"
                        + "Once in your unlock phase, one of your ready vampires may gain 1 blood, unless another "
                        + "hunting ground already fed it this turn.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de redressement, un de vos vampires disponibles peut "
                                + "gagner 1 point de sang, sauf si un autre terrain de chasse l'a déjà nourri ce tour-ci.")
                .basic(master().does(comesIntoPlay()))
                .lets(feeds())
                .see("VTES-CLR-05", "VTES-CLR-06", "VTES-CLR-07"));

        page.write(card(MASTER, "uptown-hunting-ground", "Uptown Hunting Ground",
                "Quartier résidentiel, terrain de chasse")
                .is(UNIQUE | LOCATION | HUNTING_GROUND).needs(VENTRUE).pool(2)
                .says("This location comes into play.\n"
                        + "Once in your unlock phase, one of your ready vampires may gain 1 blood, unless another "
                        + "hunting ground already fed it this turn.",
                        "Ce lieu entre en jeu.\n"
                                + "Une fois pendant votre phase de redressement, un de vos vampires disponibles peut "
                                + "gagner 1 point de sang, sauf si un autre terrain de chasse l'a déjà nourri ce tour-ci.")
                .basic(master().does(comesIntoPlay()))
                .lets(feeds())
                .see("VTES-CLR-05", "VTES-CLR-06", "VTES-CLR-07"));
    }

    private static Way feeds() {
        Instruction.Effect<Vtes> note = (t, play) -> t.ledger.use(TURN, HUNGRY.of(play), FED);
        return use(UNLOCK_PHASE).only(yourTurn()).at(HUNGRY).costs(once(TURN)).does(blood(HUNGRY, 1), note);
    }
}
