package elysium.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import elysium.kit.Masque.Fault;
import elysium.kit.Round.Stage;
import elysium.tabletop.game.ScenarioSupport;

/// Creates Masque tables from a scenario: `stage`, and the hand, deck and tokens of each player.
final class MasqueStaging implements ScenarioSupport<Masque> {
    private final Fault fault;

    MasqueStaging(Fault fault) {
        this.fault = fault;
    }

    @Override public Staged<Masque> createTable(Map<String, Object> given) {
        List<String> names = new ArrayList<>(given.keySet());
        names.remove("stage");
        Masque table = new Masque(names.size(), fault);
        for (int seat = 0; seat < names.size(); seat++) {
            Map<?, ?> has = (Map<?, ?>) given.get(names.get(seat));
            table.tokens(seat, has.get("tokens") instanceof Integer n ? n : Masque.TOKENS);
            if (has.get("fist") instanceof Integer n) table.secretNumbers.set(seat, n, 0, 2);
            for (Object slug : has.get("hand") instanceof List<?> hand ? hand : List.of())
                table.lay(Masque.BOOK.number(String.valueOf(slug)), seat, Masque.HAND + seat);
        }
        String stage = given.get("stage") instanceof String said ? said : "fists";
        table.push(new Round(Stage.valueOf(stage.toUpperCase(Locale.ROOT)), 0));
        table.settle();
        return new Staged<>(table, names);
    }

    @Override public List<String> unmetExpectations(Staged<Masque> staged, Map<String, Object> expected) {
        List<String> unmet = new ArrayList<>();
        for (var entry : expected.entrySet()) {
            if (entry.getKey().startsWith("seen by ")) {
                unmet.addAll(seen(staged, entry.getKey().substring(8), (Map<?, ?>) entry.getValue()));
                continue;
            }
            int seat = staged.names().indexOf(entry.getKey());
            if (seat < 0) throw new IllegalArgumentException("nobody is called " + entry.getKey());
            Object tokens = ((Map<?, ?>) entry.getValue()).get("tokens");
            if (!tokens.equals(staged.table().tokens(seat)))
                unmet.add(entry.getKey() + " has " + staged.table().tokens(seat) + " tokens, not " + tokens);
        }
        return unmet;
    }

    /// Compares the number of visible cards in a hand, the only expectation about views.
    private static List<String> seen(Staged<Masque> staged, String viewer, Map<?, ?> expected) {
        List<String> unmet = new ArrayList<>();
        for (var entry : expected.entrySet()) {
            int seat = staged.names().indexOf(entry.getKey()), seen = 0;
            for (int card : staged.table().rowsOf(Masque.HAND + seat))
                if (staged.table().sees(staged.names().indexOf(viewer), card)) seen++;
            if (!entry.getValue().equals(seen)) unmet.add(viewer + " sees " + seen + " cards of " + entry.getKey());
        }
        return unmet;
    }
}
