package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import elysium.tabletop.terminal.AnsiColours;
import elysium.tabletop.terminal.Canvas;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Panel;
import elysium.tabletop.terminal.TerminalText;
import elysium.vtes.show.text.Breakdown;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Fact;

/// The table, viewer, style and panel of one drawing.
record VtesCanvas(Vtes t, int viewer, Drawing.Style style, VtesPhrases phrases, AnsiColours colours, Panel panel,
        List<Deck> decks)
        implements Canvas<Vtes> {
    private static final int LABEL = 12, NAME = 14;
    private static final int[] COLOURS = {185, 71, 212, 170, 75, 203, 173};

    static VtesCanvas of(Vtes t, int viewer, Drawing.Style style, List<Deck> decks) {
        return new VtesCanvas(t, viewer, style, new VtesPhrases(style.lang()), new AnsiColours(style.colour()),
                Canvas.panel(style),
                decks);
    }

    /// The number and name of a seat in its colour.
    @Override public String name(int seat, int room) {
        String number = seat < style.names().size() ? seat + 1 + " " : "";
        return colours.seat(seat, number + Canvas.super.name(seat, room - number.length()));
    }

    String name(int seat) {
        return name(seat, NAME);
    }

    /// The name of a card in the colour of its clan, or a card back for a viewer who may not see it.
    String card(int card) {
        return card == NONE ? "?" : sees(card) ? def(t.face(card)) : colours.faint(Legend.BACK);
    }

    String def(int def) {
        String name = phrases.card(t, def);
        int clan = t.book().printed(def, Fact.CLAN);
        return clan < 0 || clan > Clan.GANGREL.ordinal() ? name : colours.colour(COLOURS[clan], name);
    }

    String in(Text text) {
        return text.in(phrases.lang());
    }

    /// The width left for items after a label.
    int listRoom() {
        return panel.innerWidth() - LABEL - 2;
    }

    /// Items after a label, wrapped; draws nothing without items.
    void list(String label, List<String> items) {
        if (items.isEmpty()) return;
        String head = "  " + colours.faint(TerminalText.alignLeft(label, LABEL));
        panel.lines(head, TerminalText.flow(items, " · ", listRoom()));
    }

    /// A row of steps with the current one highlighted.
    void steps(List<Text> steps, int now) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            String step = in(steps.get(i));
            all.add(i + 1 == now ? colours.gold(Legend.ACTIVE + step) : colours.faint(step));
        }
        for (String line : TerminalText.flow(all, "  ", panel.innerWidth())) panel.line(line);
    }

    /// A labelled sum with its parts.
    void sum(String label, Breakdown sum) {
        List<String> parts = new ArrayList<>();
        for (Breakdown.Part part : sum.parts())
            parts.add((part.amount() < 0 ? "−" + -part.amount() : "+" + part.amount()) + " " + in(part.name()));
        String head = "  " + label + " " + colours.gold(String.valueOf(sum.total())) + "  ";
        if (parts.size() < 2) panel.line(head + (parts.isEmpty() ? "" : colours.faint(parts.getFirst())));
        else panel.lines(head, TerminalText.flow(parts, "  ", panel.innerWidth() - TerminalText.width(head)));
    }
}
