package elysium.vtes.scenario.position;

import static elysium.tabletop.scenario.ScenarioValues.flag;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.wrong;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.REMOVED;
import static elysium.vtes.table.GameLayout.TORPOR;

import java.util.List;
import java.util.Map;
import elysium.tabletop.scenario.CardLists;
import elysium.vtes.table.Pools;
import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;

/// Sets up one Methuselah of a scenario.
public final class SeatSetup {
    private static final List<String> KEYS = List.of("pool", "points", "out", "ready", "torpor", "uncontrolled", "play",
            "contested", "hand", "library", "crypt", "ash", "removed", "owed", "master debt", "played out of turn",
            "withdrawing");
    /// The words of [ReplacementTime], in its order.
    public static final List<String> LATER =
            List.of("unlock", "master", "minion", "influence", "discard", "action", "combat", "turn");

    private final Vtes t;
    private final int seat;
    private final CardPlacer placing;
    private final Map<String, Object> given;

    public SeatSetup(Vtes t, int seat, CardPlacer placing, Map<String, Object> given) {
        this.t = t;
        this.seat = seat;
        this.placing = placing;
        this.given = given;
        for (String key : given.keySet())
            if (!KEYS.contains(key)) throw wrong("the fields of a Methuselah are " + KEYS + ", not '" + key + "'");
    }

    public void lay() {
        t.pools.restore(seat, number("pool", given.getOrDefault("pool", Pools.START)));
        t.victory.setHalfPoints(seat, halves(given.getOrDefault("points", 0)));
        if (flag("out", given.getOrDefault("out", false))) t.seats.restoreOut(seat);
        for (String item : CardLists.of(given, "ready")) placing.minion(item, seat, READY);
        for (String item : CardLists.of(given, "torpor")) placing.minion(item, seat, TORPOR);
        for (String item : CardLists.of(given, "play")) placing.permanent(item, seat);
        for (String item : CardLists.of(given, "contested")) placing.contested(item, seat);
        for (String item : CardLists.of(given, "uncontrolled")) placing.uncontrolled(item, seat);
        cards("hand", HAND);
        cards("library", LIBRARY);
        cards("crypt", CRYPT);
        cards("ash", ASH);
        cards("removed", REMOVED);
        debts();
    }

    private void cards(String key, int zones) {
        for (String item : CardLists.of(given, key)) placing.cards(item, seat, zones + seat);
    }

    private void debts() {
        t.turn.setMasterDebt(seat, number("master debt", given.getOrDefault("master debt", 0)));
        t.turn.setPlayedOutOfTurn(seat, flag("played out of turn", given.getOrDefault("played out of turn", false)));
        if (flag("withdrawing", given.getOrDefault("withdrawing", false))) t.victory.announceWithdrawal(seat);
        if (!given.containsKey("owed")) return;
        map("owed", given.get("owed")).forEach((when, cards) -> {
            if (!LATER.contains(when)) throw wrong("cards are deferred until one of " + LATER + ", not '" + when + "'");
            t.hands.setDeferredCards(seat, LATER.indexOf(when), number(when, cards));
        });
    }

    /// Victory points in halves: `1`, `1.5`.
    private static int halves(Object points) {
        String words = String.valueOf(points);
        if (!words.matches("\\d+(\\.[05])?")) throw wrong("points are whole or half, such as 1 or 1.5, not " + words);
        int dot = words.indexOf('.');
        int whole = Integer.parseInt(dot < 0 ? words : words.substring(0, dot));
        return whole * Victory.POINT + (words.endsWith(".5") ? Victory.HALF : 0);
    }
}
