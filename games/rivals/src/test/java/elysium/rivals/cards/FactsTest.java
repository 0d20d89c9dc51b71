package elysium.rivals.cards;

import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.AGENDA;
import static elysium.rivals.table.vocabulary.Kind.ANIMAL;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.CONSPIRACY;
import static elysium.rivals.table.vocabulary.Kind.EVENT;
import static elysium.rivals.table.vocabulary.Kind.HAVEN;
import static elysium.rivals.table.vocabulary.Kind.INFLUENCE_MODIFIER;
import static elysium.rivals.table.vocabulary.Kind.MORTAL;
import static elysium.rivals.table.vocabulary.Kind.REACTION;
import static elysium.rivals.table.vocabulary.Kind.SCHEME;
import static elysium.rivals.table.vocabulary.Kind.TITLE;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// The numbers printed on the cards, held against sums taken from the cards themselves.
class FactsTest {

    @Test void the_box_holds_what_the_rulebooks_say() {
        assertThat(cards(VAMPIRE)).hasSize(54);
        assertThat(cards(HAVEN)).hasSize(12);
        assertThat(cards(AGENDA)).hasSize(12);
        assertThat(all(FactsTest::isLibrary)).hasSize(103);
        assertThat(copies(all(card -> isLibrary(card) && from(card, 0)))).isEqualTo(207);
        assertThat(copies(all(card -> isLibrary(card) && from(card, 1)))).isEqualTo(102);
    }

    /// The Prince is a Title that nobody plays from a hand, and of no clan.
    @Test void the_prince_is_no_action_card_of_any_clan() {
        List<Card<Rivals>> princes = all(card -> has(card, Trait.PRINCE));
        assertThat(princes).hasSize(1).allMatch(card -> is(card, TITLE)).noneMatch(card -> is(card, ACTION));
        assertThat(princes.getFirst().facts().get(Fact.CLAN)).isEqualTo(-1);
    }

    /// The City Deck has 27 cards, 10 of them Events (RIV-SET-01).
    @Test void the_city_deck_has_27_cards() {
        List<Card<Rivals>> city = all(card -> is(card, MORTAL) || is(card, EVENT) || has(card, Trait.PRINCE));
        assertThat(city).hasSize(20);
        assertThat(copies(city)).isEqualTo(27);
        assertThat(copies(cards(EVENT))).isEqualTo(10);
        assertThat(copies(all(card -> has(card, Trait.CITIZEN)))).isEqualTo(7);
        assertThat(copies(all(card -> has(card, Trait.VAGRANT)))).isEqualTo(5);
        assertThat(copies(all(card -> has(card, Trait.ANTAGONIST)))).isEqualTo(4);
        assertThat(sum(cards(MORTAL), Fact.MORTAL_BLOOD)).isEqualTo(27);
        assertThat(sum(cards(MORTAL), Fact.AGENDA)).isEqualTo(8);
    }

    @Test void every_clan_has_nine_vampires_with_these_sums() {
        Map<Clan, List<Integer>> sums = new LinkedHashMap<>();
        for (Clan clan : Clan.values()) {
            List<Card<Rivals>> vampires = all(card -> is(card, VAMPIRE) && of(card, clan));
            assertThat(vampires).as(clan.name()).hasSize(9);
            sums.put(clan, List.of(sum(vampires, Fact.BP), sum(vampires, Fact.PHYSICAL), sum(vampires, Fact.SOCIAL),
                    sum(vampires, Fact.MENTAL), all(card -> isLibrary(card) && of(card, clan)).size()));
        }
        assertThat(sums).containsEntry(Clan.BRUJAH, List.of(38, 8, 8, 6, 6))
                .containsEntry(Clan.MALKAVIAN, List.of(32, 4, 4, 10, 6))
                .containsEntry(Clan.TOREADOR, List.of(37, 6, 9, 6, 6))
                .containsEntry(Clan.VENTRUE, List.of(38, 7, 8, 7, 6))
                .containsEntry(Clan.GANGREL, List.of(39, 7, 10, 5, 3))
                .containsEntry(Clan.NOSFERATU, List.of(39, 9, 5, 8, 5));
    }

    @Test void the_icons_of_all_vampires_add_up() {
        List<Integer> icons = new ArrayList<>();
        for (Discipline one : Discipline.values()) icons.add(sum(cards(VAMPIRE), Fact.ICONS + one.ordinal()));
        assertThat(icons).containsExactly(11, 10, 0, 9, 7, 11, 12, 11, 19, 6, 0);
        assertThat(all(card -> has(card, Trait.GUARD))).hasSize(10);
    }

    /// How many, and the sums of their requirements, Influence, thresholds, prestige and blood.
    @Test void library_cards_of_a_kind_add_up() {
        assertThat(library(ATTACK)).containsExactly(38, 123, 0, 0, 0, 3);
        assertThat(library(REACTION)).containsExactly(15, 30, 0, 0, 0, 0);
        assertThat(library(ACTION)).containsExactly(54, 28, 18, 16, 4, 6);
        assertThat(library(SCHEME)).containsExactly(5, 0, 0, 0, 0, 0);
        assertThat(library(CONSPIRACY)).containsExactly(5, 0, 0, 16, 0, 0);
        assertThat(library(TITLE)).containsExactly(5, 18, 18, 0, 0, 0);
        assertThat(library(INFLUENCE_MODIFIER)).containsExactly(2, 0, 7, 0, 0, 0);
        assertThat(library(ANIMAL)).containsExactly(5, 0, 0, 0, 0, 4);
        assertThat(all(card -> isLibrary(card) && has(card, Trait.ONGOING))).hasSize(21);
        assertThat(all(card -> has(card, Trait.UNHOSTED))).hasSize(16);
    }

    @Test void attacks_and_reactions_have_these_kinds_and_icons() {
        assertThat(kinds(Fact.ATTACKS)).containsExactly(13, 10, 10, 5);
        assertThat(kinds(Fact.REACTS)).containsExactly(9, 6, 6, 4);
        List<Card<Rivals>> icons = all(card -> card.facts().get(Fact.DAMAGE) >= 0);
        assertThat(icons).hasSize(39);
        assertThat(sum(icons, Fact.DAMAGE)).isEqualTo(40);
        assertThat(sum(cards(REACTION), Fact.SHIELD)).isEqualTo(6);
        List<Integer> replies = new ArrayList<>();
        for (int kind = 0; kind < 4; kind++) {
            int it = kind;
            replies.add(all(card -> card.facts().get(Fact.REPLIES) == it).size());
        }
        assertThat(replies).containsExactly(3, 1, 2, 1);
    }

    @Test void limits_are_those_of_vampires_and_titles() {
        assertThat(all(card -> card.facts().get(Fact.LIMIT) == Fact.UNIQUE)).hasSize(59)
                .allMatch(card -> is(card, VAMPIRE) || is(card, TITLE));
        assertThat(all(card -> card.facts().get(Fact.LIMIT) == Fact.ONE_A_PLAYER)).extracting(Card::slug)
                .containsExactly("core-primogen");
    }

    private static List<Integer> library(Kind kind) {
        List<Card<Rivals>> cards = all(card -> isLibrary(card) && is(card, kind));
        return List.of(cards.size(), sum(cards, Fact.REQUIREMENT), sum(cards, Fact.INFLUENCE),
                sum(cards, Fact.THRESHOLD), sum(cards, Fact.PRESTIGE_COST), sum(cards, Fact.BLOOD_COST));
    }

    private static List<Integer> kinds(int fact) {
        List<Integer> counts = new ArrayList<>();
        for (int kind = 0; kind < 4; kind++) {
            int bit = kind;
            counts.add(all(card -> (card.facts().get(fact) >> bit & 1) != 0).size());
        }
        return counts;
    }

    private static List<Card<Rivals>> all(Predicate<Card<Rivals>> which) {
        return RivalsBook.BOOK.cards().stream().filter(which).toList();
    }

    private static List<Card<Rivals>> cards(Kind kind) {
        return all(card -> is(card, kind));
    }

    private static boolean is(Card<Rivals> card, Kind kind) {
        return (card.facts().get(Fact.KINDS) & kind.bit()) != 0;
    }

    private static boolean isLibrary(Card<Rivals> card) {
        return !is(card, VAMPIRE) && !is(card, HAVEN) && !is(card, AGENDA) && !is(card, MORTAL) && !is(card, EVENT)
                && !has(card, Trait.PRINCE);
    }

    private static boolean has(Card<Rivals> card, int trait) {
        return (card.facts().get(Fact.TRAITS) & trait) != 0;
    }

    private static boolean of(Card<Rivals> card, Clan clan) {
        return card.facts().get(Fact.CLAN) == clan.ordinal();
    }

    private static boolean from(Card<Rivals> card, int set) {
        return card.facts().get(Fact.SET) == set;
    }

    private static int copies(List<Card<Rivals>> cards) {
        return sum(cards, Fact.COPIES);
    }

    private static int sum(List<Card<Rivals>> cards, int fact) {
        return cards.stream().mapToInt(card -> card.facts().get(fact)).sum();
    }
}
