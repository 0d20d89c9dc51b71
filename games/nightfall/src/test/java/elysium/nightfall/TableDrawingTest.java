package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.kit.check.DrawingChecks.viewers;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;
import elysium.tabletop.Verbs;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// The terminal shows all that a viewer may know: public cards and those of its own seat.
class TableDrawingTest {
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo", "Dan", "Eve");

    private static String drawn(Nightfall t, int viewer, Lang lang) {
        List<String> names = NAMES.subList(0, t.players());
        return Tables.GAME.drawing().draw(t, viewer, new Drawing.Style(names, lang, false, 120));
    }

    /// The part of a drawing under a title, or nothing.
    private static String part(String drawn, String title) {
        int from = drawn.indexOf("─ " + title + " ");
        if (from < 0) return "";
        int to = drawn.indexOf("\n├", from);
        return drawn.substring(from, to < 0 ? drawn.length() : to);
    }

    /// What is drawn of a player.
    private static String of(String drawn, int seat, Lang lang) {
        String players = part(drawn, lang == Lang.EN ? "Players" : "Joueurs");
        int from = players.indexOf(" " + (seat + 1) + " " + NAMES.get(seat));
        int to = seat == NAMES.size() - 1 ? -1 : players.indexOf(" " + (seat + 2) + " " + NAMES.get(seat + 1), from);
        return players.substring(from, to < 0 ? players.length() : to);
    }

    private static Nightfall staged(Map<String, Object> given, String... players) {
        Map<String, Object> all = new LinkedHashMap<>(given);
        for (String player : players) all.putIfAbsent(player, Map.of());
        return Tables.GAME.scenarioSupport().createTable(all).table();
    }

    private static Map<String, Object> in(String key, Object value, Object... more) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(key, value);
        for (int i = 0; i < more.length; i += 2) map.put(more[i].toString(), more[i + 1]);
        return map;
    }

    // ---- all the time

    @Test void wounds_exiled_cards_and_piles_are_drawn_at_every_question() {
        int[] looks = {0}, exiled = {0};
        Nights.play(1, (t, _) -> {
            if (t.isOver() || looks[0]++ % 37 != 0) return;
            viewers(t, viewer -> {
                for (Lang lang : Lang.values()) {
                    String drawn = drawn(t, viewer, lang);
                    stack(t, drawn, lang);
                    exiled[0] += exile(t, drawn, lang);
                    for (int seat = 0; seat < t.players(); seat++) seat(t, viewer, seat, of(drawn, seat, lang), lang);
                }
            });
        });
        assertThat(exiled[0]).isGreaterThan(100);
    }

    private static void stack(Nightfall t, String drawn, Lang lang) {
        String stack = part(drawn, lang == Lang.EN ? "Wounds left" : "Blessures restantes");
        assertThat(stack).contains(t.wounds.faceUpCount() + (lang == Lang.EN ? " face up" : " face visible"))
                .contains(t.count(WOUNDS) - t.wounds.faceUpCount() + (lang == Lang.EN ? " face down" : " face cachée"));
        String top = t.first(WOUNDS) == NONE ? "" : t.name(t.first(WOUNDS)).in(lang);
        for (Wound type : Wound.values())
            assertThat(stack.contains(type.title().in(lang)))
                    .isEqualTo(t.wounds.faceUpCount() > 0 && type.title().in(lang).equals(top));
        assertThat(drawn).contains((lang == Lang.EN ? "first player: " : "premier joueur : ")
                + NAMES.get(t.night.firstPlayer()));
    }

    private static int exile(Nightfall t, String drawn, Lang lang) {
        String exile = part(drawn, lang == Lang.EN ? "Exile" : "Exil");
        assertThat(exile.isEmpty()).isEqualTo(t.count(EXILE) == 0);
        for (int card = t.first(EXILE); card != NONE; card = t.next(card))
            assertThat(exile).contains(name(t, card, lang));
        return t.count(EXILE);
    }

    private static void seat(Nightfall t, int viewer, int seat, String drawn, Lang lang) {
        for (Wound type : Wound.values())
            if (t.wounds.of(seat, type.ordinal()) > 0)
                assertThat(drawn).contains(type.title().in(lang) + " " + t.wounds.of(seat, type.ordinal()));
        for (int zone : new int[] {DISCARD + seat, DECK + seat})
            for (int card = t.first(zone); card != NONE; card = t.next(card))
                if (t.sees(viewer, card)) assertThat(drawn).contains(name(t, card, lang));
        if (viewer == seat && t.count(DISCARD + seat) > 0)
            assertThat(drawn).contains((lang == Lang.EN ? "Discarded" : "Défaussé"));
    }

    private static String name(Nightfall t, int card, Lang lang) {
        return t.name(card).in(lang);
    }

    // ---- one's own

    /// NF-ZONE-02, NF-ZONE-04
    @Test void a_player_sees_the_whole_own_discard_pile_and_the_top_of_others() {
        List<String> pile = List.of("Vulko", "Alton Hickman", "Bite", "Vulko");
        Nightfall t = staged(in("phase", "claim", "Ana", Map.of("discard", pile)), "Bo");
        assertThat(of(drawn(t, 0, Lang.EN), 0, Lang.EN)).contains("Discarded  ☽ Vulko ×2 · ● Alton Hickman · Bite");
        assertThat(of(drawn(t, 0, Lang.FR), 0, Lang.FR)).contains("Défaussé   ☽ Vulko ×2 · ● Alton Hickman · Morsure");
        for (int viewer : new int[] {1, SPECTATOR})
            assertThat(of(drawn(t, viewer, Lang.EN), 0, Lang.EN)).contains("Discarded  ☽ Vulko ")
                    .doesNotContain("Alton").doesNotContain("×");
    }

    /// NF-RUL-56, NF-RUL-14
    @Test void cards_that_were_looked_at_are_drawn_for_the_looker_alone() {
        Nightfall t = staged(in("until", "turn", "chain", List.of("Overwatch Two by Ana"), "Ana", Map.of(), "Bo",
                Map.of("deck", List.of("Vulko", "Grim Siege", "Big Ghost")), "Cleo", Map.of()));
        t.answer(0, Move.of(Verbs.PICK_SEAT, 1));
        assertThat(of(drawn(t, 0, Lang.EN), 1, Lang.EN)).contains("Deck       ☽ Vulko · ◑ Grim Siege");
        for (int viewer : new int[] {1, 2, SPECTATOR})
            assertThat(of(drawn(t, viewer, Lang.EN), 1, Lang.EN)).doesNotContain("Vulko").doesNotContain("Siege");
    }

    /// NF-CLAR-11: all players have seen Marcus Toth go back to the hand.
    @Test void a_card_that_is_known_to_be_in_a_hand_is_drawn_there() {
        Nightfall t = staged(in("until", "turn", "chain", List.of("Shock and Awe by Ana"), "Ana", Map.of(), "Bo",
                Map.of("hand", List.of("Grim Siege"), "play", List.of("Marcus Toth"))));
        assertThat(of(drawn(t, 0, Lang.EN), 1, Lang.EN)).contains("Hand       ◑ Marcus Toth");
        assertThat(of(drawn(t, 0, Lang.FR), 1, Lang.FR)).contains("Main       ◑ Marcus Toth");
        assertThat(of(drawn(t, 0, Lang.EN), 1, Lang.EN)).doesNotContain("Siege");
        assertThat(of(drawn(t, 1, Lang.EN), 1, Lang.EN)).doesNotContain("Hand  ");
        assertThat(Tables.GAME.outline(t, 0).numbers().get("heldBy")).containsExactly(1);
        assertThat(Tables.GAME.outline(t, 1).numbers()).doesNotContainKey("held");
    }

    // ---- until the end of the turn

    @Test void what_is_true_until_the_end_of_the_turn_is_drawn() {
        Nightfall t = staged(in("phase", "claim", "opened", List.of("Bo"), "no forced blocks", true), "Ana", "Bo");
        assertThat(part(drawn(t, 0, Lang.EN), "Now")).contains("Enemy archives are open to Bo this turn.")
                .contains("No forced block takes place this turn.");
        assertThat(part(drawn(t, 0, Lang.FR), "En ce moment"))
                .contains("Les Réserves adverses sont ouvertes à Bo ce tour-ci.")
                .contains("Aucun blocage obligatoire n'a lieu ce tour-ci.");
        assertThat(part(drawn(staged(in("phase", "claim"), "Ana", "Bo"), 0, Lang.EN), "Now")).isEmpty();
        assertThat(Tables.GAME.outline(t, SPECTATOR).numbers()).containsEntry("opened", List.of(1))
                .containsEntry("unblocked", List.of(1));
    }

    /// NF-RUL-65
    @Test void turns_without_a_wound_are_counted() {
        Nightfall t = Tables.GAME.scenarioSupport().createTable(Map.of("table", """
                game 1   turn 40 Ana   claim   first Ana   seats Ana, Bo   face up 2   calm 12
                Ana     influence 2
                common  wounds Bite, Burn, Bleed
                """)).table();
        assertThat(part(drawn(t, 0, Lang.EN), "Now")).contains("No wound in the last 12 turns; after 60");
        assertThat(part(drawn(t, 0, Lang.FR), "En ce moment")).contains("Aucune Blessure depuis 12 tours ; après 60");
    }

    @Test void wounds_without_a_type_and_the_rank_in_the_last_game_are_drawn() {
        Nightfall t = staged(in("phase", "claim", "options", List.of("apocalypse"), "game", 2, "Ana",
                in("placed", 2, "sum", 9, "wounds", in("untyped", 3, "Bite", 1)), "Bo", Map.of("placed", 1)));
        assertThat(of(drawn(t, 1, Lang.EN), 0, Lang.EN)).contains("Bite 1 · without type 3").contains("rank 2");
        assertThat(of(drawn(t, 1, Lang.FR), 0, Lang.FR)).contains("Morsure 1 · sans type 3").contains("rang 2");
    }

    @Test void the_cleanup_counts_the_wounds_that_were_discarded() {
        List<String> hand = List.of("Bite", "Bite", "Burn", "Vulko", "Vulko");
        Nightfall t = staged(in("phase", "cleanup", "Ana", Map.of("hand", hand)), "Bo");
        assertThat(part(drawn(t, 1, Lang.EN), "Now")).isEmpty();
        t.answer(0, t.offers(0, Offers.movesOnly()).get(1));
        assertThat(part(drawn(t, 1, Lang.EN), "Now")).contains("Ana has discarded 1 wound and will draw 2 cards.");
        assertThat(part(drawn(t, 1, Lang.FR), "En ce moment"))
                .contains("Ana a défaussé 1 Blessure et piochera 2 cartes.");
    }

    @Test void the_combat_that_is_fought_says_what_damage_is_left() {
        Nightfall t = staged(in("turn", "Ana", "Ana", Map.of("play", List.of("Big Ghost")),
                "Bo", Map.of("play", List.of("Vulko (damage 1)", "Alton Hickman")), "Cleo", Map.of()));
        for (String words : List.of("attack seat 2 with \"Big Ghost\"", "block \"Big Ghost\" with Vulko",
                "block \"Big Ghost\" with Alton Hickman"))
            say(t, words);
        assertThat(part(drawn(t, 2, Lang.EN), "Combat")).contains("fought now, 5 damage left");
        assertThat(part(drawn(t, 2, Lang.FR), "Combat")).contains("combat en cours, 5 dégâts restants");
        assertThat(Tables.GAME.outline(t, 2).numbers()).containsEntry("damage", List.of(5));
    }

    @Test void of_several_applications_it_is_said_which_is_under_way() {
        Nightfall t = staged(in("chain", List.of("Rip and Tear by Ana", "Leave It to Me! by Ana"), "options",
                List.of("rip-and-tear.links=yellow", "leave-it-to-me.kicker=green")), "Ana", "Bo", "Cleo");
        assertThat(part(drawn(t, 2, Lang.EN), "Chain")).contains("Rip and Tear ×2 (1 of 2)");
        t.answer(0, Move.of(Verbs.PICK_SEAT, 1));
        assertThat(part(drawn(t, 2, Lang.FR), "Enchaînement")).contains("Déchirer et Lacérer ×2 (2 sur 2)");
    }

    // ---- in the words of a question

    /// NF-SIM-02: the first opponent takes the wound on top.
    @Test void a_question_of_order_names_the_wound_on_top() {
        Map<String, Object> wounds = Map.of("order", List.of("Bite", "Burn"));
        Nightfall rage = staged(in("chain", List.of("Blood Rage by Ana"), "wounds", wounds), "Ana", "Bo", "Cleo");
        assertThat(Tables.GAME.prompt(rage, 0).en()).contains("The wound on top is a Bite.");
        assertThat(Tables.GAME.prompt(rage, 0).fr()).contains("La Blessure du dessus est une Morsure.");
        Nightfall down = staged(in("ending", true, "chain", List.of("Blood Rage by Ana"), "wounds",
                in("face up", 0, "left", 1, "order", List.of("Bite"))), "Ana", "Bo", "Cleo");
        assertThat(down.isAsked(0)).isTrue();
        assertThat(Tables.GAME.prompt(down, 0).en()).doesNotContain("Bite").doesNotContain("on top");
    }

    @Test void a_question_of_combats_names_the_wound_on_top() {
        Nightfall t = staged(in("wounds", Map.of("order", List.of("Bleed")), "Ana",
                Map.of("play", List.of("Vulko", "Big Ghost"))), "Bo", "Cleo");
        say(t, "attack seat 2 with Vulko");
        say(t, "attack seat 3 with \"Big Ghost\"");
        assertThat(Tables.GAME.prompt(t, 0).en()).contains("combat").contains("The wound on top is a Bleed.");
        assertThat(Tables.GAME.prompt(t, 0).fr()).contains("La Blessure du dessus est une Coupure.");
    }

    private static void say(Nightfall t, String words) {
        int seat = t.nextPending();
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (Tables.GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw new AssertionError(words + " is not offered");
    }
}
