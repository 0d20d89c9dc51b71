package elysium.app.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Setup;
import elysium.tabletop.game.ScenarioSupport;

/// Sets up games of Rats for scenarios from names, a seed and points.
record RatsStaging(RatsGame game) implements ScenarioSupport<Rats> {

    @Override public Staged<Rats> createTable(Map<String, Object> given) {
        if (!(given.get("seed") instanceof Number seed)) throw new IllegalArgumentException("a seed is needed");
        List<String> names = new ArrayList<>(given.keySet());
        names.remove("seed");
        return new Staged<>(game.setUp(new Setup("rats", 1, names.size(), List.of(), seed.longValue())), names);
    }

    @Override public List<String> unmetExpectations(Staged<Rats> staged, Map<String, Object> expected) {
        List<String> unmet = new ArrayList<>();
        expected.forEach((name, points) -> {
            int has = staged.table().points(staged.names().indexOf(name));
            if (!points.equals(has)) unmet.add(name + " has " + has + " points, not " + points);
        });
        return unmet;
    }
}
