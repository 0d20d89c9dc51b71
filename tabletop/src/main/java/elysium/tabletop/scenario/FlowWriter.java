package elysium.tabletop.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;

/// Describes the state of the flow in the words of a position text, as far as they can express it, from the bottom
/// frame up.
public abstract class FlowWriter<T extends CardTable<T>> {
    public static final String OVER = "over";

    protected final T t;
    protected final List<String> names;
    private final List<String> phrases = new ArrayList<>();
    private int at;

    protected FlowWriter(T t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// Reads the frames of a game that is not over, from the bottom up.
    protected abstract void readFrames();

    /// Reads the frames; each subclass calls it at the end of its constructor.
    protected final void read() {
        if (t.isOver()) express(t.depth(), OVER);
        else readFrames();
    }

    /// The phase, turn or step, followed by any unusual continuation.
    public final List<String> phrases() {
        return phrases;
    }

    /// The activities that cannot be expressed, innermost last.
    public final List<String> unexpressed() {
        List<String> middle = new ArrayList<>();
        for (int i = at; i < t.depth(); i++) middle.add(frameName(t.frame(i)));
        return middle;
    }

    /// Expresses the next frames with these words.
    protected final void express(int frames, String words) {
        phrases.add(words);
        at += frames;
    }

    protected final boolean isEmpty() {
        return phrases.isEmpty();
    }

    protected final void skip(int frames) {
        at += frames;
    }

    /// Discards the description: the state cannot be expressed.
    protected final void giveUp() {
        at = 0;
    }

    /// Whether there is a frame this far above the first one not yet expressed.
    protected final boolean has(int above) {
        return at + above < t.depth();
    }

    protected final Frame<T> next(int above) {
        return t.frame(at + above);
    }

    /// The name of a stage in words: `before revelation`.
    public static String words(Enum<?> stage) {
        return stage.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// The stage with this name.
    public static <E extends Enum<E>> E stage(E[] all, String words) {
        StringBuilder known = new StringBuilder();
        for (E stage : all) {
            if (words(stage).equals(words)) return stage;
            known.append(known.isEmpty() ? "" : ", ").append(words(stage));
        }
        throw ScenarioValues.wrong("expected one of " + known + ", not '" + words + "'");
    }

    /// The name of a frame that cannot be expressed.
    protected String frameName(Frame<T> frame) {
        if (frame instanceof CardPlay<?> play) return card(play.def()) + ofSeat(play.seat());
        return frame.toString().replaceFirst("\\[.*", "");
    }

    protected String card(int def) {
        return t.book().card(def).name().en();
    }

    protected final String ofSeat(int seat) {
        return seat == NONE ? "" : " of " + names.get(seat);
    }
}
