package elysium.rivals.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.rivals.table.Promises;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.PromiseKind;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;

/// Promises in the words of scenarios and positions: `Bo promises Ana not to attack them, until turn 7`.
final class PromiseText {
    private static final String PROMISES = " promises ", UNTIL = ", until turn ";

    private PromiseText() {}

    /// All promises, sorted, since their index means nothing.
    static List<String> written(Rivals t, List<String> names) {
        List<String> all = new ArrayList<>();
        for (int place = 0; place < Promises.MAX; place++) {
            PromiseKind deal = t.promises.kind(place);
            if (deal == PromiseKind.NONE) continue;
            all.add(names.get(t.promises.by(place)) + PROMISES + names.get(t.promises.to(place)) + " "
                    + deal.title().en()
                    + (t.promises.until(place) == 0 ? "" : UNTIL + t.promises.until(place)));
        }
        Collections.sort(all);
        return all;
    }

    static void read(Rivals t, List<String> names, String words) {
        int promises = words.indexOf(PROMISES), until = words.indexOf(UNTIL);
        int end = until < 0 ? words.length() : until;
        for (String to : names)
            for (PromiseKind deal : PromiseKind.values())
                if (promises > 0
                        && words.substring(promises, end).equals(PROMISES + to + " " + deal.title().en())) {
                            int last = until < 0 ? 0 : ScenarioValues.integer(words.substring(until + UNTIL.length()));
                            t.promises.add(Viewers.seat(names, words.substring(0, promises)), Viewers.seat(names, to),
                                    deal,
                                    last);
                            return;
                        }
        throw ScenarioValues.wrong("expected 'Bo promises Ana not to attack them, until turn 7', not '" + words + "'");
    }
}
