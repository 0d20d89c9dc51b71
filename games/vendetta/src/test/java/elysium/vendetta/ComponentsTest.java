package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.rulebook.Clauses;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.flow.StayOrWithdraw;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// What is in the box, counted in the book and at the tables.
class ComponentsTest {
    private static final Book<Vendetta> BOOK = VendettaBook.BOOK;
    private final Clauses rules = Clauses.of(Tables.GAME);

    private static List<Card<Vendetta>> of(Kind kind) {
        return BOOK.cards().stream().filter(card -> card.kind() == kind.ordinal()).toList();
    }

    private static List<Card<Vendetta>> of(Clan clan) {
        return BOOK.cards().stream().filter(card -> fact(card, Fact.CLAN) == clan.ordinal()).toList();
    }

    private static int fact(Card<Vendetta> card, int fact) {
        return BOOK.printed(card.number(), fact);
    }

    private String words(String clause, Lang lang) {
        return Objects.requireNonNull(rules.byId(clause)).text().in(lang);
    }

    /// VEN-COM-01, VEN-COM-02
    @Test void seven_clans_have_nine_cards_each_two_of_them_to_start_with() {
        assertThat(Clan.values()).hasSize(7);
        for (Clan clan : Clan.values()) {
            assertThat(of(clan)).as(clan.name()).hasSize(9).allMatch(card -> Kind.of(card.kind()).isClanCard());
            assertThat(of(clan)).filteredOn(card -> fact(card, Fact.STARTING) != 0).extracting(card -> card.name().en())
                    .as(clan.name()).containsExactlyInAnyOrder("Hunt", "Ready");
            assertThat(words("VEN-COM-01", Lang.EN)).contains(clan.title().en());
            assertThat(words("VEN-COM-01", Lang.FR)).contains(clan.title().fr());
        }
        assertThat(BOOK.cards()).filteredOn(card -> Kind.of(card.kind()).isClanCard()).hasSize(63);
    }

    /// VEN-COM-03
    @Test void thirty_allies_are_humans_or_vampires() {
        assertThat(of(Kind.HUMAN)).hasSize(15);
        assertThat(of(Kind.VAMPIRE)).hasSize(15);
        Vendetta t = Tables.begin(4, 1);
        assertThat(t.count(GameLayout.ALLIES)).isEqualTo(30);
    }

    /// VEN-COM-04
    @Test void thirty_five_victims_are_all_alike_and_have_no_text() {
        assertThat(of(Kind.VICTIM)).hasSize(1);
        Card<Vendetta> victim = of(Kind.VICTIM).getFirst();
        assertThat(victim.modes()).isEmpty();
        assertThat(victim.modifiers()).isEmpty();
        assertThat(victim.text()).isEqualTo(Text.NONE);
        assertThat(Tables.begin(5, 1).count(GameLayout.VICTIMS)).isEqualTo(35);
    }

    /// VEN-COM-05, VEN-COM-06
    @Test void seven_location_cards_and_eight_relics_come_only_with_their_variants() {
        assertThat(of(Kind.LOCATION)).hasSize(7);
        assertThat(of(Kind.RELIC)).hasSize(8);
        assertThat(laid(Tables.begin(5, 1), Kind.LOCATION, Kind.RELIC)).isZero();
        assertThat(laid(Tables.begin(5, 1, "locations"), Kind.LOCATION)).isEqualTo(3);
        assertThat(laid(Tables.begin(5, 1, "locations"), Kind.RELIC)).isZero();
        assertThat(laid(Tables.begin(5, 1, "relics"), Kind.RELIC)).isEqualTo(6);
        assertThat(laid(Tables.begin(5, 1, "relics"), Kind.LOCATION)).isZero();
    }

    private static int laid(Vendetta t, Kind... kinds) {
        int laid = 0;
        for (int row = 0; row < t.rows(); row++) if (List.of(kinds).contains(t.kind(row))) laid++;
        return laid;
    }

    /// VEN-COM-07, VEN-COM-08: 4 Locations, and for each clan a Position at each of them.
    @Test void there_are_four_locations_and_a_position_of_every_clan_at_each() {
        assertThat(Tables.begin(5, 1).evening.placeCount()).isEqualTo(4).isEqualTo(GameLayout.PLACES);
        List<Integer> positions = new ArrayList<>();
        for (int seat = 0; seat < 6; seat++)
            for (int place = 0; place < GameLayout.PLACES; place++) positions.add(Locations.position(seat, place));
        assertThat(positions).doesNotHaveDuplicates();
        assertThat(Clan.values().length * GameLayout.PLACES).isEqualTo(28);
    }

    /// VEN-COM-09
    @Test void one_living_player_holds_the_only_ambition_token_at_every_moment() {
        for (int seed = 0; seed < 40; seed++) {
            Vendetta t = Tables.begin(3 + seed % 3, seed);
            Tables.play(t, seed, now -> {
                assertThat(now.seats.ambition()).isBetween(0, now.players() - 1);
                assertThat(now.seats.isAlive(now.seats.ambition())).isTrue();
            });
        }
    }

    /// VEN-COM-10, VEN-SET-09: each player at a Location has one token of each kind, whoever else has used theirs.
    @Test void everybody_has_one_stay_and_one_withdraw_token_at_every_location() {
        Vendetta t = Tables.withClans(5, 3);
        int[] asked = {0};
        Tables.play(t, 3, now -> {
            if (!(now.top() instanceof StayOrWithdraw)) return;
            asked[0]++;
            for (int seat = 0; seat < now.players(); seat++) {
                if (!now.isAsked(seat)) continue;
                Offers offers = now.offers(seat, Offers.movesOnly());
                assertThat(offers.size()).isEqualTo(2);
                assertThat(offers.allows(Move.of(Verb.STAY))).isTrue();
                assertThat(offers.allows(Move.of(Verb.WITHDRAW))).isTrue();
            }
        });
        assertThat(asked[0]).isPositive();
    }

    /// VEN-COM-11, VEN-COM-12: the tokens of the box make the totals that the Bank is not bound by (VEN-RUL-03).
    @Test void the_tokens_of_the_box_add_up_to_80_influence_and_70_blood() {
        for (Lang lang : Lang.values()) {
            assertThat(worth(words("VEN-COM-11", lang))).containsExactly(80, 80);
            assertThat(worth(words("VEN-COM-12", lang))).containsExactly(70, 70);
        }
    }

    /// The sum of tokens of two values, and the total that is claimed.
    private static List<Integer> worth(String words) {
        Matcher numbers = Pattern.compile("\\d+").matcher(words);
        List<Integer> all = new ArrayList<>();
        while (numbers.find()) all.add(Integer.valueOf(numbers.group()));
        assertThat(all).hasSize(5);
        return List.of(all.get(0) * all.get(1) + all.get(2) * all.get(3), all.get(4));
    }

    /// VEN-COM-15, VEN-COM-16
    @Test void every_clan_has_its_vampire_and_its_style() {
        for (Clan clan : Clan.values())
            for (Lang lang : Lang.values()) {
                assertThat(words("VEN-COM-15", lang)).contains(clan.title().in(lang)).contains(clan.vampire());
                assertThat(clan.style().in(lang)).isNotBlank();
            }
    }

    /// VEN-COM-16: the style of a clan is on more of its cards than on those of any other.
    @Test void the_cards_of_a_clan_show_its_style() {
        leads(Clan.BRUJAH, "Loses|Frenzy");
        leads(Clan.NOSFERATU, "Withdraw|to the Prince's Haven");
        leads(Clan.TOREADOR, "Alliance");
        leads(Clan.TREMERE, "Spend|enter Frenzy");
        leads(Clan.MALKAVIAN, "hand|in secret|top card");
        leads(Clan.GANGREL, "Deployed Blood|Blood you have Deployed|Blood from the Bank here");
        leads(Clan.VENTRUE, "chooses|opponent|only by|Before all other|cannot make you");
    }

    private static void leads(Clan clan, String words) {
        for (Clan other : Clan.values())
            if (other != clan)
                assertThat(says(clan, words)).as(clan + " before " + other).isGreaterThan(says(other, words));
    }

    private static long says(Clan clan, String words) {
        Pattern wanted = Pattern.compile(words);
        return of(clan).stream().filter(card -> wanted.matcher(card.text().en()).find()).count();
    }

    /// VEN-FED-05
    @Test void some_humans_and_most_vampires_have_an_ability() {
        assertThat(of(Kind.HUMAN)).anyMatch(ComponentsTest::acts).anyMatch(card -> !acts(card));
        assertThat(of(Kind.VAMPIRE)).anyMatch(card -> !acts(card)).filteredOn(ComponentsTest::acts)
                .hasSizeGreaterThan(7);
    }

    private static boolean acts(Card<Vendetta> card) {
        assertThat(card.text().isEmpty()).as(card.slug())
                .isEqualTo(card.modes().isEmpty() && card.masks().modifiedValues() == 0);
        return !card.text().isEmpty();
    }

    /// VEN-FED-06
    @Test void humans_have_different_values() {
        for (int fact : new int[] {Fact.FEED, Fact.INFLUENCE, Fact.DRAIN, Fact.DRAINED})
            assertThat(of(Kind.HUMAN).stream().map(card -> fact(card, fact)).distinct()).hasSizeGreaterThan(1);
    }

    /// VEN-CRD-01, VEN-CRD-05: one kind a card; the step in which an active card acts follows from it.
    @Test void a_clan_card_is_passive_or_active_of_one_of_three_kinds() {
        for (Clan clan : Clan.values()) {
            assertThat(of(clan)).extracting(card -> Kind.of(card.kind())).as(clan.name()).contains(Kind.PASSIVE)
                    .isSubsetOf(Kind.PASSIVE, Kind.PREPARATION, Kind.CONFLICT, Kind.AFTERMATH);
            for (Card<Vendetta> card : of(clan))
                for (var mode : card.modes())
                    assertThat(steps(Kind.of(card.kind()))).as(card.slug()).contains(mode.moment());
        }
    }

    private static List<Integer> steps(Kind kind) {
        return switch (kind) {
            case PREPARATION -> List.of(Moment.PREPARATION);
            case CONFLICT -> List.of(Moment.CONFLICT, Moment.DIPLOMACY);
            case AFTERMATH -> List.of(Moment.AFTERMATH);
            default -> IntStream.range(0, Moment.COUNT).boxed()
                    .filter(moment -> moment != Moment.PREPARATION
                            && moment != Moment.CONFLICT
                            && moment != Moment.AFTERMATH)
                    .toList();
        };
    }

    /// VEN-CRD-07, VEN-CRD-08
    @Test void every_clan_card_has_a_power_and_not_every_one_an_effect() {
        for (Clan clan : Clan.values())
            assertThat(of(clan)).allSatisfy(card -> assertThat(fact(card, Fact.POWER)).as(card.slug()).isBetween(0, 9));
        assertThat(of(Clan.VENTRUE)).anyMatch(card -> !acts(card) && Kind.of(card.kind()) != Kind.PASSIVE);
        assertThat(BOOK.cards()).filteredOn(card -> Kind.of(card.kind()) == Kind.PASSIVE)
                .allMatch(ComponentsTest::acts);
    }
}
