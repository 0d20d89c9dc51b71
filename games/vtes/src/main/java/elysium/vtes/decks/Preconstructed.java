package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.deck.DeckText;
import elysium.tabletop.game.Deck;

/// The five Fifth Edition decks (VTES-DECK-09).
final class Preconstructed {
    private static final String MALKAVIAN = """
            Crypt (12)
            2 x Alexander Silverson
            2 x Andi Liu
            2 x Donny Kowalczyk
            1 x Gelasia Fotiou
            1 x Colette
            1 x Dr. Stephen Norton
            1 x Sully
            1 x Ashley
            1 x Meaghan

            Library (77)
            1 x Asylum Hunting Ground
            4 x Blood Doll
            1 x Dreams of the Sphinx
            1 x Elder Library
            2 x Life in the City
            1 x The Barrens
            1 x Wider View
            12 x Govern the Unaligned
            4 x Revelations
            4 x Bonding
            4 x Cloak the Gathering
            4 x Conditioning
            4 x Faceless Night
            2 x Foreshadowing Destruction
            4 x Lost in Crowds
            4 x Spying Mission
            4 x Swallowed by the Night
            5 x Deflection
            5 x Eyes of Argus
            5 x On the Qui Vive
            5 x Telepathic Misdirection
            """;
    private static final String NOSFERATU = """
            Crypt (12)
            2 x Belinde
            2 x Larissa Moreira
            2 x Lenny Burkhead
            1 x The Dowager
            1 x Horace Radcliffe
            1 x Wauneka
            1 x Aunt Linda
            1 x Ryan
            1 x Baixinho

            Library (77)
            1 x Fame
            1 x Guardian Angel
            1 x Haven Uncovered
            1 x Rebel
            1 x Slum Hunting Ground
            1 x Smiling Jack, The Anarch
            1 x The Labyrinth
            4 x Vessel
            1 x Warsaw Station
            4 x Creeping Sabotage
            6 x Deep Song
            2 x Preternatural Strength
            2 x Underbridge Stray
            2 x Murder of Crows
            2 x Raven Spy
            4 x Lost in Crowds
            4 x Cats' Guidance
            4 x Guard Dogs
            4 x Instinctive Reaction
            5 x On the Qui Vive
            4 x Protected District
            4 x The Warrens
            2 x Carrion Crows
            4 x Immortal Grapple
            8 x Roundhouse
            4 x Taste of Vitae
            """;
    private static final String TOREADOR = """
            Crypt (12)
            2 x Catalina Vega
            2 x Flávio Gonçalves
            2 x Mkhokheli
            1 x Kathy Glens
            1 x Tamoszius
            1 x Bret Stryker
            1 x Massimo Falconi
            1 x Min-seo
            1 x Nik Sikko

            Library (77)
            1 x Art Museum
            1 x Creepshow Casino
            1 x Elysium: The Palace of Versailles
            1 x Society Hunting Ground
            4 x Toreador Grand Ball
            6 x Villein
            6 x Enchant Kindred
            4 x Consanguineous Boon
            8 x Kine Resources Contested
            4 x Parity Shift
            1 x Toreador Justicar
            2 x Aire of Elation
            4 x Bewitching Oration
            2 x Change of Target
            4 x Perfect Paragon
            6 x Voter Captivation
            8 x Resist Earth's Grasp
            4 x Scalpel Tongue
            4 x Second Tradition: Domain
            6 x Majesty
            """;
    private static final String TREMERE = """
            Crypt (12)
            2 x Ayelech
            2 x Inês Tristão
            2 x Trevon Parker
            1 x Lloyd Brooks
            1 x Chrysanthemum
            1 x Patrik Söderberg
            1 x Lauren
            1 x Nassir
            1 x Rosalina Cortez

            Library (77)
            1 x Academic Hunting Ground
            1 x Arcane Library
            1 x Chantry
            1 x Misdirection
            1 x Pentex™ Subversion
            4 x Vessel
            1 x Wasserschloss Anif, Austria
            1 x Wider View
            12 x Govern the Unaligned
            2 x Magic of the Smith
            1 x .44 Magnum
            1 x Bowl of Convergence
            1 x Kevlar Vest
            1 x Sport Bike
            6 x Bonding
            6 x Mirror Walk
            4 x Deflection
            6 x Eyes of Argus
            4 x On the Qui Vive
            2 x Precognition
            2 x Spirit's Touch
            4 x Telepathic Misdirection
            4 x Apportation
            10 x Theft of Vitae
            """;
    private static final String VENTRUE = """
            Crypt (12)
            2 x Alice Chen
            2 x Sybren van Oosten
            2 x Horst von Brühl
            1 x Alexa Draper
            1 x Madison
            1 x Chelsea Blake
            1 x Naomi Stewart
            1 x Oshri Dahan
            1 x Brock Sterling

            Library (77)
            1 x Anarch Troublemaker
            3 x Blood Doll
            1 x Information Highway
            1 x Misdirection
            1 x Uptown Hunting Ground
            1 x Ventrue Headquarters
            1 x Visit from the Capuchin
            2 x Wider View
            8 x Enchant Kindred
            4 x Intimidation
            1 x Ancilla Empowerment
            7 x Kine Resources Contested
            5 x Parity Shift
            4 x Bewitching Oration
            4 x Conditioning
            1 x Daring the Dawn
            6 x Freak Drive
            2 x Voter Captivation
            6 x Deflection
            4 x Second Tradition: Domain
            4 x Wake with Evening's Freshness
            4 x Hidden Strength
            6 x Majesty
            """;

    private Preconstructed() {}

    static List<Deck> read(DeckText text) {
        return List.of(
                deck(text, "malkavian", new Text("Malkavian", "Malkavien"), MALKAVIAN),
                deck(text, "nosferatu", new Text("Nosferatu", "Nosferatu"), NOSFERATU),
                deck(text, "toreador", new Text("Toreador", "Toréador"), TOREADOR),
                deck(text, "tremere", new Text("Tremere", "Tremere"), TREMERE),
                deck(text, "ventrue", new Text("Ventrue", "Ventrue"), VENTRUE));
    }

    private static Deck deck(DeckText text, String id, Text name, String cards) {
        Deck.Reading reading = text.read(cards);
        if (!reading.faults().isEmpty())
            throw new IllegalStateException(id + ": " + reading.faults().getFirst().message().en());
        return new Deck(id, name, new ArrayList<>(reading.deck().piles()), List.of());
    }
}
