package elysium.rivals.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.table.vocabulary.Clan;
import elysium.tabletop.deck.DeckText;
import elysium.tabletop.game.Deck;

/// The preconstructed decks of the boxes, as far as they are known.
final class Preconstructed {
    private static final List<Text> CORE = List.of(
            new Text(
                    "Library: proposed, since the published list was not found; clan and neutral cards of the base box.",
                    "Bibliothèque : proposée, la liste publiée n'ayant pas été trouvée ; cartes du clan et neutres de la "
                            + "boîte de base."),
            new Text("Vampires and Haven: likely, from a public list of the cards.",
                    "Vampires et Refuge : probables, d'après une liste publique des cartes."),
            new Text("Agenda: inferred from the examples of the rulebook and the strengths of the clan.",
                    "Cabale : déduite des exemples du livret et des forces du clan."));
    private static final List<Text> WOLF_AND_RAT = List.of(
            new Text("Library and vampires: proposed, since the published list was not found; cards of the expansion.",
                    "Bibliothèque et vampires : proposés, la liste publiée n'ayant pas été trouvée ; cartes de "
                            + "l'extension."),
            new Text("Haven: proposed, as the expansion's rulebook names it with the clan.",
                    "Refuge : proposé, le livret de l'extension le nommant avec le clan."),
            new Text("Agenda: inferred from the expansion's example and published reviews.",
                    "Cabale : déduite de l'exemple de l'extension et de critiques publiées."));

    private static final String BRUJAH = """
            Agenda: Drain Them Slowly
            Haven: House of Pain
            Leader: Hydra

            Faction (7)
            1 x Hydra
            1 x The Cossack
            1 x Brother
            1 x Beretta
            1 x Johnny
            1 x Skunk
            1 x Sweetums

            Library (40)
            2 x Blood for Blood
            3 x Drive-By
            2 x Smoke 'Em Out
            3 x Sucker Punch
            2 x Terrorize
            2 x The Spoils
            3 x .38 Special
            3 x Baseball Bat
            2 x Coup de Grâce
            2 x Emergency Bloodbag
            2 x Fleetness
            3 x Kneecapped
            3 x Lightning Strike
            3 x Molotov Cocktail
            2 x Scoped .30-06
            3 x Throat Rip
            """;
    private static final String TOREADOR = """
            Agenda: Playthings
            Haven: The Penthouse
            Leader: Lixue Chen

            Faction (7)
            1 x Lixue Chen
            1 x Bella Forte
            1 x Muhammad Zadeh
            1 x Iris Lokken
            1 x Liza Holt
            1 x John Kartunen
            1 x Ty Smith

            Library (40)
            3 x Backhanded Compliment
            3 x Balance of Power
            2 x Beauty is a Beast
            3 x Fame & Fortune
            2 x PR Firm
            3 x Steal the Spotlight
            3 x A Biting Comment
            1 x Fleetness
            1 x Free Money
            2 x Gang Up
            2 x Hedge Your Bets
            3 x Humiliate
            2 x Incite Rebellion
            2 x Influencer
            1 x Irresistible Voice
            1 x Mercy
            2 x Rain on Your Parade
            3 x Seduction
            1 x The Last Word
            """;
    private static final String VENTRUE = """
            Agenda: Base of Power
            Haven: Royal Retreat
            Leader: Randolph Marz

            Faction (7)
            1 x Randolph Marz
            1 x Stevie Osborn
            1 x Bruno Wagner
            1 x Zhang Wei
            1 x Montgomery White
            1 x Humberto Garcia
            1 x Nancy Witt

            Library (40)
            2 x Assert Authority
            3 x Dignity of the Office
            3 x Greed
            3 x Long-Term Investment
            2 x Marked Man
            2 x Royal Review
            2 x Demand Obedience
            2 x Herald
            2 x Irresistible Voice
            2 x Keeper of Elysium
            3 x Know Your Place
            2 x Late-Night Snack
            3 x Power Play
            2 x Primogen
            2 x Seneschal
            2 x Sheriff
            1 x The Last Word
            2 x Unswayable Mind
            """;
    private static final String MALKAVIAN = """
            Agenda: The End is Nigh
            Haven: The Madhouse
            Leader: Guv'nah

            Faction (7)
            1 x Guv'nah
            1 x Bad Penny
            1 x Inmate #745943
            1 x Velvet
            1 x Karma
            1 x Lolita
            1 x Street Preacher

            Library (40)
            3 x All Tied Up
            1 x Distraction
            2 x Dumpster Dive
            3 x Faulty Logic
            3 x Insanity Defense
            3 x Unhinged
            2 x Burning Down the House
            2 x Cloak of Shadows
            3 x Destroy the Plans
            2 x Everything is Connected
            2 x Fragmented Mind
            2 x Holdout Dagger
            3 x Lost Glory
            3 x Scry the Soul
            1 x Search Engine
            2 x The Mighty Fall
            3 x Whispering Campaign
            """;
    private static final String GANGREL = """
            Agenda: Call of the Wild
            Haven: City Park
            Leader: Tamaska

            Faction (7)
            1 x Tamaska
            1 x Drea Warden
            1 x Summer Moon
            1 x Lil' Fang
            1 x Leah Swiftfoot
            1 x Lori Swiftfoot
            1 x Harry O'Brien

            Library (40)
            3 x Apex Predator
            2 x Shape of the Beast
            3 x We Are Legend
            2 x Alley Cat
            2 x Animal Dominion
            3 x Beasts of War
            2 x Bond Famulus
            2 x Earth Meld
            2 x Feeding Frenzy
            3 x Feral Claws
            3 x Feral Fangs
            1 x Feral Whispers
            3 x Fight or Flight
            3 x Hardened Flesh
            3 x Mongrel
            3 x Murder of Crows
            """;
    private static final String NOSFERATU = """
            Agenda: Invisible Army
            Haven: The Sewers
            Leader: General Flint

            Faction (7)
            1 x General Flint
            1 x Sheilar Omar
            1 x Clandestine
            1 x Pong
            1 x Kim Phan
            1 x Chooha
            1 x Bobby Handsome

            Library (40)
            3 x Bad Reflection
            3 x Cornered Rat
            3 x Disturbing the Hive
            2 x Secret Passage
            2 x Spy Games
            1 x Alley Cat
            1 x Constant Surveillance
            2 x Cracking the Case
            2 x Feeding the Hungry
            2 x Help Me Help You
            1 x Hiding in Plain Sight
            1 x Protect the Flock
            1 x Second Tradition: The Domain
            3 x Seeing is Believing
            3 x Sewer Rat
            1 x The Shakedown
            3 x The Stampede
            3 x The Swarm
            3 x Veiled Threat
            """;

    private Preconstructed() {}

    static List<Deck> read(DeckText text) {
        List<Deck> decks = new ArrayList<>();
        decks.add(read(text, "core-brujah", Clan.BRUJAH, BRUJAH, CORE));
        decks.add(read(text, "core-toreador", Clan.TOREADOR, TOREADOR, CORE));
        decks.add(read(text, "core-ventrue", Clan.VENTRUE, VENTRUE, CORE));
        decks.add(read(text, "core-malkavian", Clan.MALKAVIAN, MALKAVIAN, CORE));
        decks.add(read(text, "war-gangrel", Clan.GANGREL, GANGREL, WOLF_AND_RAT));
        decks.add(read(text, "war-nosferatu", Clan.NOSFERATU, NOSFERATU, WOLF_AND_RAT));
        return List.copyOf(decks);
    }

    private static Deck read(DeckText text, String id, Clan clan, String words, List<Text> remarks) {
        Deck.Reading read = text.read(words);
        if (!read.faults().isEmpty()) throw new IllegalStateException(id + ": " + read.faults());
        return new Deck(id, clan.title(), read.deck().piles(), remarks);
    }
}
