package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static elysium.nightfall.table.GameLayout.BOX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.kit.GameWatcher;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// What each pick of the draft is called, for every number of players and every variant of it, in both languages.
class DraftingTest {
    private static final Text LEFT = new Text("the others go to the left", "les autres passent à gauche"),
            BOXED = new Text("the rest goes back to the box", "ce qui reste retourne dans la boîte"),
            SHARED = new Text("the last card becomes a common archive",
                    "la dernière carte devient une Réserve commune"),
            KEEP = new Text("Keep one", "Gardez-en une"),
            GIVE = new Text("Give one to the commons", "Donnez-en une aux Réserves communes"),
            AWAY = new Text("Remove one", "Écartez-en une");

    /// What one does at a pick, and where the others go.
    private record Step(Text pick, Text others) {
        String in(Lang lang) {
            return pick.in(lang) + (lang == Lang.EN ? "; " : " ; ") + others.in(lang) + ".";
        }
    }

    private static void drafts(int seats, List<Step> steps, String... options) {
        List<Event> told = new ArrayList<>();
        int[] round = {0};
        GameWatcher.watch(Tables.GAME, Tables.setup(seats, 3, options), (t, since) -> {
            for (Event event : since) if (event.kind() == EventKind.PICKED) told.add(event);
            boolean drafts = Tables.GAME.outline(t, 0).texts().containsKey("picks");
            if (drafts) looks(t, steps, told.size());
            round[0] = Math.max(round[0], told.size());
            if (!drafts) for (Lang lang : Lang.values()) tells(t, steps, told, lang);
            return drafts;
        });
        assertThat(round[0]).isEqualTo(steps.size());
    }

    private static void looks(Nightfall t, List<Step> steps, int round) {
        for (int seat = 0; seat < t.players(); seat++)
            for (Lang lang : Lang.values()) {
                String step = steps.get(round).in(lang), others = steps.get(round).others().in(lang);
                assertThat(drawn(t, seat, lang)).contains(step);
                assertThat(Tables.GAME.outline(t, seat).texts().get("step").getFirst().in(lang)).isEqualTo(step);
                if (t.isAsked(seat)) assertThat(Tables.GAME.prompt(t, seat).in(lang)).contains(others + ".");
            }
    }

    private static void tells(Nightfall t, List<Step> steps, List<Event> told, Lang lang) {
        for (int i = 0; i < steps.size(); i++) {
            String tale = Tables.GAME.logLine(t, told.get(i), lang);
            Text others = steps.get(i).others();
            if (others == SHARED)
                others = new Text("the last cards become common archives",
                        "les dernières cartes deviennent des Réserves communes");
            assertThat(tale).contains(String.valueOf(i + 1)).endsWith(others.in(lang) + ".");
        }
    }

    private static String drawn(Nightfall t, int seat, Lang lang) {
        return Tables.GAME.drawing().draw(t, seat, new Drawing.Style(List.of(), lang, false, 120));
    }

    /// NF-DRAFT-02, NF-DRAFT-03, NF-DRAFT-04
    @Test void three_to_five_players_keep_two_give_one_and_put_the_last_back() {
        List<Step> steps = List.of(new Step(KEEP, LEFT), new Step(KEEP, LEFT), new Step(GIVE, BOXED));
        for (int seats = 3; seats <= 5; seats++) drafts(seats, steps);
        drafts(2, steps, "standard-draft");
        drafts(4, steps, "secret");
    }

    /// NF-DRAFT-09
    @Test void two_players_put_one_away_keep_two_and_share_the_last() {
        drafts(2, List.of(new Step(AWAY, LEFT), new Step(KEEP, LEFT), new Step(KEEP, SHARED)));
    }

    /// NF-RUL-11
    @Test void with_open_archives_two_are_kept_and_the_last_goes_back() {
        for (int seats = 2; seats <= 5; seats++)
            drafts(seats, List.of(new Step(KEEP, LEFT), new Step(KEEP, BOXED)), "open");
    }

    /// NF-VAR-06
    @Test void with_common_foundations_two_are_given_and_the_others_go_back() {
        for (int seats = 2; seats <= 5; seats++)
            drafts(seats, List.of(new Step(GIVE, LEFT), new Step(GIVE, BOXED)), "foundations");
    }

    @Test void an_answer_says_what_becomes_of_the_card() {
        assertThat(answer(Tables.begin(2, 3), Lang.EN)).matches("put .* away");
        assertThat(answer(Tables.begin(3, 3), Lang.EN)).startsWith("keep ");
        assertThat(answer(Tables.begin(3, 3, "foundations"), Lang.EN)).matches("give .* to the commons");
        assertThat(answer(Tables.begin(3, 3, "foundations"), Lang.FR)).matches("donner .* aux Réserves communes");
    }

    @Test void a_question_asks_for_what_its_answer_does() {
        Nightfall t = Tables.begin(2, 3);
        assertThat(Tables.GAME.prompt(t, 0).en()).startsWith("Which card do you remove from the game?");
        assertThat(Tables.GAME.prompt(t, 0).fr()).startsWith("Quelle carte écarter pour tous ?");
        assertThat(answer(t, Lang.FR)).startsWith("écarter ");
    }

    private static String answer(Nightfall t, Lang lang) {
        return Tables.GAME.notation().write(t, 0, t.offers(0, Offers.movesOnly()).get(0), lang);
    }

    @Test void what_becomes_of_the_last_card_stands_behind_the_picks() {
        assertThat(drawn(Tables.begin(2, 3), 0, Lang.EN)).contains("the rest: a common archive");
        assertThat(drawn(Tables.begin(2, 3), 0, Lang.FR)).contains("ce qui reste : une Réserve commune");
        assertThat(drawn(Tables.begin(3, 3), 0, Lang.EN)).contains("the rest: out of the game");
        assertThat(Tables.GAME.outline(Tables.begin(5, 3), 0).texts().get("rest"))
                .containsExactly(new Text("the rest: out of the game", "ce qui reste : hors du jeu"));
    }

    /// NF-RUL-09: only the player who put a card away is shown it.
    @Test void a_card_that_was_put_away_is_shown_to_its_player_alone() {
        Nightfall t = Tables.begin(2, 3);
        for (int seat = 0; seat < 2; seat++) t.answer(seat, t.offers(seat, Offers.movesOnly()).get(0));
        assertThat(t.count(BOX)).isEqualTo(2);
        for (int seat = 0; seat < 2; seat++) {
            String away = drawn(t, seat, Lang.EN).lines().filter(line -> line.contains("You have put away"))
                    .findFirst().orElseThrow();
            for (int each = t.first(BOX); each >= 0; each = t.next(each))
                assertThat(away.contains(t.name(each).en())).isEqualTo(t.sees(seat, each));
        }
        assertThat(drawn(t, 1, Lang.FR)).contains("Vous avez écarté : ");
        assertThat(drawn(t, SPECTATOR, Lang.EN)).doesNotContain("put away:");
    }
}
