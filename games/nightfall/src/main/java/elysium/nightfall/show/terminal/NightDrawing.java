package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.show.text.Seen;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.TerminalText;

/// Draws the common parts: the wounds, the exiled cards, and effects of this turn.
final class NightDrawing {
    private NightDrawing() {}

    static void draw(NightfallCanvas c) {
        wounds(c);
        exile(c);
        List<String> now = effects(c);
        if (now.isEmpty()) return;
        c.panel().section(c.colours().bold(c.say("Now", "En ce moment")), "");
        for (String each : now) c.panel().line(each);
    }

    private static void wounds(NightfallCanvas c) {
        Nightfall t = c.t();
        int top = Seen.wound(t), down = t.count(GameLayout.WOUNDS) - t.wounds.faceUpCount();
        List<String> stack = new ArrayList<>();
        stack.add(t.wounds.faceUpCount() + c.say(" face up", " face visible"));
        if (top != NONE) stack.add(c.say("on top: ", "dessus : ") + c.colours().blood(c.phrases().card(t, top)));
        stack.add(down + c.say(" face down", " face cachée"));
        c.panel().section(c.colours().bold(c.say("Wounds left", "Blessures restantes")), "");
        for (String line : TerminalText.flow(stack, " · ", c.panel().innerWidth())) c.panel().line(line);
    }

    private static void exile(NightfallCanvas c) {
        List<String> exiled = new ArrayList<>();
        for (int card = c.t().first(GameLayout.EXILE); card != NONE; card = c.t().next(card))
            exiled.add(c.item(c.t().face(card)));
        if (exiled.isEmpty()) return;
        c.panel().section(c.colours().bold(c.say("Exile", "Exil")), c.phrases().cards(exiled.size()));
        for (String line : TerminalText.flow(c.phrases().withCounts(exiled), " · ", c.panel().innerWidth()))
            c.panel().line(line);
    }

    private static List<String> effects(NightfallCanvas c) {
        Nightfall t = c.t();
        List<String> now = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if (t.archives.areOpenTo(seat))
                now.add(c.say("Enemy archives are open to " + c.nameInSentence(seat) + " this turn.",
                        "Les Réserves adverses sont ouvertes à " + c.nameInSentence(seat) + " ce tour-ci."));
        if (t.archives.areBlocksSuspended())
            now.add(c.say("No forced block takes place this turn.", "Aucun blocage obligatoire n'a lieu ce tour-ci."));
        if (t.night.turnsSinceWound() > t.players()) now.add(calm(c));
        CleanUp cleanUp = CurrentPhase.cleanUp(t);
        if (cleanUp != null && cleanUp.discarded() > 0) now.add(mending(c, cleanUp));
        return now;
    }

    /// The turns left until a game without wounds is scored (NF-RUL-65).
    private static String calm(NightfallCanvas c) {
        int calm = c.t().night.turnsSinceWound(), last = GameFlow.quietTurnLimit(c.t());
        return c.say("No wound in the last " + calm + " turns; after " + last + " the wounds are counted.",
                "Aucune Blessure depuis " + calm + " tours ; après " + last + ", on compte les Blessures.");
    }

    private static String mending(NightfallCanvas c, CleanUp cleanUp) {
        String wounds = c.phrases().wounds(cleanUp.discarded()),
                cards = c.phrases().cards(cleanUp.discarded() * cleanUp.each());
        String who = c.nameInSentence(c.t().night.active());
        return c.say(who + " has discarded " + wounds + " and will draw " + cards + ".",
                who + " a défaussé " + wounds + " et piochera " + cards + ".");
    }
}
