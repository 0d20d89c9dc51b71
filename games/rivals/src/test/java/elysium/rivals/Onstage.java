package elysium.rivals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.ScenarioSupport.Staged;

/// A table laid out as scenarios lay it, on which tests say moves in words and reach for what no player could.
final class Onstage {
    private static final RivalsGame GAME = new RivalsGame();

    final Rivals t;
    private final Staged<Rivals> staged;

    private Onstage(Map<String, Object> given) {
        staged = GAME.scenarioSupport().createTable(given);
        t = staged.table();
    }

    /// It is the first player's Action Phase; of each player is said what a scenario would.
    @SafeVarargs static Onstage with(Map.Entry<String, Map<String, Object>>... players) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (Map.Entry<String, Map<String, Object>> player : players) given.put(player.getKey(), player.getValue());
        return new Onstage(given);
    }

    /// The same with what else a scenario would say of the game.
    @SafeVarargs static Onstage where(Map<String, Object> game, Map.Entry<String, Map<String, Object>>... players) {
        Map<String, Object> given = new LinkedHashMap<>(game);
        for (Map.Entry<String, Map<String, Object>> player : players) given.put(player.getKey(), player.getValue());
        return new Onstage(given);
    }

    Onstage says(String name, String... words) {
        for (String one : words) say(staged.names().indexOf(name), one);
        return this;
    }

    private void say(int seat, String words) {
        Offers offers = t.offers(seat, Offers.explained());
        Long move = GAME.notation().read(t, seat, words, offers);
        if (move == null) throw new AssertionError("not offered: " + words);
        new MoveValidator<>(t).play(seat, move);
    }

    /// Who is asked.
    String asked() {
        return t.pendingSeats() == 0 ? "nobody" : staged.names().get(t.nextPending());
    }

    /// The first card of that name.
    int card(String name) {
        for (int row = 0; row < t.rows(); row++) if (t.name(row).en().equals(name)) return row;
        throw new AssertionError("no card is called " + name);
    }

    /// What is not as a scenario would expect it.
    List<String> unmet(Map<String, Object> expected) {
        return GAME.scenarioSupport().unmetExpectations(staged, expected);
    }
}
