package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.FlowWriter;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.dsl.PickType;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Reads fields in any order; a missing field has its default.
final class FieldReader implements Fields {
    static final String CARD = "card ", SEAT = "seat ", NAME = "name ";

    private final List<String> said, known = new ArrayList<>();
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final CardAddress places;
    private final ScopeText spans;

    FieldReader(String words, List<String> names, CardLookup<Vtes> naming, CardAddress places, ScopeText spans) {
        said = words.isEmpty() ? new ArrayList<>() : new ArrayList<>(PositionParser.list(words));
        this.names = names;
        this.naming = naming;
        this.places = places;
        this.spans = spans;
    }

    /// Rejects fields that were not read.
    void all(String what) {
        if (!said.isEmpty())
            throw ScenarioValues.wrong("the fields of '" + what + "' are " + known + ", not '" + said.getFirst() + "'");
    }

    private @Nullable String take(String name) {
        known.add(name);
        for (String words : said)
            if (words.startsWith(name + " ")) {
                said.remove(words);
                return words.substring(name.length() + 1);
            }
        return null;
    }

    @Override public int number(String name, int value) {
        String words = take(name);
        return words == null ? 0 : ScenarioValues.integer(words);
    }

    @Override public int count(String name, int value, int most) {
        int number = number(name, value);
        if (number < 0 || number > most)
            throw ScenarioValues.wrong(name + " can be 0 to " + most + ", not " + number);
        return number;
    }

    @Override public int card(String name, int value) {
        int card = cardOrNone(name, value);
        if (card == NONE) throw ScenarioValues.wrong("expected '" + name + " ready of " + names.getFirst() + " 1'");
        return card;
    }

    @Override public int cardOrNone(String name, int value) {
        String words = take(name);
        return words == null ? NONE : places.read(words);
    }

    @Override public int def(String name, int value) {
        String words = take(name);
        return words == null ? NONE : naming.card(words);
    }

    @Override public int seat(String name, int value) {
        int seat = seatOrNone(name, value);
        if (seat == NONE) throw ScenarioValues.wrong("expected '" + name + " " + names.getFirst() + "'");
        return seat;
    }

    @Override public int seatOrNone(String name, int value) {
        String words = take(name);
        return words == null ? NONE : Viewers.seat(names, words);
    }

    @Override public int seats(String name, int value) {
        return marks(name, value, names.toArray(String[]::new));
    }

    @Override public int marks(String name, int value, String... words) {
        String some = take(name);
        if (some == null) return 0;
        boolean listed = some.startsWith("(") && some.endsWith(")");
        int marks = 0;
        for (String one : PositionParser.list(listed ? some.substring(1, some.length() - 1) : some)) {
            int mark = List.of(words).indexOf(one);
            if (mark < 0) throw ScenarioValues.wrong(name + " is some of " + List.of(words) + ", not '" + one + "'");
            marks |= 1 << mark;
        }
        return marks;
    }

    @Override public int kept(String name, PickType sort, int value) {
        String words = take(name);
        if (words == null) return NONE;
        if (words.startsWith(CARD)) return places.read(words.substring(CARD.length()));
        if (words.startsWith(SEAT)) return Viewers.seat(names, words.substring(SEAT.length()));
        return words.startsWith(NAME) ? naming.card(words.substring(NAME.length())) : ScenarioValues.integer(words);
    }

    @Override public int moment(String name, int value) {
        String words = take(name);
        return words == null ? NONE : Moments.read(words);
    }

    @Override public int span(String name, int value) {
        String words = take(name);
        if (words == null) throw ScenarioValues.wrong("expected '" + name + " turn' or another scope");
        return spans.read(words);
    }

    @Override public boolean flag(String name, boolean value) {
        known.add(name);
        return said.remove(name);
    }

    @Override public <E extends Enum<E>> E stage(String name, E value) {
        E[] all = value.getDeclaringClass().getEnumConstants();
        String words = take(name);
        return words == null ? all[0] : FlowWriter.stage(all, words);
    }
}
