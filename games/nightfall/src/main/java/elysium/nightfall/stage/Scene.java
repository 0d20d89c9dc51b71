package elysium.nightfall.stage;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Frame;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Harm;
import elysium.nightfall.flow.Night;
import elysium.nightfall.flow.Resolution;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.CardPlay;

/// Where the night stands, in the words of a position text, as far as they reach.
final class Scene {
    static final String OVER = "over", ONLY_PHASE = "only this phase", ONLY_TURN = "only this turn";

    private final Nightfall t;
    private final List<String> names;
    private final List<String> says = new ArrayList<>();
    private int at;

    Scene(Nightfall t, List<String> names) {
        this.t = t;
        this.names = names;
        if (t.over()) {
            says.add(OVER);
            at = t.depth();
        } else {
            look();
        }
    }

    /// The phase or step; then how far the game goes on behind it, where it does not to its end.
    List<String> says() {
        return says;
    }

    /// What is under way inside the scene and cannot be said, the innermost last.
    List<String> middle() {
        List<String> middle = new ArrayList<>();
        for (int i = at; i < t.depth(); i++) middle.add(called(t.frame(i)));
        return middle;
    }

    private void look() {
        boolean halts = t.frame(0) instanceof Halt;
        at = 1;
        Turn turn = at < t.depth() && t.frame(at) instanceof Turn found ? found : null;
        if (turn != null) at++;
        if (at < t.depth()) step(t.frame(at));
        if (says.isEmpty() && turn != null) says.add("before " + words(turn.at()));
        if (says.isEmpty()) at = 0;
        else if (halts) says.add(turn == null ? ONLY_PHASE : ONLY_TURN);
    }

    private void step(Frame<Nightfall> frame) {
        switch (frame) {
            case Draft draft -> said(1, "draft: pick " + (draft.round() + 1));
            case Attacks _ -> said(1, "combat: attacks");
            case Blocks blocks -> said(1, "combat: blocks of " + names.get(blocks.seat()));
            case Fights _ -> fights();
            case Chain chain -> said(1, "chain: " + names.get(chain.seat()));
            case Resolution resolution when resolution.applied() == 0 && t.resolving() == NONE -> said(1,
                    "chain: resolves");
            case Claim _ -> said(1, "claim");
            case CleanUp begun when begun.discarded() == NONE -> said(1, "cleanup");
            case CleanUp drawn -> said(1,
                    "cleanup: " + drawn.discarded() + " discarded, " + drawn.each() + " for each");
            default -> {}
        }
    }

    private void fights() {
        switch (at + 1 < t.depth() ? t.frame(at + 1) : t.frame(at)) {
            case Strike strike -> said(2, "combat: " + Lying.numbered(t, strike.attacker()) + " strikes, "
                    + strike.left() + " left");
            case Harm harm -> said(2, "combat: damage to " + names.get(harm.seat()) + ", " + harm.left() + " left");
            default -> said(1, "combat: fights");
        }
    }

    private void said(int frames, String words) {
        says.add(words);
        at += frames;
    }

    /// A stage of the rules as it is written.
    static String words(Enum<?> stage) {
        return stage.name().toLowerCase(Locale.ROOT);
    }

    private String called(Frame<Nightfall> frame) {
        return switch (frame) {
            case CardPlay<Nightfall> play -> Naming.name(t, play.def())
                    + (play.seat() == NONE ? "" : " of " + names.get(play.seat()));
            case Night night -> "the game, " + words(night.at());
            default -> frame.toString().replaceFirst("\\[.*", "");
        };
    }
}
