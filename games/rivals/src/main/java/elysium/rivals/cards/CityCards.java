package elysium.rivals.cards;

import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.prevent;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.TextCosts.exhaustThis;
import static elysium.rivals.dsl.UseConditions.bearerIsHurt;
import static elysium.rivals.table.vocabulary.Discipline.AUSPEX;
import static elysium.rivals.table.vocabulary.Discipline.CELERITY;
import static elysium.rivals.table.vocabulary.Discipline.DOMINATE;
import static elysium.rivals.table.vocabulary.Discipline.PRESENCE;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Kind.TITLE;
import static elysium.rivals.table.vocabulary.Moment.ATTACH;
import static elysium.rivals.table.vocabulary.Moment.IN_PREVENTION;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.ANTAGONIST;
import static elysium.rivals.table.vocabulary.Trait.CITIZEN;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.PRINCE;
import static elysium.rivals.table.vocabulary.Trait.VAGRANT;
import static elysium.rivals.table.vocabulary.Value.BP;
import static elysium.rivals.table.vocabulary.Value.ICONS;
import static elysium.rivals.table.vocabulary.Value.INFLUENCE;
import static elysium.rivals.table.vocabulary.Value.MENTAL;
import static elysium.rivals.table.vocabulary.Value.NO_SECRECY;
import static elysium.rivals.table.vocabulary.Value.PHYSICAL;
import static elysium.rivals.table.vocabulary.Value.SOCIAL;

import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Triggers;
import elysium.tabletop.Program;

/// Mortals of the City Deck, and the Prince of the City.
final class CityCards {
    private CityCards() {}

    static void write(CardList page) {
        page.write(card(MORTAL, "core-addict", "Addict", "Toxicomane")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — draw 1 card, and the bearer has [auspex].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — piochez 1 carte, et le porteur a [auspex].")
                .reads(ATTACH, draw(1)).always(toBearer(ICONS + AUSPEX.ordinal(), 1)));

        page.write(card(MORTAL, "core-athlete", "Athlete", "Athlète")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — the bearer has +1 [physical].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — le porteur a +1 [physical].")
                .always(toBearer(PHYSICAL, 1)));

        page.write(card(MORTAL, "core-chef", "Chef", "Chef cuisinier")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — draw 1 card, and the bearer has [presence].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — piochez 1 carte, et le porteur a [presence].")
                .reads(ATTACH, draw(1)).always(toBearer(ICONS + PRESENCE.ordinal(), 1)));

        page.write(card(MORTAL, "core-cop", "Cop", "Flic")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — the bearer has [dominate] and +1 [bp].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — le porteur a [dominate] et +1 [bp].")
                .always(toBearer(ICONS + DOMINATE.ordinal(), 1)).always(toBearer(BP, 1)));

        page.write(card(TITLE, "core-prince-of-the-city", "Prince of the City", "Prince de la Cité")
                .fromCity().unique().is(PRINCE)
                .says("Bearer: Secrecy always 0, and +2 Influence. Start of your turn: gain 1 [prestige] and score 1 [agenda].",
                        "Le Secret de ce personnage est toujours de 0. Il a +2 en Influence. Au début de votre tour, gagnez 1 [prestige] et marquez 1 [agenda].")
                .always(toBearer(NO_SECRECY, 1)).always(toBearer(INFLUENCE, 2))
                .on(TURN_STARTS, Triggers::yourTurn, Program.of(gain(1), score(1)))
                .see("RIV-SEC-06", "RIV-PRC-13", "RIV-RUL-19"));

        page.write(card(MORTAL, "core-skateboarder", "Skateboarder", "Skateur")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — the bearer has [celerity] and +1 [bp].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — le porteur a [celerity] et +1 [bp].")
                .always(toBearer(ICONS + CELERITY.ordinal(), 1)).always(toBearer(BP, 1)));

        page.write(card(MORTAL, "core-special-affairs-division", "Special Affairs Division",
                "Division des Affaires Spéciales")
                .mortal(4, 1).is(ONGOING | ANTAGONIST).copies(4)
                .says("Defeated: score 1 [agenda] and discard this. Ongoing — End of your turn: 1 Aggravated [damage] to a character of your coterie that Secrecy doesn't protect. +1 Intel, added to that of other S.A.D.",
                        "Vaincue : marquez 1 [agenda] et défaussez cette carte. Persistant — À la fin de votre tour, 1 [damage] Aggravé à un personnage de votre coterie que le Secret ne protège pas. +1 en Info, cumulable avec celle des autres D.A.S.")
                .see("RIV-CTY-06", "RIV-CTY-08", "RIV-CTY-09"));

        page.write(card(MORTAL, "core-student", "Student", "Étudiant")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — the bearer has +1 [mental].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — le porteur a +1 [mental].")
                .always(toBearer(MENTAL, 1)));

        page.write(card(MORTAL, "core-tour-guide", "Tour Guide", "Guide touristique")
                .mortal(3, 1).is(CITIZEN)
                .says("Defeated: score 1 [agenda], then choose: Burn — mend 3 [blood]; or Attach — the bearer has +1 [social].",
                        "Vaincu : marquez 1 [agenda], puis choisissez : Brûler — régénérez 3 [blood] ; ou Attacher — le porteur a +1 [social].")
                .always(toBearer(SOCIAL, 1)));

        page.write(card(MORTAL, "core-vagrant", "Vagrant", "Clochard")
                .mortal(2, 0).is(VAGRANT).copies(5)
                .says("Defeated, choose: Burn — mend 2 [blood]; or Attach — Exhaust Vagrant: 1 [damage] to the bearer is prevented.",
                        "Vaincu, choisissez : Brûler — régénérez 2 [blood] ; ou Attacher — Épuisez Clochard : prévenez 1 [damage] infligé au porteur.")
                .ability(IN_PREVENTION, Program.of(bearerIsHurt(), exhaustThis()), prevent(1))
                .see("RIV-CTY-11", "RIV-RUL-58"));
    }
}
