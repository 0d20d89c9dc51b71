package elysium.nightfall.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.journal.Journal;
import elysium.kernel.journal.JournalDivergedException;
import elysium.nightfall.NightfallGame;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.store.Fingerprint;
import elysium.store.JournalFile;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// Games with values that their players have corrected.
class CorrectionsTest {
    private static final NightfallGame GAME = new NightfallGame();
    private static final String FILE = """
            vulko:
              health: 3
              kicker-draw: 2
            death-grip:
              damage: 1
              kicker-wounds: 1
            charlotte-reyes:
              draw: 3
            furious-melee:
              kicker-exile: 1
            overwatch-two:
              look: 1
            big-ghost:
              strength: 9
              cost: 0
              color: blue
              links: [red, blue]
              kicker: none
            wound-bite:
              count: 30
            wound-burn:
              count: 10
            """;

    private static Setup setup(List<String> options) {
        return new Setup("nightfall", 1, 3, options, 11);
    }

    private static Journal played(Setup setup) {
        Nightfall t = GAME.setUp(setup);
        SplittableRandom chance = new SplittableRandom(4);
        List<Journal.Entry> entries = new ArrayList<>();
        while (!t.isOver()) {
            int seat = t.nextPending();
            Offers offers = t.offers(seat, Offers.movesOnly());
            long move = offers.get(chance.nextInt(offers.size()));
            entries.add(new Journal.Entry(seat, move));
            t.answer(seat, move);
        }
        return new Journal(setup, entries);
    }

    private static Card<Nightfall> card(Book<Nightfall> book, String slug) {
        return book.card(book.number(slug));
    }

    @Test void the_options_of_a_file_are_sorted_and_short_and_hold_only_what_differs() {
        assertThat(GAME.readCorrections(FILE)).containsExactly("big-ghost.color=blue", "big-ghost.cost=0",
                "big-ghost.kicker=none", "big-ghost.links=red+blue", "big-ghost.strength=9", "charlotte-reyes.draw=3",
                "death-grip.damage=1", "death-grip.kicker-wounds=1", "furious-melee.kicker-exile=1",
                "overwatch-two.look=1", "vulko.health=3", "vulko.kicker-draw=2", "wound-bite.count=30",
                "wound-burn.count=10");
    }

    @Test void a_corrected_game_replays_from_its_journal_and_not_as_another() {
        Journal journal = played(setup(GAME.readCorrections(FILE)));
        Nightfall end = journal.tableAfter(journal.entries().size(), GAME);
        assertThat(end.isOver()).isTrue();
        JournalFile kept = JournalFile.of(journal, "5a17", List.of("Ana", "Bo", "Cleo")).withFingerprints(GAME);
        JournalFile read = JournalFile.read("corrected", kept.text());
        assertThat(read).isEqualTo(kept);
        assertThat(read.journal().setup().options()).isEqualTo(GAME.readCorrections(FILE));
        Nightfall again = read.replay(GAME);
        assertThat(Fingerprint.of(again)).isEqualTo(Fingerprint.of(end));
        assertThat(again.book().printed(again.book().number("vulko"), Fact.HEALTH)).isEqualTo(3);
        Journal printed = new Journal(setup(List.of()), journal.entries());
        assertThatThrownBy(() -> printed.tableAfter(journal.entries().size(), GAME))
                .isInstanceOf(JournalDivergedException.class);
    }

    @Test void the_printed_book_is_left_as_it_was() {
        Nightfall t = GAME.setUp(setup(GAME.readCorrections(FILE)));
        assertThat(t.book()).isNotSameAs(GAME.book());
        assertThat(GAME.book().printed(GAME.book().number("big-ghost"), Fact.STRENGTH)).isEqualTo(5);
        assertThat(GAME.setUp(setup(List.of("quick"))).book()).isSameAs(GAME.book());
    }

    @Test void texts_follow_the_corrected_numbers_in_both_languages() {
        Book<Nightfall> book = GAME.setUp(setup(GAME.readCorrections(FILE))).book();
        says(book, "death-grip", "Inflict 1 damage", "Infligez 1 dégât à");
        says(book, "death-grip", "takes 1 wound.", "reçoit 1 Blessure.");
        says(GAME.book(), "death-grip", "takes 2 wounds.", "reçoit 2 Blessures.");
        says(book, "charlotte-reyes", "Draw 3 cards.", "Piochez 3 cartes.");
        says(GAME.book(), "charlotte-reyes", "Draw 1 card.", "Piochez 1 carte.");
        says(book, "furious-melee", "top 1 card of", "Exilez la carte du dessus");
        says(GAME.book(), "furious-melee", "top 2 cards of", "Exilez les 2 cartes du dessus");
        says(book, "overwatch-two", "top 1 card of", "Regardez la carte du dessus");
        says(book, "vulko", "Draw 2 cards.", "Piochez 2 cartes.");
    }

    private static void says(Book<Nightfall> book, String slug, String en, String fr) {
        assertThat(card(book, slug).text().en()).contains(en);
        assertThat(card(book, slug).text().fr()).contains(fr);
    }

    @Test void every_number_of_a_text_is_said_and_every_placeholder_filled() {
        for (Lang lang : Lang.values())
            for (String card : CardValues.PRINTED.cards())
                for (Field field : CardValues.PRINTED.fields(card)) {
                    if (field.ordinal() <= Field.COUNT.ordinal()) continue;
                    Book<Nightfall> book = NightfallBook.of(List.of(CardValues.option(card, field, 9)));
                    String words = card(book, card).text().in(lang);
                    assertThat(words).as(card + " " + field.word()).contains("9").doesNotContain("{", "}", "|");
                    assertThat(card(GAME.book(), card).text().in(lang)).doesNotContain("{", "}", "|", "9");
                }
    }

    @Test void details_tell_what_was_corrected_from_what_is_reconstructed() {
        Book<Nightfall> book = NightfallBook.of(List.of("vulko.health=3"));
        assertThat(Details.grade(card(book, "vulko"), Field.HEALTH)).isEqualTo(Certainty.CORRECTED);
        assertThat(Details.grade(card(GAME.book(), "vulko"), Field.HEALTH)).isEqualTo(Certainty.RECONSTRUCTED);
        assertThat(Details.grade(card(book, "vulko"), Field.STRENGTH)).isEqualTo(Certainty.STATED);
        assertThat(GAME.details(card(book, "vulko"))).extracting(Text::en)
                .anyMatch(line -> line.startsWith("Corrected for this game: health"));
        assertThat(GAME.details(card(book, "vulko"))).extracting(Text::fr)
                .anyMatch(line -> line.startsWith("Corrigé pour cette partie : Points de Vie"));
    }

    @Test void a_set_up_with_a_wrong_correction_is_refused_before_anything_is_laid() {
        for (String wrong : List.of("vulko.health=5", "vulko.health=three", "vulko.hp=3", "volko.health=3",
                "vulko.color=pink", "vulko.links=red+red", "vulko.links=blue+red", "vulko.kicker=violet",
                "charlotte-reyes.cost=1", "charlotte-reyes.links=red+blue", "wound-bite.count=19",
                "blood-rage.strength=2", "vulko.in-play-text=none", "vulko=3", "=", "vulko.health=03"))
            assertThatThrownBy(() -> GAME.check(setup(List.of(wrong)))).as(wrong)
                    .isInstanceOfSatisfying(InvalidInputException.class, no -> {
                        assertThat(no.reason().en()).isNotBlank();
                        assertThat(no.reason().fr()).isNotBlank().isNotEqualTo(no.reason().en());
                    });
    }

    @Test void corrections_go_with_variants() {
        Nightfall t = GAME.setUp(setup(List.of("quick", "secret", "vulko.health=3")));
        assertThat(t.book().printed(t.book().number("vulko"), Fact.HEALTH)).isEqualTo(3);
        assertThat(t.archives.hidden(0)).isTrue();
    }

    @Test void values_and_their_own_file_agree() {
        assertThat(GAME.readCorrections(GAME.valuesFile())).isEmpty();
    }
}
