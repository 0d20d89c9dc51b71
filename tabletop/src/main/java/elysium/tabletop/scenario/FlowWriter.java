package elysium.tabletop.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;

/// Where a game stands, in the words of a position text, as far as they reach: frames are said from the bottom up.
public abstract class FlowWriter<T extends CardTable<T>> {
    public static final String OVER = "over";

    protected final T t;
    protected final List<String> names;
    private final List<String> says = new ArrayList<>();
    private int at;

    protected FlowWriter(T t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// Looks at the frames of a game that is not over, from the bottom on.
    protected abstract void look();

    /// Reads the frames; each game calls it once it is made.
    protected final void read() {
        if (t.isOver()) said(t.depth(), OVER);
        else look();
    }

    /// The phase, turn or step; then, where it is out of the ordinary, how the game goes on behind it.
    public final List<String> says() {
        return says;
    }

    /// What is under way inside the scene and cannot be said, the innermost last.
    public final List<String> middle() {
        List<String> middle = new ArrayList<>();
        for (int i = at; i < t.depth(); i++) middle.add(called(t.frame(i)));
        return middle;
    }

    /// So many frames more are said.
    protected final void said(int frames, String words) {
        says.add(words);
        at += frames;
    }

    protected final boolean isSilent() {
        return says.isEmpty();
    }

    protected final void pass(int frames) {
        at += frames;
    }

    /// Nothing of it can be said.
    protected final void giveUp() {
        at = 0;
    }

    /// The frame that is not yet said, or the one so many above it; whether there is one.
    protected final boolean has(int above) {
        return at + above < t.depth();
    }

    protected final Frame<T> next(int above) {
        return t.frame(at + above);
    }

    /// A stage of the rules as it is written: `before revelation`.
    public static String words(Enum<?> stage) {
        return stage.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// The stage that is written so.
    public static <E extends Enum<E>> E stage(E[] all, String words) {
        StringBuilder known = new StringBuilder();
        for (E stage : all) {
            if (words(stage).equals(words)) return stage;
            known.append(known.isEmpty() ? "" : ", ").append(words(stage));
        }
        throw ScenarioValues.wrong("expected one of " + known + ", not '" + words + "'");
    }

    /// What a frame is called that cannot be said.
    protected String called(Frame<T> frame) {
        if (frame instanceof CardPlay<?> play) return card(play.def()) + by(play.seat());
        return frame.toString().replaceFirst("\\[.*", "");
    }

    protected String card(int def) {
        return t.book().card(def).name().en();
    }

    protected final String by(int seat) {
        return seat == NONE ? "" : " of " + names.get(seat);
    }
}
