package elysium.rivals.scenario;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.VariantFlags;
import elysium.tabletop.scenario.ScenarioValues;

/// The options that matter after the set-up: the book, hidden Agendas, limited tokens.
final class Options {
    private static final String HIDDEN = "hidden-agendas", LEADER = "choose-leader", SUPPLY = "supply=";

    private Options() {}

    static void check(List<String> options) {
        for (String option : options)
            if (!List.of(RivalsBook.PRINTED, HIDDEN, LEADER).contains(option) && !option.startsWith(SUPPLY))
                throw ScenarioValues
                        .wrong("of options one gives printed, hidden-agendas, choose-leader or supply=30, not '"
                                + option + "'");
    }

    /// Applies hidden Agendas and limited tokens to a table with its cards placed.
    static void set(Rivals t, List<String> options) {
        if (options.contains(HIDDEN)) t.turn.setOptions(t.turn.options() | VariantFlags.HIDDEN_AGENDAS);
        if (options.contains(LEADER)) t.turn.setOptions(t.turn.options() | VariantFlags.CHOOSE_LEADER);
        for (String option : options)
            if (option.startsWith(SUPPLY))
                t.tokens.limitSupply(ScenarioValues.integer(option.substring(SUPPLY.length())));
    }

    static List<String> written(Rivals t) {
        List<String> options = new ArrayList<>();
        if (t.book() != RivalsBook.BOOK) options.add(RivalsBook.PRINTED);
        if ((t.turn.options() & VariantFlags.HIDDEN_AGENDAS) != 0) options.add(HIDDEN);
        if ((t.turn.options() & VariantFlags.CHOOSE_LEADER) != 0) options.add(LEADER);
        return options;
    }
}
