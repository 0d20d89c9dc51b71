package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.FlowWriter;
import elysium.vtes.dsl.PickType;
import elysium.vtes.table.Vtes;

/// Writes fields, such as `at polling`, `passed 2`, `blocker ready of Bo 1 (Ryan)`.
final class FieldWriter implements Fields {
    private final List<String> said = new ArrayList<>();
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final CardAddress places;
    private final ScopeText spans;

    FieldWriter(List<String> names, CardLookup<Vtes> naming, CardAddress places, ScopeText spans) {
        this.names = names;
        this.naming = naming;
        this.places = places;
        this.spans = spans;
    }

    List<String> said() {
        return said;
    }

    private int say(String name, int value, String words) {
        said.add(name + " " + words);
        return value;
    }

    @Override public int number(String name, int value) {
        return value == 0 ? value : say(name, value, String.valueOf(value));
    }

    @Override public int count(String name, int value, int most) {
        return number(name, value);
    }

    @Override public int card(String name, int value) {
        return value == NONE ? value : say(name, value, places.named(value));
    }

    @Override public int cardOrNone(String name, int value) {
        return card(name, value);
    }

    @Override public int def(String name, int value) {
        return value == NONE ? value : say(name, value, naming.nameInList(value));
    }

    @Override public int seat(String name, int value) {
        return value == NONE ? value : say(name, value, names.get(value));
    }

    @Override public int seatOrNone(String name, int value) {
        return seat(name, value);
    }

    @Override public int seats(String name, int value) {
        return marks(name, value, names.toArray(String[]::new));
    }

    @Override public int marks(String name, int value, String... words) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < words.length; i++) if ((value >> i & 1) != 0) all.add(words[i]);
        return value == 0 ? value : say(name, value, "(" + String.join(", ", all) + ")");
    }

    @Override public int kept(String name, PickType sort, int value) {
        if (value == NONE) return value;
        return say(name, value, switch (sort) {
            case CARD -> FieldReader.CARD + places.named(value);
            case SEAT -> FieldReader.SEAT + names.get(value);
            case NAME -> FieldReader.NAME + naming.nameInList(value);
            case NUMBER -> String.valueOf(value);
        });
    }

    @Override public int moment(String name, int value) {
        return value == NONE ? value : say(name, value, Moments.say(value));
    }

    @Override public int span(String name, int value) {
        return say(name, value, spans.say(value));
    }

    @Override public boolean flag(String name, boolean value) {
        if (value) said.add(name);
        return value;
    }

    @Override public <E extends Enum<E>> E stage(String name, E value) {
        if (value.ordinal() > 0) said.add(name + " " + FlowWriter.words(value));
        return value;
    }
}
