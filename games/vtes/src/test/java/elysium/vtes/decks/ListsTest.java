package elysium.vtes.decks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Lang;
import elysium.tabletop.game.Deck;
import elysium.vtes.cards.VtesBook;
import org.junit.jupiter.api.Test;

/// Lists as players write and exchange them, and the faults reported for them.
class ListsTest {
    private static final VtesDecks DECKS = new VtesDecks(VtesBook.BOOK);
    private static final String JOL = """
            6x Aunt Linda
            6x Larissa Moreira

            30x Creeping Sabotage
            1x Barrens, The
            29x Cats Guidance
            """;

    private static List<String> told(String text, Lang lang) {
        return DECKS.read(text).faults().stream().map(fault -> fault.line() + " " + fault.message().in(lang)).toList();
    }

    private static List<String> english(String text) {
        return told(text, Lang.EN);
    }

    private static String plain(Deck deck) {
        return DECKS.write(deck, Lang.EN);
    }

    @Test void every_format_is_read_as_it_is_written() {
        for (Deck deck : DECKS.list())
            for (String format : DECKS.formats()) {
                Deck.Reading read = DECKS.read(DECKS.write(deck, format));
                assertThat(read.faults()).as("%s of %s", format, deck.id()).isEmpty();
                assertThat(cards(read.deck())).as("%s of %s", format, deck.id()).isEqualTo(cards(deck));
            }
    }

    private static String cards(Deck deck) {
        String text = plain(deck);
        return text.substring(text.indexOf("Crypt"));
    }

    @Test void a_list_without_headings_is_a_crypt_and_a_library() {
        Deck.Reading read = DECKS.read(JOL);
        assertThat(read.faults()).isEmpty();
        assertThat(plain(read.deck())).contains("Crypt (12)", "Library (60)", "1 x The Barrens", "29 x Cats' Guidance");
    }

    @Test void a_list_of_the_archive_may_have_columns_and_types() {
        Deck.Reading read = DECKS.read("""
                Deck Name: Sewers
                Author: Somebody

                Crypt (2 cards, min=9, max=9, avg=4.5)
                --------------------------------------
                1x Ryan                  4  ani obf pot            Nosferatu:6
                1x Aunt Linda            5  ANI OBF pot            Nosferatu:6

                Library (3 cards)
                Master (1; 1 trifle)
                1x Villein

                Combat (2)
                2x Taste of Vitae
                """);
        assertThat(read.faults()).isEmpty();
        assertThat(read.deck().name().en()).isEqualTo("Sewers");
        assertThat(plain(read.deck())).contains("1 x Ryan", "2 x Taste of Vitae");
    }

    @Test void types_may_stand_alone_in_both_languages_and_accents_be_missing() {
        Deck.Reading read = DECKS.read("""
                Nom : Les égouts
                Crypte
                2 Ryan
                Bibliothèque (9 cartes)
                Maître
                2 Poupée de sang
                Action
                3 sabotage insidieux
                Modificateur d'action
                1 Masquer l'assemblee
                Réaction
                2 Conseil des chats
                Combat
                1 gorgee de vitae
                """);
        assertThat(read.faults()).isEmpty();
        assertThat(plain(read.deck())).contains("3 x Creeping Sabotage", "1 x Taste of Vitae");
    }

    @Test void a_name_that_is_nearly_right_is_asked_for() {
        assertThat(english("Library\n2 Blod Doll\n"))
                .containsExactly("2 no card is called 'Blod Doll'; did you mean Blood Doll?");
        assertThat(told("Bibliothèque\n2 Corneilles noire\n", Lang.FR)).containsExactly(
                "2 aucune carte ne s'appelle « Corneilles noire » ; vouliez-vous dire Corneilles noires ?");
    }

    @Test void a_part_of_a_name_is_asked_for_too() {
        assertThat(english("Library\n3 Qui Vive\n")).containsExactly(
                "2 no card is called 'Qui Vive'; did you mean On the Qui Vive?");
        assertThat(english("Library\n1 zone\n").getFirst()).contains("La zone");
    }

    @Test void what_was_not_understood_counts_for_its_heading() {
        assertThat(english("Library (5 cards)\nMaster (3)\n3 Blod Doll\nAction (2)\n2 Deep Song\n")).containsExactly(
                "3 no card is called 'Blod Doll'; did you mean Blood Doll?");
        assertThat(english("Library (6 cards)\n3 Blood Doll\n2 Deep Song\n")).containsExactly(
                "1 the heading says 6 cards, but 5 were read below it: correct one of the two");
    }

    @Test void a_number_of_copies_that_cannot_be_is_said_to_be_that() {
        String said = " does not begin with a number of copies, 1 to 99";
        assertThat(english("Library\n0 Majesty\n-3 Vessel\nx Vessel\n")).containsExactly("2 '0 Majesty'" + said,
                "3 '-3 Vessel'" + said, "4 'x Vessel'" + said);
    }

    @Test void a_card_that_cannot_be_played_is_known_and_faults_stand_in_the_order_of_lines() {
        assertThat(english("Crypt\n1 Theo Bell (G2)\n2 Nasir\nLibrary\n1 Telepathic Counter\n")).containsExactly(
                "2 Theo Bell (G2) cannot be played here yet: replace it with another card",
                "3 no card is called 'Nasir'; did you mean Nassir, Basir, Nahir?",
                "5 Telepathic Counter cannot be played here yet: replace it with another card");
    }

    @Test void a_group_may_stand_behind_a_name_in_any_way() {
        for (String called : List.of("Nassir", "Nassir (G6)", "Nassir G6", "NASSIR (g6)"))
            assertThat(english("Crypt\n2 " + called + "\n")).as(called).isEmpty();
        assertThat(english("Crypt\n2 Nassir (G5)\n")).hasSize(1);
    }

    @Test void a_link_with_cards_is_read_and_an_address_without_is_not_followed() {
        String link = DECKS.write(DECKS.list().getFirst(), "vdb");
        assertThat(DECKS.read(link + ";999999=2").faults()).extracting(fault -> fault.message().en()).containsExactly(
                "'999999=2' is not an official card number with a number of copies: correct it");
        assertThat(english("https://vdb.im/decks/abc123")).containsExactly(
                "0 this address contains no cards, and nothing is downloaded: paste the list");
    }

    @Test void json_may_wrap_its_numbers_and_broken_json_is_said_to_be_so() {
        assertThat(DECKS.read("{\"library\": {\"100199\": {\"q\": 3}, \"102121\": 3}}").faults()).isEmpty();
        assertThat(english("{\"name\": \"broken\", \"crypt\": ")).containsExactly(
                "0 this JSON cannot be read: copy it again, from { to }");
        assertThat(english("{\"name\": \"empty\"}")).containsExactly(
                "0 this JSON contains no cards: it needs cards, or crypt and library");
    }
}
