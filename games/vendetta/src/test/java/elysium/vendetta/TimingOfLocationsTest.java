package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// In which order Clan cards and Location cards act: what only the log can tell.
class TimingOfLocationsTest {
    private static final VendettaGame GAME = new VendettaGame();

    private static Vendetta staged(Map<String, Object> given) {
        return GAME.scenarioSupport().createTable(given).table();
    }

    private static void play(Vendetta t, int seat, String words) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) {
                new MoveValidator<>(t).play(seat, offers.get(i));
                return;
            }
        throw new AssertionError("not offered: " + words);
    }

    private static Map<String, Object> at(String place, String... cards) {
        return new LinkedHashMap<>(Map.of(place, Map.of("cards", List.of(cards))));
    }

    private static Map<String, Object> of(String clan, Map<String, Object> more) {
        Map<String, Object> all = new LinkedHashMap<>(more);
        all.put("clan", clan);
        return all;
    }

    /// VEN-RUL-64
    @Test void a_location_card_acts_after_the_clan_cards_of_those_who_come_later_in_turn_order() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Ana");
        given.put("sites", Map.of("The Rack", "Private Club"));
        given.put("Ana", of("Ventrue", Map.of("hand", List.of("Ready"))));
        given.put("Bo", of("Brujah", Map.of()));
        given.put("Cleo", of("Gangrel", at("The Rack", "On the Prowl")));
        Vendetta t = staged(given);
        List<Integer> supplied = new ArrayList<>();
        t.setListener((kind, subject, _, _, _, _) -> {
            if (kind == EventKind.SUPPLIED) supplied.add(subject);
        });
        play(t, 0, "play Ready face up at The Rack");
        assertThat(supplied).containsExactly(2, 0);
    }

    /// VEN-RUL-64
    @Test void feral_whispers_act_before_the_flooded_tunnels() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("sites", Map.of("The Rack", "Flooded Tunnels"));
        Map<String, Object> cards = at("The Asylum", "Feral Whispers");
        cards.put("The Rack", Map.of("cards", List.of("Ready")));
        given.put("Ana", of("Nosferatu", cards));
        given.put("Bo", of("Brujah", Map.of()));
        given.put("Cleo", of("Gangrel", Map.of()));
        Vendetta t = staged(given);
        List<Integer> told = new ArrayList<>();
        t.setListener((kind, _, _, _, _, _) -> {
            if (kind == EventKind.SUPPLIED || kind == EventKind.LOST) told.add(kind);
        });
        play(t, 0, "withdraw");
        assertThat(told).containsExactly(EventKind.SUPPLIED, EventKind.LOST);
    }
}
