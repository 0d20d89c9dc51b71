package elysium.nightfall.show.terminal;

import java.util.List;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.show.text.Progress;
import elysium.nightfall.show.text.ResultText;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.AnsiColours;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Signs;

/// Draws the whole table for one viewer: the phase, the players, the current combat or chain, the archives, the hand.
public final class NightfallDrawing implements Drawing<Nightfall> {
    public static final Drawing<Nightfall> DRAWING = new NightfallDrawing();
    static final String ASKED = "◀", ACTIVE = "▶", KICKED = "✦", FORCED = "◆", HIDDEN = "▒";

    private NightfallDrawing() {}

    @Override public String draw(Nightfall t, int viewer, Style style) {
        NightfallCanvas canvas = NightfallCanvas.of(t, viewer, style);
        head(canvas);
        SeatDrawing.draw(canvas);
        switch (CurrentPhase.phase(t)) {
            case DRAFT -> DraftDrawing.draw(canvas);
            case COMBAT -> CombatDrawing.draw(canvas);
            case CHAIN -> ChainDrawing.draw(canvas);
            case OVER -> ScoreDrawing.draw(canvas);
            case CLAIM, CLEANUP -> {}
        }
        if (!t.isOver()) {
            ArchiveDrawing.commons(canvas);
            NightDrawing.draw(canvas);
        }
        if (canvas.seated() && !t.isOver()) HandDrawing.draw(canvas);
        if (style.legend() && !t.isOver()) Signs.below(canvas.panel(), canvas.colours(), signs(canvas.phrases()));
        return canvas.panel().close();
    }

    @Override public String legend(Style style) {
        return Signs.alone(style, signs(new NightfallPhrases(style.lang())));
    }

    private static void head(NightfallCanvas c) {
        Nightfall t = c.t();
        String wounds = t.night.ending() ? c.say("the end is triggered", "la fin est déclenchée")
                : c.phrases().wounds(t.wounds.faceUpCount())
                        + c.say(" face up", t.wounds.faceUpCount() < 2 ? " visible" : " visibles");
        c.panel().section(c.colours().bold("NIGHTFALL"), t.isOver() ? "" : c.colours().blood(wounds));
        String phase = switch (CurrentPhase.phase(t)) {
            case DRAFT, OVER -> "";
            default -> " · " + Progress.PHASES.get(CurrentPhase.phase(t).ordinal() - 1).in(c.phrases().lang());
        };
        String aside = t.isOver() ? c.colours().gold(ResultText.of(t, c.phrases(), c::nameInSentence))
                : c.say("first player: ", "premier joueur : ") + c.nameInSentence(t.night.firstPlayer());
        c.panel().line(c.colours().bold(Progress.title(t, c.phrases()) + phase), aside);
    }

    /// The legend.
    private static List<String> signs(NightfallPhrases in) {
        AnsiColours ink = new AnsiColours(false);
        return List.of(ASKED + in.say(" is asked", " doit répondre"),
                ACTIVE + in.say(" active player", " joueur actif"),
                in.say("3/2: strength, health left", "3/2 : Puissance, Points de Vie restants"),
                FORCED + in.say(" forced block", " blocage obligatoire"), KICKED + in.say(" kicked", " Pleine Lune"),
                Moons.of(ink, 0) + in.say(" white", " blanc"), Moons.of(ink, 1) + in.say(" yellow", " jaune"),
                Moons.of(ink, 2) + in.say(" red", " rouge"), Moons.of(ink, 3) + in.say(" blue", " bleu"),
                Moons.of(ink, 4) + in.say(" green", " vert"), Moons.of(ink, 5) + in.say(" violet", " violet"),
                in.say("Vulko 5 (3): costs 5, 3 left", "Vulko 5 (3) : coûte 5, reste 3"));
    }
}
