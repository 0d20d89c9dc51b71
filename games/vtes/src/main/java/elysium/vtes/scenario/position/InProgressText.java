package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import elysium.kernel.Frame;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.table.Vtes;

/// Reads and writes what is in progress: lasting effects, activities, and frames from the bottom to the one that asks.
final class InProgressText {
    static final String LASTING = "lasting", AFFAIRS = "affairs", STEPS = "under way";
    private static final String EFFECT = "effect", MEMORY = "memory";

    private final Vtes t;
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final CardAddress places;
    private final EffectText texts;
    private final ScopeText spans;

    InProgressText(Vtes t, List<String> names, CardLookup<Vtes> naming, int viewer) {
        this.t = t;
        this.names = names;
        this.naming = naming;
        places = new CardAddress(t, names, naming, viewer);
        texts = new EffectText(t);
        spans = new ScopeText(t, names);
    }

    // ---- writing

    /// Lasting effects and remembered choices, written for every position.
    void lasting(PositionFormatter lines) {
        List<Integer> remembering = CardMemoryText.cards(t);
        remembering.sort(Comparator.comparing(places::of));
        if (t.effects.count() > 0 || !remembering.isEmpty()) lines.startSubject(LASTING);
        for (int i = 0; i < t.effects.count(); i++) {
            FieldWriter s = saying();
            texts.effect(i, s);
            say(lines, EFFECT, s);
        }
        for (int card : remembering) {
            FieldWriter s = saying();
            CardMemoryText.of(t, card, s);
            say(lines, MEMORY, s);
        }
    }

    /// Activities and frames in progress; none between two actions.
    void middle(PositionFormatter lines) {
        if (t.activityStack.level() > 0) lines.startSubject(AFFAIRS);
        for (int level = 1; level <= t.activityStack.level(); level++) {
            FieldWriter s = saying();
            say(lines, ActivityText.write(t, texts, level, s), s);
        }
        lines.startSubject(STEPS);
        for (int i = t.frame(0) instanceof ScenarioEnd || VtesFlowWriter.isInTurns(t) ? 1 : 0; i < t.depth(); i++)
            step(lines, t.frame(i));
    }

    private void step(PositionFormatter lines, Frame<Vtes> frame) {
        FrameText kind = FrameText.of(frame);
        if (kind == null) return;
        FieldWriter s = saying();
        FrameText.cast(frame, texts, s);
        say(lines, kind.words, s);
    }

    /// The frames that have no name.
    static List<String> unsaid(Vtes t) {
        List<String> unsaid = new ArrayList<>();
        for (int i = t.frame(0) instanceof ScenarioEnd ? 1 : 0; i < t.depth(); i++)
            if (FrameText.of(t.frame(i)) == null) unsaid.add(t.frame(i).getClass().getSimpleName());
        return unsaid;
    }

    private static void say(PositionFormatter lines, String what, FieldWriter s) {
        if (s.said().isEmpty()) lines.addFact(what);
        else lines.addList(what + ":", s.said());
    }

    private FieldWriter saying() {
        return new FieldWriter(names, naming, places, spans);
    }

    // ---- reading

    /// Whether the frames begin with the game itself instead of one of its turns.
    static boolean isWhole(List<Item> items) {
        for (Item item : items)
            if (item.subject().equals(STEPS)) return item.words().split(":")[0].equals(FrameText.GAME.words);
        return false;
    }

    void read(Item item) {
        String words = item.words();
        int colon = words.indexOf(':');
        String what = colon < 0 ? words : words.substring(0, colon);
        FieldReader s =
                new FieldReader(colon < 0 ? "" : words.substring(colon + 1).strip(), names, naming, places, spans);
        switch (item.subject()) {
            case LASTING -> lasts(what, s);
            case AFFAIRS -> ActivityText.read(t, texts, what, s);
            default -> t.push(FrameText.read(t, what, texts, s));
        }
        s.all(what);
    }

    private void lasts(String what, Fields s) {
        switch (what) {
            case EFFECT -> texts.last(s);
            case MEMORY -> CardMemoryText.of(t, NONE, s);
            default -> throw ScenarioValues.wrong("expected 'effect: …' or 'memory: …', not '" + what + "'");
        }
    }
}
