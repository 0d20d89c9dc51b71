package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Clause;
import elysium.kernel.Setup;
import elysium.rulebook.Clauses;
import elysium.tabletop.Card;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import org.junit.jupiter.api.Test;

/// The contents of the Fifth Edition decks, and rules that only describe.
class BoxTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int LEVELS_EACH = 8;

    /// VTES-CRY-12: of all that the game has, the cards of the box show nine Disciplines and five clans.
    @Test void the_cards_of_the_box_show_nine_disciplines_and_five_clans() {
        Set<Discipline> disciplines = EnumSet.noneOf(Discipline.class);
        Set<Clan> clans = EnumSet.noneOf(Clan.class);
        for (Card<Vtes> card : VtesBook.BOOK.cards()) {
            if (printed(card, Fact.CLAN) >= 0) clans.add(Clan.of(printed(card, Fact.CLAN)));
            for (Discipline one : Discipline.values()) if (level(card, one) > 0) disciplines.add(one);
        }
        assertThat(disciplines).containsExactlyInAnyOrder(Discipline.ANIMALISM, Discipline.AUSPEX, Discipline.CELERITY,
                Discipline.DOMINATE, Discipline.FORTITUDE, Discipline.OBFUSCATE, Discipline.PRESENCE,
                Discipline.POTENCE,
                Discipline.BLOOD_SORCERY);
        assertThat(clans).containsExactlyInAnyOrder(Clan.MALKAVIAN, Clan.NOSFERATU, Clan.TOREADOR, Clan.TREMERE,
                Clan.VENTRUE);
    }

    private static int level(Card<Vtes> card, Discipline discipline) {
        int d = discipline.ordinal();
        return printed(card, Fact.DISCIPLINES + d / LEVELS_EACH) >> d % LEVELS_EACH * 2 & 3;
    }

    private static int printed(Card<Vtes> card, int fact) {
        return VtesBook.BOOK.printed(card.number(), fact);
    }

    /// VTES-CRY-05: each vampire has one clan, a capacity and a group; VTES-RUL-01: as the public list of cards says.
    @Test void every_vampire_has_a_clan_a_capacity_and_a_group() {
        for (Card<Vtes> card : VtesBook.BOOK.cards()) {
            if ((printed(card, Fact.KINDS) & Kind.VAMPIRE.bit()) == 0) continue;
            assertThat(printed(card, Fact.CLAN)).as(card.slug()).isNotNegative();
            assertThat(printed(card, Fact.CAPACITY)).as(card.slug()).isBetween(1, 11);
            assertThat(printed(card, Fact.GROUP)).as(card.slug()).isPositive();
        }
    }

    /// VTES-DECK-11: a back shows only to which deck a card belongs, so crypt and library cards never mix.
    @Test void crypt_and_library_cards_never_lie_in_one_pile() {
        Vtes t = GAME.setUp(new Setup("vtes", 1, 5, List.of(), 4));
        for (int row = 0; row < t.rows(); row++) {
            if (t.zone(row) < 0) continue;
            int seat = t.owner(row), zone = t.zone(row);
            boolean crypt = zone == GameLayout.CRYPT + seat || zone == GameLayout.UNCONTROLLED + seat;
            assertThat(t.facts.isVampire(row)).isEqualTo(crypt);
        }
    }

    /// VTES-TERM-18: whatever is neither a master nor an event is played by minions, and masters by none.
    @Test void minions_play_every_card_but_masters_and_events() {
        for (Card<Vtes> card : VtesBook.BOOK.cards()) {
            int kinds = printed(card, Fact.KINDS);
            boolean masterly = (kinds & (Kind.MASTER.bit() | Kind.EVENT.bit())) != 0;
            if ((kinds & Kind.VAMPIRE.bit()) == 0 && !card.modes().isEmpty())
                assertThat(byMinions(card)).as(card.slug()).isEqualTo(!masterly);
        }
    }

    private static boolean byMinions(Card<Vtes> card) {
        for (int mode = 0; mode < card.modes().size(); mode++) {
            Usage how = Usage.of(VtesBook.BOOK, card.number(), mode);
            if (how != null && how.as().fromHand() && how.usedBy() != UsedBy.SEAT) return true;
        }
        return false;
    }

    /// VTES-PLAY-22: besides vampires and masters the box has these eight types, and no events or reflexes.
    @Test void the_box_has_eight_types_of_minion_cards() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (Card<Vtes> card : VtesBook.BOOK.cards())
            for (Kind kind : Kind.values()) if ((printed(card, Fact.KINDS) & kind.bit()) != 0) kinds.add(kind);
        assertThat(kinds).containsExactlyInAnyOrder(Kind.VAMPIRE, Kind.MASTER, Kind.ACTION, Kind.ALLY, Kind.COMBAT,
                Kind.RETAINER, Kind.EQUIPMENT, Kind.ACTION_MODIFIER, Kind.POLITICAL_ACTION, Kind.REACTION);
    }

    /// VTES-PLAY-20: blood is asked of cards that minions play, pool of any; no card of the box asks for both.
    @Test void no_card_costs_blood_and_pool() {
        for (Card<Vtes> card : VtesBook.BOOK.cards()) {
            boolean blood = printed(card, Fact.BLOOD_COST) != 0, pool = printed(card, Fact.POOL_COST) != 0;
            assertThat(blood && pool).as(card.slug()).isFalse();
            if (blood) assertThat(printed(card, Fact.KINDS) & Kind.MASTER.bit()).as(card.slug()).isZero();
        }
    }

    /// VTES-PLAY-21: an effect at the superior level never stands on a card without one at the inferior level.
    @Test void whatever_has_a_superior_effect_has_an_inferior_one() {
        for (Card<Vtes> card : VtesBook.BOOK.cards()) {
            boolean[] levels = new boolean[3];
            for (int mode = 0; mode < card.modes().size(); mode++) {
                Usage how = Usage.of(VtesBook.BOOK, card.number(), mode);
                if (how != null) levels[how.level()] = true;
            }
            assertThat(levels[Discipline.SUPERIOR]).as(card.slug()).isEqualTo(levels[Discipline.INFERIOR]);
        }
    }

    /// Rules that only inform and forbid nothing: VTES-SET-14, VTES-TERM-30, VTES-CRY-09, VTES-CRY-11, VTES-PLAY-19,
    /// VTES-RUL-02, VTES-RUL-03, VTES-RUL-09.
    @Test void what_only_describes_the_box_is_told_and_forbids_nothing() {
        Clauses rules = Clauses.of(GAME);
        for (String id : List.of("VTES-SET-14", "VTES-TERM-30", "VTES-CRY-09", "VTES-CRY-11", "VTES-PLAY-19",
                "VTES-RUL-02", "VTES-RUL-03",
                "VTES-RUL-09", "VTES-DECK-10", "VTES-CNT-09")) {
            assertThat(rules.byId(id)).as(id).isNotNull();
            assertThat(GAME.clauses()).extracting(Clause::id).doesNotContain(id);
        }
    }
}
