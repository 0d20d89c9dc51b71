package elysium.rivals.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.rivals.cards.RivalsBook;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.junit.jupiter.api.Test;

/// Decks are read from texts, judged by the rules of construction, and given to seats.
class DecksTest {
    private static final RivalsDecks DECKS = new RivalsDecks(RivalsBook.BOOK);
    private static final String HEAD = """
            Agenda: Turf War
            Haven: House of Pain
            Leader: Hydra
            """, VAMPIRES = """
            Faction
            1 x Hydra
            1 x The Cossack
            1 x Brother
            1 x Beretta
            1 x Johnny
            1 x Skunk
            1 x Tamaska
            """, THIRTY_NINE = """
            Library
            3 x Drive-By
            3 x Sucker Punch
            3 x .38 Special
            3 x Baseball Bat
            3 x Kneecapped
            3 x Lightning Strike
            3 x Molotov Cocktail
            3 x Throat Rip
            3 x Fleetness
            3 x Humiliate
            3 x Seduction
            3 x Power Play
            3 x The Swarm
            """;

    private static List<String> wrong(String text) {
        Deck.Reading read = DECKS.read(text);
        assertThat(read.faults()).isEmpty();
        return DECKS.check(read.deck()).stream().map(Deck.Fault::clause).toList();
    }

    private static String fault(String text) {
        assertThat(DECKS.read(text).faults()).hasSize(1);
        Deck.Fault fault = DECKS.read(text).faults().getFirst();
        return fault.line() + ": " + fault.message().en();
    }

    private static Setup setup(int seats, String... options) {
        return new Setup("rivals", 1, seats, List.of(options), 1);
    }

    /// RIV-DCK-06, RIV-DCK-08: clans and boxes may be mixed, RIV-AGD-03 and RIV-HAV-01 included.
    @Test void a_deck_may_mix_clans_and_boxes_with_any_haven_and_agenda() {
        assertThat(wrong(HEAD + VAMPIRES + THIRTY_NINE + "1 x Mercy\n")).isEmpty();
    }

    /// RIV-SET-05
    @Test void the_decks_of_the_boxes_have_forty_cards_and_seven_vampires_and_are_legal() {
        assertThat(DECKS.list()).extracting(Deck::id).containsExactly("core-brujah", "core-toreador", "core-ventrue",
                "core-malkavian", "war-gangrel", "war-nosferatu");
        for (Deck deck : DECKS.list()) {
            assertThat(DECKS.check(deck)).as(deck.id()).isEmpty();
            assertThat(deck.pile("library").size()).as(deck.id()).isEqualTo(40);
            assertThat(deck.pile("faction").size()).as(deck.id()).isEqualTo(7);
            assertThat(deck.remarks()).as(deck.id()).hasSize(3);
        }
    }

    /// RIV-DCK-01
    @Test void a_faction_deck_has_exactly_seven_vampires_with_the_leader_among_them() {
        String rest = THIRTY_NINE + "1 x Mercy\n";
        assertThat(wrong(HEAD + VAMPIRES + "1 x Sweetums\n" + rest)).containsExactly("RIV-DCK-01");
        assertThat(wrong(HEAD + VAMPIRES.replace("1 x Skunk\n", "") + rest)).containsExactly("RIV-DCK-01");
        assertThat(wrong(HEAD.replace("Hydra", "Flick") + VAMPIRES + rest)).containsExactly("RIV-DCK-01");
    }

    /// RIV-DCK-02
    @Test void no_vampire_is_in_a_faction_deck_twice() {
        String rest = THIRTY_NINE + "1 x Mercy\n";
        assertThat(wrong(HEAD + VAMPIRES.replace("Skunk", "Brother") + rest)).containsExactly("RIV-DCK-02");
        assertThat(wrong(HEAD + VAMPIRES.replace("1 x Skunk\n1", "2") + rest)).containsExactly("RIV-DCK-02");
    }

    /// RIV-DCK-03
    @Test void a_library_has_forty_to_sixty_cards() {
        String twenty = """
                3 x Mercy
                3 x Free Money
                3 x Gang Up
                3 x Influencer
                3 x Primogen
                3 x Sheriff
                2 x Herald
                """;
        assertThat(wrong(HEAD + VAMPIRES + THIRTY_NINE)).containsExactly("RIV-DCK-03");
        assertThat(wrong(HEAD + VAMPIRES + THIRTY_NINE + twenty + "1 x Seneschal\n")).isEmpty();
        assertThat(wrong(HEAD + VAMPIRES + THIRTY_NINE + twenty + "2 x Seneschal\n")).containsExactly("RIV-DCK-03");
    }

    /// RIV-DCK-04
    @Test void a_library_has_three_copies_of_a_card_at_most_however_they_are_written() {
        assertThat(wrong(HEAD + VAMPIRES + THIRTY_NINE + "1 x drive by\n")).containsExactly("RIV-DCK-04");
        Deck.Fault fault = DECKS.check(DECKS.read(HEAD + VAMPIRES + THIRTY_NINE + "1 x drive by").deck()).getFirst();
        assertThat(fault.line()).isEqualTo(13);
        assertThat(fault.message().fr()).isEqualTo(
                "une Bibliothèque a au plus 3 exemplaires d'une carte, pas 4 de " + french("core-drive-by"));
    }

    private static String french(String slug) {
        return RivalsBook.BOOK.card(RivalsBook.BOOK.number(slug)).name().fr();
    }

    /// RIV-DCK-05
    @Test void a_deck_has_one_haven_and_one_agenda() {
        String rest = VAMPIRES + THIRTY_NINE + "1 x Mercy\n";
        assertThat(wrong("Haven: House of Pain\nLeader: Hydra\n" + rest)).containsExactly("RIV-DCK-05");
        assertThat(wrong("Agenda: Turf War\nLeader: Hydra\n" + rest)).containsExactly("RIV-DCK-05");
        assertThat(wrong(HEAD + "Agenda: Playthings\n" + rest)).containsExactly("RIV-DCK-05");
        assertThat(wrong(HEAD + "Haven: Artist Lofts\n" + rest)).containsExactly("RIV-DCK-05");
        assertThat(wrong("Agenda: Turf War\nHaven: House of Pain\n" + rest)).containsExactly("RIV-SET-07");
    }

    /// RIV-DCK-07
    @Test void several_seats_may_play_the_same_haven_and_agenda() {
        RivalsSeatDecks chosen = new RivalsSeatDecks(DECKS, setup(2, "deck1=core-brujah", "deck2=core-brujah"));
        assertThat(chosen.of(0)).isEqualTo(chosen.of(1));
    }

    @Test void a_card_stands_only_where_it_belongs() {
        assertThat(fault("Library\n1 x Hydra")).isEqualTo("2: Hydra belongs under Faction, not under Library");
        assertThat(fault("Library\n1 x Prince of the City"))
                .isEqualTo("2: Prince of the City is a city card and cannot be in a deck; remove it");
        assertThat(fault("Agenda: House of Pain")).isEqualTo("1: House of Pain belongs under Haven, not under Agenda");
    }

    @Test void a_name_is_read_in_either_language_but_never_guessed() {
        assertThat(DECKS.read("Bibliothèque\n2 x coup de grace\n1 x COUP BAS\n1x 38 special").faults()).isEmpty();
        assertThat(fault("Library\n1 x Drive-Bye"))
                .isEqualTo("2: no card is called 'Drive-Bye'; did you mean Drive-By?");
        assertThat(fault("Library\n1 x Drive")).isEqualTo("2: no card is called 'Drive'; check the name");
        assertThat(fault("Faction\n1 x Inmate #745943 # seen once\n1 x Inmate 745944")).startsWith("3: no card");
    }

    @Test void a_deck_is_written_the_same_whatever_text_it_came_from() {
        for (Deck deck : DECKS.list())
            for (Lang lang : Lang.values()) {
                Deck.Reading read = DECKS.read(DECKS.write(deck, lang));
                assertThat(read.faults()).as(deck.id()).isEmpty();
                assertThat(unnamed(read.deck())).isEqualTo(unnamed(deck));
                assertThat(DECKS.write(read.deck(), lang)).isEqualTo(DECKS.write(deck, lang));
                assertThat(DeckCode.of(read.deck())).isEqualTo(DeckCode.of(deck));
            }
    }

    /// A deck in English without its name, which a text gives in one language only.
    private static String unnamed(Deck deck) {
        String written = DECKS.write(deck, Lang.EN);
        return written.substring(written.indexOf('\n'));
    }

    @Test void a_deck_of_ones_own_travels_as_one_word() {
        Deck deck = DECKS.read(HEAD + VAMPIRES + THIRTY_NINE + "1 x Mercy\n").deck();
        String option = "deck2=" + DECKS.pack(deck);
        assertThat(option).matches("deck2=own:[0-9.x-]+");
        RivalsSeatDecks chosen = new RivalsSeatDecks(DECKS, setup(3, option));
        assertThat(chosen.of(1)).isEqualTo(DeckCode.of(deck));
        assertThat(chosen.custom()).isEqualTo(0b010);
        assertThat(chosen.of(0)).isEqualTo(DeckCode.of(DECKS.list().get(0)));
        assertThat(chosen.of(2)).isEqualTo(DeckCode.of(DECKS.list().get(2)));
    }

    @Test void what_no_seat_can_play_is_refused_with_the_reason() {
        String own = DECKS.pack(DECKS.read(HEAD + VAMPIRES + THIRTY_NINE + "1 x Mercy\n").deck());
        for (String option : List.of("deck1=core-tremere", "deck1=own:", "deck1=own:1.2.3", "deck4=core-brujah",
                "deck1=" + own.replace("own:", "own:9"), "deck1=" + own.replaceFirst("3x", "4x")))
            assertThatThrownBy(() -> new RivalsSeatDecks(DECKS, setup(2, option))).as(option)
                    .isInstanceOf(InvalidInputException.class)
                    .hasMessageContaining("the deck of seat ");
        assertThatThrownBy(() -> new RivalsSeatDecks(DECKS, setup(2, "deck1=core-brujah", "deck1=core-ventrue")))
                .hasMessageContaining("it has two decks");
        assertThatThrownBy(() -> new RivalsSeatDecks(DECKS, setup(2, "deck1=" + own.replaceFirst("3x", "4x"))))
                .hasMessageContaining("RIV-DCK-04");
    }

    @Test void only_its_seat_is_told_what_is_in_a_deck_of_ones_own() {
        String own = "deck2=" + DECKS.pack(DECKS.read(HEAD + VAMPIRES + THIRTY_NINE + "1 x Mercy\n").deck());
        Setup setup = setup(3, own, "deck1=core-ventrue", "printed");
        assertThat(Decks.visibleOptions(setup.options(), 1)).isEqualTo(setup.options());
        for (int viewer : new int[] {0, 2, Table.SPECTATOR})
            assertThat(Decks.visibleOptions(setup.options(), viewer)).containsExactly("deck1=core-ventrue", "deck2=own",
                    "printed");
    }

    @Test void a_deck_is_drawn_by_potency_kind_and_clan() {
        List<Deck.Chart> charts = DECKS.charts(DECKS.list().getFirst());
        assertThat(charts).extracting(chart -> chart.title().en()).containsExactly("Vampires by blood potency",
                "Library by potency required", "Library by kind", "Library by clan");
        for (int i = 0; i < charts.size(); i++)
            assertThat(charts.get(i).bars().stream().mapToInt(Deck.Bar::count).sum()).isEqualTo(i == 0 ? 7 : 40);
    }
}
