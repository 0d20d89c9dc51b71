package elysium.nightfall.stage;

import static elysium.nightfall.stage.Reading.map;
import static elysium.nightfall.stage.Reading.number;
import static elysium.nightfall.stage.Reading.word;
import static elysium.nightfall.stage.Reading.words;
import static elysium.nightfall.stage.Reading.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.Inevitable;
import elysium.nightfall.flow.Night;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Staging;

/// Lays out the tables of scenarios, and compares them with what is expected.
public final class NightfallStaging implements Staging<Nightfall> {
    public static final Staging<Nightfall> STAGING = new NightfallStaging();
    private static final Set<String> KEYS = Set.of("seed", "turn", "first player", "phase", "face up", "wound stack",
            "commons", "exile", "values");

    private NightfallStaging() {}

    @Override public Staged<Nightfall> stage(Map<String, Object> given) {
        if (given.containsKey("table")) throw wrong("positions of Nightfall cannot be read; write what is given");
        List<String> names = new ArrayList<>();
        for (String key : given.keySet()) if (!KEYS.contains(key)) names.add(key);
        if (names.size() < 2 || names.size() > 5) throw wrong("a table has 2 to 5 players; here are " + names);
        List<String> values = given.containsKey("values") ? words("values", given.get("values")) : List.of();
        Nightfall t = new Nightfall(NightfallBook.of(values), Inevitable::due, names.size(),
                number("seed", given.getOrDefault("seed", 1)));
        lay(t, names, given);
        begin(t, names, given);
        return new Staged<>(t, names);
    }

    private static void lay(Nightfall t, List<String> names, Map<String, Object> given) {
        t.begin(seat(names, given, "first player"));
        Laying laying = new Laying(t);
        for (int seat = 0; seat < names.size(); seat++)
            laying.seat(seat, map(names.get(seat), given.get(names.get(seat))));
        Object commons = given.get("commons"), exile = given.get("exile");
        if (commons != null) laying.commons(commons);
        if (exile != null) laying.exile(exile);
        laying.stack(given.getOrDefault("wound stack", List.of()),
                number("face up", given.getOrDefault("face up", 10 * names.size())));
    }

    /// Lets the rules run from a phase of somebody's turn; the chain phase if nothing is said.
    private static void begin(Nightfall t, List<String> names, Map<String, Object> given) {
        String phase = word("phase", given.getOrDefault("phase", "chain"));
        Turn.Stage stage = null;
        for (Turn.Stage each : Turn.Stage.values())
            if (each != Turn.Stage.OVER && each.name().toLowerCase(Locale.ROOT).equals(phase)) stage = each;
        if (stage == null) throw wrong("the phases are combat, chain, claim, cleanup; there is no '" + phase + "'");
        t.turnOf(seat(names, given, "turn"));
        for (int seat = 0; seat < names.size(); seat++) {
            Object influence = map(names.get(seat), given.get(names.get(seat))).get("influence");
            if (influence != null) t.influence(seat, number("influence", influence));
        }
        t.push(new Night(Night.Stage.TURNS));
        t.push(new Turn(stage));
        t.settle();
    }

    private static int seat(List<String> names, Map<String, Object> given, String key) {
        return Reading.seat(names, word(key, given.getOrDefault(key, names.getFirst())));
    }

    @Override public List<String> unmet(Staged<Nightfall> staged, Map<String, Object> expected) {
        return new Expecting(staged.table(), staged.names()).unmet(expected);
    }
}
