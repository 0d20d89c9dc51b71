package elysium.nightfall.stage;

import elysium.nightfall.table.Nightfall;

/// A minion as scenarios write it: `Vulko`, or `Vulko -2` with 2 damage.
record Minion(String name, int damage) {
    private static final String MARK = " -";

    static Minion read(String words) {
        int at = words.lastIndexOf(MARK);
        if (at < 0 || !words.substring(at + MARK.length()).matches("\\d")) return new Minion(words, 0);
        return new Minion(words.substring(0, at), Integer.parseInt(words.substring(at + MARK.length())));
    }

    static String write(Nightfall t, int card) {
        String name = Reading.name(t, t.face(card));
        return t.counters(card) == 0 ? name : name + MARK + t.counters(card);
    }
}
