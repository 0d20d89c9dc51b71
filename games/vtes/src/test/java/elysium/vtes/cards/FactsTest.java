package elysium.vtes.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import elysium.tabletop.Card;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;
import org.junit.jupiter.api.Test;

/// The printed numbers of the cards, checked against their sums.
class FactsTest {
    private static final int OF_THE_BOX = 9;

    @Test void the_book_holds_the_box_and_three_cards_that_it_names() {
        assertThat(cards(Kind.VAMPIRE)).hasSize(45);
        assertThat(all(card -> !is(card, Kind.VAMPIRE))).hasSize(95);
    }

    @Test void every_clan_has_nine_vampires_with_these_sums() {
        Map<Clan, List<Integer>> sums = new LinkedHashMap<>();
        for (Clan clan : List.of(Clan.MALKAVIAN, Clan.NOSFERATU, Clan.TOREADOR, Clan.TREMERE, Clan.VENTRUE)) {
            List<Card<Vtes>> vampires = all(card -> fact(card, Fact.CLAN) == clan.ordinal());
            sums.put(clan, List.of(vampires.size(), sum(vampires, Fact.CAPACITY), titled(vampires, Title.PRINCE),
                    titled(vampires, Title.PRIMOGEN)));
        }
        assertThat(sums).containsEntry(Clan.MALKAVIAN, List.of(9, 45, 3, 0))
                .containsEntry(Clan.NOSFERATU, List.of(9, 45, 1, 3)).containsEntry(Clan.TOREADOR, List.of(9, 45, 3, 0))
                .containsEntry(Clan.TREMERE, List.of(9, 46, 2, 2)).containsEntry(Clan.VENTRUE, List.of(9, 51, 4, 0));
    }

    @Test void all_vampires_are_of_the_camarilla_and_of_group_six() {
        assertThat(cards(Kind.VAMPIRE)).allMatch(card -> fact(card, Fact.SECT) == Sect.CAMARILLA.ordinal())
                .allMatch(card -> fact(card, Fact.GROUP) == 6);
    }

    /// No two princes rule one city (VTES-SEC-09).
    @Test void every_prince_has_a_city_of_their_own() {
        assertThat(all(card -> fact(card, Fact.TITLE) != 0 && Title.in(fact(card, Fact.TITLE)) == Title.PRINCE))
                .extracting(card -> fact(card, Fact.TITLE)).hasSize(13).doesNotHaveDuplicates();
    }

    @Test void the_disciplines_of_all_vampires_add_up() {
        assertThat(levels(Discipline.INFERIOR)).containsExactly(4, 18, 7, 13, 7, 13, 7, 10, 4);
        assertThat(levels(Discipline.SUPERIOR)).containsExactly(4, 9, 4, 9, 6, 6, 3, 11, 7);
    }

    /// The counts and cost sums per kind; one action and one combat card cost X (VTES-PLAY-20, VTES-PLAY-22).
    @Test void library_cards_of_a_kind_add_up() {
        assertThat(library(Kind.MASTER)).containsExactly(34, 0, 32);
        assertThat(library(Kind.ACTION)).containsExactly(8, 4, 0);
        assertThat(library(Kind.POLITICAL_ACTION)).containsExactly(5, 0, 0);
        assertThat(library(Kind.EQUIPMENT)).containsExactly(4, 0, 4);
        assertThat(library(Kind.RETAINER)).containsExactly(2, 2, 0);
        assertThat(library(Kind.ALLY)).containsExactly(1, 1, 0);
        assertThat(library(Kind.ACTION_MODIFIER)).containsExactly(19, 6, 0);
        assertThat(library(Kind.REACTION)).containsExactly(14, 4, 0);
        assertThat(library(Kind.COMBAT)).containsExactly(11, 2, 0);
        assertThat(all(card -> fact(card, Fact.BLOOD_COST) == Fact.VARIABLE)).extracting(Card::slug)
                .containsExactly("creeping-sabotage", "hidden-strength");
    }

    /// VTES-PLAY-19
    @Test void library_cards_ask_for_these_disciplines_clans_and_titles() {
        List<Integer> needs = new ArrayList<>(), clans = new ArrayList<>();
        for (int d = 0; d < OF_THE_BOX; d++) {
            int bit = d;
            needs.add(all(card -> (fact(card, Fact.NEEDS_DISCIPLINES) >> bit & 1) != 0).size());
        }
        for (int clan = 0; clan < 5; clan++) {
            int it = clan;
            clans.add(all(card -> fact(card, Fact.NEEDS_CLAN) == it).size());
        }
        assertThat(needs).containsExactly(8, 5, 2, 5, 3, 6, 4, 8, 4);
        assertThat(clans).containsExactly(1, 5, 3, 4, 2);
        assertThat(all(card -> fact(card, Fact.NEEDS_TITLE) != 0)).extracting(Card::slug)
                .containsExactly("parity-shift", "protected-district", "second-tradition-domain");
        assertThat(all(card -> fact(card, Fact.NEEDS_ALL) != 0)).extracting(Card::slug)
                .containsExactly("scalpel-tongue");
    }

    @Test void traits_are_printed_on_so_many_cards() {
        assertThat(traits(Trait.UNIQUE, Trait.LOCATION, Trait.HUNTING_GROUND, Trait.TRIFLE, Trait.ANIMAL,
                Trait.LIMITED)).containsExactly(24, 17, 5, 5, 3, 4);
        assertThat(traits(Trait.WEAPON, Trait.GUN, Trait.VEHICLE, Trait.GRAPPLE, Trait.BOON, Trait.FRENZY,
                Trait.ARCHETYPE, Trait.TITLE)).containsOnly(1);
        assertThat(all(card -> fact(card, Fact.REPLACED) == ReplacementTime.UNLOCK)).extracting(Card::slug)
                .containsExactly("into-thin-air", "wake-with-evenings-freshness");
        assertThat(all(card -> fact(card, Fact.REPLACED) == ReplacementTime.DISCARD)).extracting(Card::slug)
                .containsExactly("mirror-walk");
    }

    private static List<Integer> traits(int... which) {
        List<Integer> counts = new ArrayList<>();
        for (int trait : which) counts.add(all(card -> (traits(card) & trait) != 0).size());
        return counts;
    }

    private static int traits(Card<Vtes> card) {
        return fact(card, Fact.TRAITS) & 0xFFFF | fact(card, Fact.MORE_TRAITS) << 16;
    }

    private static List<Integer> levels(int level) {
        List<Integer> counts = new ArrayList<>();
        for (int d = 0; d < OF_THE_BOX; d++) {
            int fact = Fact.DISCIPLINES + d / 8, shift = d % 8 * 2;
            counts.add(all(card -> (fact(card, fact) >> shift & 3) == level).size());
        }
        return counts;
    }

    private static int titled(List<Card<Vtes>> cards, Title title) {
        int titled = 0;
        for (Card<Vtes> card : cards)
            if (fact(card, Fact.TITLE) != 0 && Title.in(fact(card, Fact.TITLE)) == title) titled++;
        return titled;
    }

    private static List<Integer> library(Kind kind) {
        List<Card<Vtes>> cards = cards(kind);
        List<Card<Vtes>> fixed = cards.stream().filter(card -> fact(card, Fact.BLOOD_COST) != Fact.VARIABLE).toList();
        return List.of(cards.size(), sum(fixed, Fact.BLOOD_COST), sum(cards, Fact.POOL_COST));
    }

    private static List<Card<Vtes>> all(Predicate<Card<Vtes>> which) {
        return VtesBook.BOOK.cards().stream().filter(which).toList();
    }

    private static List<Card<Vtes>> cards(Kind kind) {
        return all(card -> is(card, kind));
    }

    private static boolean is(Card<Vtes> card, Kind kind) {
        return (fact(card, Fact.KINDS) & kind.bit()) != 0;
    }

    private static int fact(Card<Vtes> card, int fact) {
        return VtesBook.BOOK.printed(card.number(), fact);
    }

    private static int sum(List<Card<Vtes>> cards, int fact) {
        return cards.stream().mapToInt(card -> fact(card, fact)).sum();
    }
}
