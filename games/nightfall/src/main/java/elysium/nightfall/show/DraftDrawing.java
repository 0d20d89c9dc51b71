package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.table.Ground;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Lettering;

/// Draws the draft: which pick it is and what becomes of the cards that are picked.
final class DraftDrawing {
    private DraftDrawing() {}

    static void draw(Canvas c) {
        Nightfall t = c.t();
        Draft draft = Where.draft(t);
        if (draft == null) return;
        c.panel().part(c.ink().bold(c.say("The draft", "Le draft")),
                c.say("keep one, pass the others to the left", "gardez-en une, passez les autres à gauche"));
        List<String> picks = new ArrayList<>();
        List<Text> all = Stations.picks(t);
        for (int i = 0; i < all.size(); i++) {
            String pick = i + 1 + ". " + all.get(i).in(c.tongue().lang());
            picks.add(i == draft.round() ? c.ink().gold("▶ " + pick) : i < draft.round() ? c.ink().faint(pick) : pick);
        }
        for (String line : Lettering.flow(picks, " · ", c.panel().room())) c.panel().line(line);
        if (c.seated() && t.first(Ground.DEALT + c.viewer()) != NONE) HandDrawing.dealt(c);
    }
}
