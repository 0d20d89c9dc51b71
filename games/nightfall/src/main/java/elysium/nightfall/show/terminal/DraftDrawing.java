package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.show.text.Drafting;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.TerminalText;
import elysium.tabletop.text.Phrases;

/// Draws the draft: the current pick, the destination of the cards, and the viewer's picks.
final class DraftDrawing {
    private DraftDrawing() {}

    static void draw(NightfallCanvas c) {
        Nightfall t = c.t();
        Draft draft = CurrentPhase.draft(t);
        if (draft == null) return;
        c.panel().section(c.colours().bold(c.say("The draft", "Le draft")), "");
        for (String line : TerminalText.flow(picks(c, draft), " · ", c.panel().innerWidth())) c.panel().line(line);
        c.panel().text(0, Phrases.capital(Drafting.step(t, draft, c.phrases())) + ".");
        away(c);
        if (c.seated() && t.first(GameLayout.DEALT + c.viewer()) != NONE) HandDrawing.dealt(c);
    }

    private static List<String> picks(NightfallCanvas c, Draft draft) {
        List<String> picks = new ArrayList<>();
        List<Text> all = Drafting.picks(c.t());
        for (int i = 0; i < all.size(); i++) {
            String pick = i + 1 + ". " + all.get(i).in(c.phrases().lang());
            picks.add(i == draft.round() ? c.colours().gold("▶ " + pick) : i < draft.round() ? c.colours().faint(pick)
                    : pick);
        }
        picks.add(Drafting.rest(c.t()).in(c.phrases().lang()));
        return picks;
    }

    private static void away(NightfallCanvas c) {
        List<String> away = new ArrayList<>();
        for (int card = c.t().first(GameLayout.BOX); card != NONE; card = c.t().next(card))
            if (c.sees(card)) away.add(c.card(c.t().face(card)));
        if (!away.isEmpty())
            c.panel().line(c.say("You have put away: ", "Vous avez écarté : ") + String.join(" · ", away));
    }
}
