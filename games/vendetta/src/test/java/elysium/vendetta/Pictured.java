package elysium.vendetta;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.vendetta.table.Vendetta;

/// Two moments worth a picture: a Planning turn, and a secret choice to stay or to withdraw.
final class Pictured {
    private Pictured() {}

    /// Three players early in the evening; it is Ana's turn to play a card.
    static Staged<Vendetta> planning() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("round", 2);
        given.put("ambition", "Ana");
        given.put("planning turn", 2);
        given.put("allies", Map.of("The Rack", "Maldavis", "The Asylum", "Ed Crawford", "Prince's Haven", "Talley"));
        given.put("Ana", player("Brujah", 5, List.of("Bloody Fury", "Challenge", "Fist of Caine"),
                Map.of("alliance", List.of("Victim x2"), "tokens", 1, "drained", List.of("Marcel"),
                        "The Rack", on(2, "Hunt"))));
        given.put("Bo", player("Tremere", 7, List.of("Hunt", "Ready", "Theft of Vitae"),
                Map.of("alliance", List.of("Victim", "Bobby White"), "The Asylum", on(3, "Arcane Drain (down)"))));
        given.put("Cleo", player("Malkavian", 4, List.of("Chaos"),
                Map.of("alliance", List.of("Victim"), "The Rack", on(0, "Shadow Strike (down)", "Mesmerize"),
                        "Prince's Haven", on(1, "Ready"))));
        return Evenings.GAME.scenarioSupport().createTable(given);
    }

    /// Four players in the last round, with Relics and Location cards; all players at The Asylum choose in secret.
    static Staged<Vendetta> withdrawal() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("round", 3);
        given.put("ambition", "Bo");
        given.put("resolve", "The Asylum");
        given.put("allies", Map.of("The Asylum", "Fiorenza Savona", "Prince's Haven", "Edward Neally"));
        given.put("sites", Map.of("The Rack", "Succubus Club", "The Asylum", "The Collar"));
        given.put("Ana", player("Brujah", 4, List.of("Hunt", "Ready"),
                Map.of("alliance", List.of("Victim x2", "Marcel"), "relic", "Bone Mask", "influence", 6,
                        "The Asylum", on(2, "Punk's Posse", "Fist of Caine (down)"))));
        given.put("Bo", player("Ventrue", 3, List.of("Curfew", "Hunt"),
                Map.of("alliance", List.of("Victim", "Maja Wysocki"), "relic", "Ashen Urn (used)", "influence", 7,
                        "The Asylum", on(0, "Majesty", "Ready"), "Prince's Haven", on(3, "Diplomacy (down)"))));
        given.put("Cleo", player("Malkavian", 6, List.of("Chaos", "Hunt", "Ready"),
                Map.of("alliance", List.of("Victim"), "drained", List.of("Bronwyn", "Victim"), "tokens", 1, "influence",
                        4,
                        "relic", "Codex of Whispers", "Prince's Haven", on(1, "Shadow Strike", "Mesmerize"))));
        given.put("Dan", player("Gangrel", 2, List.of("Ready"),
                Map.of("alliance", List.of("Carmelita Neillson"), "tokens", 1, "tokens down", 1, "influence", 5,
                        "relic", "Crimson Ewer (used)", "The Asylum", on(3, "Wolf Companion (down)", "Hunt (down)"),
                        "Prince's Haven", on(0, "Mist Form"))));
        return Evenings.GAME.scenarioSupport().createTable(given);
    }

    private static Map<String, Object> player(String clan, int blood, List<String> hand, Map<String, Object> more) {
        Map<String, Object> player = new LinkedHashMap<>();
        player.put("clan", clan);
        player.put("blood", blood);
        player.put("hand", hand);
        more.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(e -> player.put(e.getKey(), e.getValue()));
        return player;
    }

    private static Map<String, Object> on(int blood, String... cards) {
        return Map.of("blood", blood, "cards", List.of(cards));
    }
}
